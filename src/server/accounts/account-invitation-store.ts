import { and, desc, eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { accountInvitationDays } from '../../contract/accounts/invitation-text.ts';
import type { Config } from '../config/config.ts';
import { type Db, rows } from '../db/database.ts';
import { deleteInBatches } from '../db/delete-in-batches.ts';
import { accountInvitations } from './tables.ts';

const isOpen = sql`${accountInvitations.createdAt} > now() - make_interval(days => ${accountInvitationDays})`;

/** The address in `ADMIN_EMAIL` may always register, or nobody could begin. */
export async function mayRegister(db: Db, config: Pick<Config, 'registration' | 'adminEmail'>, email: string) {
  if (config.registration === 'open' || config.adminEmail === email) return true;
  if (config.registration === 'closed') return false;
  const [row] = await db
    .select({ id: accountInvitations.id })
    .from(accountInvitations)
    .where(and(eq(accountInvitations.email, email), isOpen));
  return row !== undefined || isInvitedToTeam(db, email);
}

async function isInvitedToTeam(db: Db, email: string): Promise<boolean> {
  const open = sql`select from team_invitations i
    join users u on u.id = i.invited_by and u.is_active
    join businesses b on b.id = any(i.business_ids) and b.user_id = i.invited_by
    where i.email = ${email} and i.used_at is null and i.expires_at > now()`;
  return (await rows(db, z.object({}), sql`${open} limit 1`)).length > 0;
}

export async function saveAccountInvitation(tx: Db, email: string, invitedBy: string): Promise<void> {
  await tx
    .insert(accountInvitations)
    .values({ email, invitedBy })
    .onConflictDoUpdate({ target: accountInvitations.email, set: { invitedBy, createdAt: sql`now()` } });
}

export const listAccountInvitations = (db: Db) =>
  db.select().from(accountInvitations).where(isOpen).orderBy(desc(accountInvitations.createdAt)).limit(100);

export async function deleteAccountInvitation(tx: Db, id: number): Promise<string | null> {
  const [row] = await tx
    .delete(accountInvitations)
    .where(eq(accountInvitations.id, id))
    .returning({ email: accountInvitations.email });
  return row?.email ?? null;
}

export async function deleteAccountInvitationOf(tx: Db, email: string): Promise<void> {
  await tx.delete(accountInvitations).where(eq(accountInvitations.email, email));
}

export const deleteExpiredAccountInvitations = (db: Db): Promise<void> =>
  deleteInBatches(db, accountInvitations, sql`created_at < now() - make_interval(days => ${accountInvitationDays})`);
