import { eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { sessions as limits } from '../../contract/constants.ts';
import { bigint, type Db, rows } from '../db/database.ts';
import { deleteInBatches } from '../db/delete-in-batches.ts';
import { isUnavailable, rootCauseMessage } from '../db/errors.ts';
import type { Services, Session } from '../http/context.ts';
import type { Cookies } from '../http/cookies.ts';
import { makeToken, tokenHash } from '../http/token.ts';
import { sessions } from './tables.ts';

interface ComparedAccount {
  readonly id: number;
  readonly isAdmin: boolean;
  readonly passwordHash: string;
  readonly sessionEpoch: number;
}

/** Never adopts the browser's token. Returns false if the account changed while the password was being hashed. */
export async function startSession(tx: Db, cookies: Cookies, compared: ComparedAccount): Promise<boolean> {
  const { id, isAdmin, passwordHash, sessionEpoch } = compared;
  const token = makeToken();
  const started = await rows(
    tx,
    z.object({ tokenHash: z.string() }),
    sql`insert into sessions (token_hash, user_id, is_admin)
        select ${tokenHash(token)}, u.id, u.is_admin from users u join credentials c on c.user_id = u.id
        where u.id = ${id} and u.session_epoch = ${sessionEpoch} and u.is_active and u.email_verified
          and u.is_admin = ${isAdmin} and c.password_hash = ${passwordHash}
        for share of u returning token_hash as "tokenHash"`,
  );
  if (started.length === 0) return false;
  const brought = cookies.get('sid');
  if (brought !== null) await tx.delete(sessions).where(eq(sessions.tokenHash, tokenHash(brought)));
  await tx.execute(
    sql`delete from sessions where token_hash in
        (select token_hash from sessions where user_id = ${id}
         order by created_at desc, token_hash offset ${limits.perUser})`,
  );
  cookies.set('sid', token, limits.ownerAbsolute);
  return true;
}

const sessionRow = z.object({
  id: bigint,
  name: z.string(),
  email: z.string(),
  isAdmin: z.boolean(),
  isStale: z.boolean(),
});

export async function readSession(services: Services, token: string): Promise<Session | null> {
  if (!/^[\w-]{43}$/.test(token)) return null;
  const hash = tokenHash(token);
  const [row] = await rows(
    services.database.db,
    sessionRow,
    sql`select u.id, u.name, u.email, u.is_admin as "isAdmin", s.last_seen_at < now() - interval '1 minute' as "isStale"
        from sessions s join users u on u.id = s.user_id
        where s.token_hash = ${hash} and u.is_active and u.email_verified
          and s.last_seen_at > now() - make_interval(secs => case when s.is_admin then ${limits.adminIdle}::int else ${limits.ownerIdle}::int end)
          and s.created_at > now() - make_interval(secs => case when s.is_admin then ${limits.adminAbsolute}::int else ${limits.ownerAbsolute}::int end)`,
  );
  if (!row) return null;
  const { isStale, ...user } = row;
  if (isStale) await touchSession(services, hash);
  return { tokenHash: hash, user: { ...user, isActive: true, emailVerified: true } };
}

/** A read-only database still serves reads; the next request tries again. */
async function touchSession({ database, log }: Services, hash: string): Promise<void> {
  try {
    await database.db.update(sessions).set({ lastSeenAt: sql`now()` }).where(eq(sessions.tokenHash, hash));
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    log.warn({ error: rootCauseMessage(error) }, 'session not touched');
  }
}

export async function endSession(db: Db, hash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hash));
}

/** Also fails logins whose password is being compared right now. */
export async function endAllSessions(tx: Db, userId: number): Promise<void> {
  await tx.execute(sql`update users set session_epoch = session_epoch + 1 where id = ${userId}`);
  await tx.delete(sessions).where(eq(sessions.userId, userId));
}

export const deleteExpiredSessions = (db: Db): Promise<void> =>
  deleteInBatches(db, sessions, sql`created_at < now() - make_interval(secs => ${limits.ownerAbsolute})`);
