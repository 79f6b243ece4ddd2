import { and, desc, eq, sql } from 'drizzle-orm';
import { invitationDays } from '../../contract/invitation-text.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { deleteInBatches } from '../db/delete-in-batches.ts';
import { invitations } from './tables.ts';

const isOpen = sql`${invitations.createdAt} > now() - make_interval(days => ${invitationDays})`;

/** The address in `ADMIN_EMAIL` may always register, or nobody could begin. */
export async function mayRegister(db: Db, config: Pick<Config, 'registration' | 'adminEmail'>, email: string) {
  if (config.registration === 'open' || config.adminEmail === email) return true;
  if (config.registration === 'closed') return false;
  const [row] = await db
    .select({ id: invitations.id })
    .from(invitations)
    .where(and(eq(invitations.email, email), isOpen));
  return row !== undefined;
}

export async function saveInvitation(tx: Db, email: string, invitedBy: string): Promise<void> {
  await tx
    .insert(invitations)
    .values({ email, invitedBy })
    .onConflictDoUpdate({ target: invitations.email, set: { invitedBy, createdAt: sql`now()` } });
}

export const listInvitations = (db: Db) =>
  db.select().from(invitations).where(isOpen).orderBy(desc(invitations.createdAt)).limit(100);

export async function deleteInvitation(tx: Db, id: number): Promise<string | null> {
  const [row] = await tx.delete(invitations).where(eq(invitations.id, id)).returning({ email: invitations.email });
  return row?.email ?? null;
}

export async function deleteInvitationOf(tx: Db, email: string): Promise<void> {
  await tx.delete(invitations).where(eq(invitations.email, email));
}

export const deleteExpiredInvitations = (db: Db): Promise<void> =>
  deleteInBatches(db, invitations, sql`created_at < now() - make_interval(days => ${invitationDays})`);
