import { createHash, createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { refusals } from '../../contract/text.ts';
import { type Db, selectRows } from '../db/database.ts';
import { forgetInPieces } from '../db/forget.ts';
import { Refusal } from './refusal.ts';
import { idempotentAnswers } from './tables.ts';

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

/** Throws the earlier answer if there is one. */
export async function replayEarlier(db: Db, claim: Claim): Promise<void> {
  const [row] = await selectRows<{ body_hash: string; status: number; reply: unknown }>(
    db,
    sql`select body_hash, status, reply from idempotent_answers where key = ${claim.key} and reply is not null`,
  );
  if (!row) return;
  if (row.body_hash !== claim.bodyHash) throw new Refusal(422, 'key_reused', refusals.keyReused);
  throw new Replay(row.status, row.reply);
}

/** Like `replayEarlier`, for an answer that may be a moment away. */
export async function replaySoon(db: Db, claim: Claim): Promise<void> {
  for (const pause of [0, 50, 100, 200, 400]) {
    await sleep(pause);
    await replayEarlier(db, claim);
  }
}

/**
 * Runs `work` once for its key, inside the transaction `tx`. A second request with the key waits on the row of the
 * first and then replays its answer; if the first fails, its claim is rolled back and the second works.
 */
export async function workOnce<Reply>(tx: Db, claim: Claim, work: () => Promise<Reply>): Promise<Reply> {
  const claimed = await selectRows(
    tx,
    sql`insert into idempotent_answers (key, body_hash, status) values (${claim.key}, ${claim.bodyHash}, ${claim.status})
        on conflict (key) do nothing returning key`,
  );
  if (claimed.length === 0) await replayEarlier(tx, claim);
  const reply = await work();
  await tx.execute(sql`update idempotent_answers set reply = ${JSON.stringify(reply)}::jsonb where key = ${claim.key}`);
  return reply;
}

export const forgetOldAnswers = (db: Db, hours: number): Promise<void> =>
  forgetInPieces(db, idempotentAnswers, sql`created_at < now() - make_interval(hours => ${hours})`);
