import { eq, lte, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { codes } from '../../contract/constants.ts';
import { bigint, type Db, inSeconds, rows } from '../db/database.ts';
import { deleteInBatches } from '../db/delete-in-batches.ts';
import { notifyAfterCommit } from '../on-commit.ts';
import { resetRequests, resets } from './tables.ts';

const openReset = z.object({ id: z.string(), userId: bigint, codeHash: z.string() });
type OpenReset = z.infer<typeof openReset>;

interface NewReset {
  readonly id: string;
  readonly browserHash: string | null;
  readonly tokenHash: string;
  readonly codeHash: string;
  readonly emailKey: string;
}

export async function addReset(tx: Db, email: string, reset: NewReset): Promise<void> {
  const { id, browserHash, tokenHash, codeHash, emailKey } = reset;
  await tx.execute(
    sql`insert into resets (id, user_id, browser_hash, token_hash, code_hash, email_key)
        select ${id}, u.id, ${browserHash}, ${tokenHash}, ${codeHash}, ${emailKey} from users u where u.email = ${email}`,
  );
}

const linkedReset = z.extend(openReset, { email: z.string(), isFresh: z.boolean(), isNewest: z.boolean() });

/** The caller decides whether a link that is no longer fresh may still be used. */
export async function findResetByToken(tx: Db, tokenHash: string): Promise<z.infer<typeof linkedReset> | null> {
  const [row] = await rows(
    tx,
    linkedReset,
    sql`select r.id, r.user_id as "userId", r.code_hash as "codeHash", u.email,
          r.created_at > now() - make_interval(secs => ${codes.resetLinkLifetime}) as "isFresh",
          not exists (select from resets other where other.user_id = r.user_id and other.created_at > r.created_at) as "isNewest"
        from resets r join users u on u.id = r.user_id where r.token_hash = ${tokenHash}`,
  );
  return row ?? null;
}

/** The browser that requested the reset has attempts of its own, which nobody else can use up. */
export async function consumeResetAttempt(db: Db, email: string, browserHash: string | null): Promise<OpenReset[]> {
  const isOwn = sql`coalesce(r.browser_hash = ${browserHash}, false)`;
  return rows(
    db,
    openReset,
    sql`update resets r set attempts = r.attempts + (${isOwn})::int,
          attempts_of_others = r.attempts_of_others + (not ${isOwn})::int
        from users u
        where u.id = r.user_id and u.email = ${email}
          and case when ${isOwn} then r.attempts else r.attempts_of_others end < ${codes.attempts}
          and coalesce((select l.sent_at from emails l where l.key = r.email_key), now())
              > now() - make_interval(secs => ${codes.lifetime})
        returning r.id, r.user_id as "userId", r.code_hash as "codeHash"`,
  );
}

export async function consumeResets(tx: Db, id: string, userId: number): Promise<boolean> {
  const gone = await tx.delete(resets).where(eq(resets.userId, userId)).returning({ id: resets.id });
  return gone.some((row) => row.id === id);
}

export async function addResetRequest(tx: Db, request: Omit<ResetRequest, 'id'>): Promise<void> {
  await tx.insert(resetRequests).values(request);
  notifyAfterCommit(tx, 'reset requests');
}

/** Always does the work, and rolls it back unless `isKept`, so both take equal time. */
export async function runInSavepoint(isKept: boolean, tx: Db, write: () => Promise<void>): Promise<void> {
  await tx.execute(sql`savepoint written`);
  await write();
  await tx.execute(isKept ? sql`release savepoint written` : sql`rollback to savepoint written`);
}

export interface ResetRequest {
  readonly id: number;
  readonly email: string;
  readonly browserHash: string | null;
  readonly deviceHash: string | null;
}

export async function findResetRequest(tx: Db): Promise<ResetRequest | null> {
  const [row] = await tx
    .select()
    .from(resetRequests)
    .where(lte(resetRequests.dueAt, sql`now()`))
    .orderBy(resetRequests.id)
    .limit(1);
  return row ?? null;
}

/** The caller holds the address lock. False if another node was first or the user was deleted. */
export async function takeResetRequest(tx: Db, id: number): Promise<boolean> {
  const taken = await tx.delete(resetRequests).where(eq(resetRequests.id, id)).returning({ id: resetRequests.id });
  return taken.length > 0;
}

export async function rescheduleResetRequest(db: Db, id: number): Promise<void> {
  await db
    .update(resetRequests)
    .set({ dueAt: inSeconds(30) })
    .where(eq(resetRequests.id, id));
}

export const deleteExpiredResetRequests = (db: Db): Promise<void> =>
  deleteInBatches(db, resetRequests, sql`created_at < now() - interval '1 hour'`);

export const deleteExpiredResets = (db: Db): Promise<void> =>
  deleteInBatches(db, resets, sql`created_at < now() - interval '1 day'`);
