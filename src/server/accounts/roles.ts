import { and, eq, sql } from 'drizzle-orm';
import { errorMessages } from '../../contract/text.ts';
import { nameOf, recordAudit } from '../admin/store.ts';
import { type Db, selectRows } from '../db/database.ts';
import { conflict } from '../http/app-error.ts';
import { endAllSessions } from './sessions.ts';
import { users } from './tables.ts';

/** Any number that no other lock uses. */
const administratorsLock = 7_264_002;

/** The active administrators besides one user. Until the transaction ends, nobody else can take one of them away. */
export async function lockOtherAdministrators(tx: Db, userId: number): Promise<number[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(${administratorsLock})`);
  const rows = await selectRows<{ id: number }>(
    tx,
    sql`select id from users where is_admin and is_active and email_verified and id <> ${userId}`,
  );
  return rows.map((row) => Number(row.id));
}

interface RoleChange {
  readonly email: string;
  readonly isAdmin: boolean;
  /** Named in the audit log. */
  readonly by: string;
}

/**
 * The only place where a role changes: the last active administrator stays one, all sessions of the user end, and the
 * audit log names the change. Returns null when nobody verified has the address.
 */
export async function changeRole(tx: Db, { email, isAdmin, by }: RoleChange): Promise<{ isActive: boolean } | null> {
  const verified = and(eq(users.email, email), eq(users.emailVerified, true));
  const [found] = await tx.select({ id: users.id }).from(users).where(verified);
  if (!found) return null;
  const others = isAdmin ? [] : await lockOtherAdministrators(tx, found.id);
  const [user] = await tx.select().from(users).where(verified).for('update');
  if (!user) return null;
  if (user.isAdmin === isAdmin) return user;
  if (!isAdmin && user.isActive && others.length === 0) throw conflict('last_administrator', errorMessages.lastAdmin);
  await tx.update(users).set({ isAdmin }).where(eq(users.id, user.id));
  await endAllSessions(tx, user.id);
  const action = isAdmin ? 'gave the administrator role to' : 'took the administrator role from';
  await recordAudit(tx, by, action, nameOf(user));
  return user;
}
