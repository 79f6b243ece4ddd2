import { createHash, createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import { errorMessages } from '../../contract/text.ts';
import { type Db, selectRows } from '../db/database.ts';
import { deleteInBatches } from '../db/delete-in-batches.ts';
import { AppError } from './app-error.ts';
import { idempotencyKeys } from './tables.ts';

/** One request's claim on an Idempotency-Key. */
export interface Claim {
  readonly key: string;
  readonly bodyHash: string;
  readonly status: number;
}

/** Thrown out of a transaction whose work was done before, with the answer that it gave then. */
export class Replay extends Error {
  readonly reply: unknown;
  readonly status: number;

  constructor(status: number, reply: unknown) {
    super('replayed');
    this.status = status;
    this.reply = reply;
  }
}

interface Claimed {
  /** Whose key it is. */
  readonly scope: string;
  readonly name: string;
  readonly key: string;
  readonly input: unknown;
  readonly status: number;
}

/** A body may hold a password, so its stored hash needs the server's key: a stolen table alone lets nobody guess it. */
export function claimOf(secretKey: Buffer, { scope, name, key, input, status }: Claimed): Claim {
  return {
    key: createHash('sha256').update(`${scope}\n${name}\n${key}`).digest('base64url'),
    bodyHash: createHmac('sha256', secretKey)
      .update(`body ${JSON.stringify(input)}`)
      .digest('base64url'),
    status,
  };
}

/** The same secret for each repetition of a request, and for nobody who does not know its key and its whole body. */
export const tokenFor = (secretKey: Buffer, { key, bodyHash }: Claim): string =>
  createHmac('sha256', secretKey).update(`token ${key} ${bodyHash}`).digest('base64url');

/** So long after its limits let it in a request may be at work; the model of a draft is given eight seconds. */
const atWorkSeconds = 10;

/** Throws the earlier answer if there is one. Answers whether somebody may be at work on it. */
export async function replayEarlier(db: Db, claim: Claim): Promise<boolean> {
  const [row] = await selectRows<{ body_hash: string; status: number; reply: unknown; at_work: boolean }>(
    db,
    sql`select body_hash, status, reply, created_at > now() - make_interval(secs => ${atWorkSeconds}) as at_work
        from idempotency_keys where key = ${claim.key}`,
  );
  if (!row) return false;
  const isSame = row.body_hash === claim.bodyHash;
  if (row.reply === null) return isSame && row.at_work;
  if (!isSame) throw new AppError(422, 'key_reused', errorMessages.keyReused);
  throw new Replay(row.status, row.reply);
}

/** Like `replayEarlier`, for an answer that may be a moment away. Waits for nobody who is not at work. */
export async function awaitResult(db: Db, claim: Claim): Promise<void> {
  for (const pause of [50, 100, 200, 400]) {
    if (!(await replayEarlier(db, claim))) return;
    await sleep(pause);
  }
  await replayEarlier(db, claim);
}

/** As a part of the statement that takes a limit, `taken`: whom it lets in is at work from that very moment, for every node to see. */
export const markInProgress = ({ key, bodyHash, status }: Claim, max: number): SQL =>
  sql`insert into idempotency_keys (key, body_hash, status) select ${key}, ${bodyHash}, ${status}::int from taken
      where taken.taken <= ${max} on conflict (key) do nothing`;

/**
 * Runs `work` once for its key, inside the transaction `tx`. A second request with the key waits on the row of the
 * first and then replays its answer; if the first fails, its claim is rolled back and the second works.
 */
export async function runOnce<Reply>(tx: Db, claim: Claim, work: () => Promise<Reply>): Promise<Reply> {
  const claimed = await selectRows(
    tx,
    sql`insert into idempotency_keys as claimed (key, body_hash, status)
        values (${claim.key}, ${claim.bodyHash}, ${claim.status})
        on conflict (key) do update set body_hash = excluded.body_hash where claimed.reply is null returning key`,
  );
  if (claimed.length === 0) await replayEarlier(tx, claim);
  const reply = await work();
  await tx.execute(sql`update idempotency_keys set reply = ${JSON.stringify(reply)}::jsonb where key = ${claim.key}`);
  return reply;
}

export const deleteExpiredIdempotencyKeys = (db: Db, hours: number): Promise<void> =>
  deleteInBatches(db, idempotencyKeys, sql`created_at < now() - make_interval(hours => ${hours})`);
