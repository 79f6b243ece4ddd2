import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { users } from '../tables.ts';
import { oidcIdentities } from './tables.ts';

export async function findIdentity(db: Db, issuer: string, subject: string) {
  const { id, name, email, isAdmin, isActive, sessionEpoch } = users;
  const [row] = await db
    .select({ id, name, email, isAdmin, isActive, sessionEpoch })
    .from(oidcIdentities)
    .innerJoin(users, eq(users.id, oidcIdentities.userId))
    .where(and(eq(oidcIdentities.issuer, issuer), eq(oidcIdentities.subject, subject)));
  return row ?? null;
}

export async function linkIdentity(tx: Db, issuer: string, subject: string, userId: number): Promise<void> {
  await tx.insert(oidcIdentities).values({ issuer, subject, userId }).onConflictDoNothing();
}

/** The issuer may have given the address to another person since. */
export async function hasOtherIdentity(db: Db, issuer: string, subject: string, userId: number): Promise<boolean> {
  const { issuer: theirs, subject: known, userId: linked } = oidcIdentities;
  return (await db.$count(oidcIdentities, and(eq(theirs, issuer), ne(known, subject), eq(linked, userId)))) > 0;
}
