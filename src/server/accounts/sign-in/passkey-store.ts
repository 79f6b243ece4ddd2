import { and, asc, eq, lt, ne, or, sql } from 'drizzle-orm';
import { signIn } from '../../../contract/constants.ts';
import type { Db } from '../../db/database.ts';
import { deleteInBatches } from '../../db/delete-in-batches.ts';
import { users } from '../tables.ts';
import { passkeyChallenges, passkeys } from './tables.ts';

export function listPasskeys(db: Db, userId: number) {
  return db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.createdAt));
}

/** A passkey that was added under another address in PUBLIC_URL. */
export async function countForeignPasskeys(db: Db, host: string): Promise<number> {
  return db.$count(passkeys, ne(passkeys.host, host));
}

export async function findPasskey(db: Db, id: string, host: string) {
  const [row] = await db
    .select({
      id: passkeys.id,
      userId: passkeys.userId,
      name: passkeys.name,
      publicKey: passkeys.publicKey,
      counter: passkeys.counter,
      email: users.email,
      userName: users.name,
      isAdmin: users.isAdmin,
      isActive: users.isActive,
      sessionEpoch: users.sessionEpoch,
    })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(and(eq(passkeys.id, id), eq(passkeys.host, host), users.emailVerified));
  return row ?? null;
}

export async function insertPasskey(
  tx: Db,
  passkey: Omit<typeof passkeys.$inferInsert, 'createdAt' | 'usedAt'>,
): Promise<boolean> {
  const added = await tx.insert(passkeys).values(passkey).onConflictDoNothing().returning({ id: passkeys.id });
  return added.length > 0;
}

/** False if the counter did not go forward: then two devices hold the same passkey. Many passkeys always send 0. */
export async function countPasskeyUse(tx: Db, id: string, counter: number): Promise<boolean> {
  const forward = or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), sql`${counter}::bigint = 0`));
  const used = await tx
    .update(passkeys)
    .set({ counter, usedAt: sql`now()` })
    .where(and(eq(passkeys.id, id), forward))
    .returning({ id: passkeys.id });
  return used.length > 0;
}

export async function renamePasskey(db: Db, userId: number, id: string, name: string): Promise<boolean> {
  const own = and(eq(passkeys.userId, userId), eq(passkeys.id, id));
  return (await db.update(passkeys).set({ name }).where(own).returning({ id: passkeys.id })).length > 0;
}

export async function deletePasskey(tx: Db, userId: number, id: string): Promise<string | null> {
  const own = and(eq(passkeys.userId, userId), eq(passkeys.id, id));
  const [row] = await tx.delete(passkeys).where(own).returning({ name: passkeys.name });
  return row?.name ?? null;
}

export async function saveChallenge(db: Db, challenge: string, browserHash: string): Promise<void> {
  await db.insert(passkeyChallenges).values({ challenge, browserHash });
}

const isFresh = sql`${passkeyChallenges.createdAt} > now() - make_interval(secs => ${signIn.challengeLifetime})`;

/** Each challenge works once, in the browser that asked for it. */
export async function consumeChallenge(db: Db, challenge: string, browserHash: string): Promise<boolean> {
  const own = and(eq(passkeyChallenges.challenge, challenge), eq(passkeyChallenges.browserHash, browserHash), isFresh);
  return (await db.delete(passkeyChallenges).where(own).returning({ one: passkeyChallenges.challenge })).length > 0;
}

export const deleteExpiredChallenges = (db: Db): Promise<void> =>
  deleteInBatches(db, passkeyChallenges, sql`created_at < now() - make_interval(secs => ${signIn.challengeLifetime})`);
