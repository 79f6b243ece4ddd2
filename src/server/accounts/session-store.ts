import { and, desc, eq, ne, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { sessions as limits } from '../../contract/constants.ts';
import { bigint, type Db, rows } from '../db/database.ts';
import { deleteInBatches } from '../db/delete-in-batches.ts';
import { isUnavailable, rootCauseMessage } from '../db/errors.ts';
import type { Context, Services, Session } from '../http/context.ts';
import { makeToken, tokenHash } from '../http/token.ts';
import { browserName } from './sign-in/browser-name.ts';
import { lacksSecondStep } from './sign-in/second-step-store.ts';
import { sessions } from './tables.ts';

export interface ComparedAccount {
  readonly id: number;
  readonly isAdmin: boolean;
  /** `null` if no password was compared. */
  readonly passwordHash: string | null;
  readonly sessionEpoch: number;
}

/** Called by `signIn` alone. Never adopts the browser's token. Returns false if the account changed since it was read. */
export async function startSession(
  tx: Db,
  { cookies, userAgent }: Pick<Context, 'cookies' | 'userAgent'>,
  compared: ComparedAccount,
  isFresh = true,
): Promise<boolean> {
  const { id, isAdmin, passwordHash, sessionEpoch } = compared;
  const token = makeToken();
  const started = await rows(
    tx,
    z.object({ tokenHash: z.string() }),
    sql`insert into sessions (token_hash, user_id, is_admin, browser, authenticated_at)
        select ${tokenHash(token)}, u.id, u.is_admin, ${browserName(userAgent)}, ${isFresh ? sql`now()` : sql`to_timestamp(0)`}
        from users u left join credentials c on c.user_id = u.id
        where u.id = ${id} and u.session_epoch = ${sessionEpoch} and u.is_active and u.email_verified
          and u.is_admin = ${isAdmin} and (${passwordHash}::text is null or c.password_hash = ${passwordHash})
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
  isRecent: z.boolean(),
});

export async function readSession(services: Services, token: string): Promise<Session | null> {
  if (!/^[\w-]{43}$/.test(token)) return null;
  const hash = tokenHash(token);
  const [row] = await rows(
    services.database.db,
    sessionRow,
    sql`select u.id, u.name, u.email, u.is_admin as "isAdmin", s.last_seen_at < now() - interval '1 minute' as "isStale",
          coalesce(s.authenticated_at, s.created_at) > now() - make_interval(secs => ${limits.confirmed}) as "isRecent"
        from sessions s join users u on u.id = s.user_id
        where s.token_hash = ${hash} and u.is_active and u.email_verified and not ${lacksSecondStep(services.config)}
          and s.last_seen_at > now() - make_interval(secs => case when s.is_admin then ${limits.adminIdle}::int else ${limits.ownerIdle}::int end)
          and s.created_at > now() - make_interval(secs => case when s.is_admin then ${limits.adminAbsolute}::int else ${limits.ownerAbsolute}::int end)`,
  );
  if (!row) return null;
  const { isStale, isRecent, ...user } = row;
  if (isStale) await touchSession(services, hash);
  return { tokenHash: hash, isRecent, user: { ...user, isActive: true, emailVerified: true } };
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

/** False if another request was first. */
export async function endSession(db: Db, hash: string): Promise<boolean> {
  const own = eq(sessions.tokenHash, hash);
  return (await db.delete(sessions).where(own).returning({ id: sessions.tokenHash })).length > 0;
}

/** Also fails logins whose password is being compared right now. */
export async function endAllSessions(tx: Db, userId: number): Promise<void> {
  await tx.execute(sql`update users set session_epoch = session_epoch + 1 where id = ${userId}`);
  await tx.delete(sessions).where(eq(sessions.userId, userId));
}

export async function endEverySession(tx: Db): Promise<void> {
  await tx.delete(sessions);
}

/** Keeps the session with this hash. */
export async function endOtherSessions(tx: Db, userId: number, hash: string): Promise<void> {
  await tx.execute(sql`update users set session_epoch = session_epoch + 1 where id = ${userId}`);
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, hash)));
}

/** A part of the hash names a session to its user. */
const publicId = sql<string>`left(${sessions.tokenHash}, 22)`;

export const sessionIdOf = (hash: string): string => hash.slice(0, 22);

export function listSessions(db: Db, userId: number) {
  const { browser, createdAt, lastSeenAt, tokenHash } = sessions;
  return db
    .select({ id: publicId, browser, createdAt, lastSeenAt, tokenHash })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.lastSeenAt));
}

export async function endOwnSession(db: Db, userId: number, id: string): Promise<boolean> {
  const own = and(eq(sessions.userId, userId), eq(publicId, id));
  return (await db.delete(sessions).where(own).returning({ id: sessions.tokenHash })).length > 0;
}

export async function confirmSession(db: Db, hash: string): Promise<void> {
  await db.update(sessions).set({ authenticatedAt: sql`now()` }).where(eq(sessions.tokenHash, hash));
}

export const deleteExpiredSessions = (db: Db): Promise<void> =>
  deleteInBatches(db, sessions, sql`created_at < now() - make_interval(secs => ${limits.ownerAbsolute})`);
