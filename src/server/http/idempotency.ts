import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { errorMessages } from '../../contract/text.ts';
import { type Db, rows, selectPrepared } from '../db/database.ts';
import { deleteInBatches } from '../db/delete-in-batches.ts';
import { AppError } from './app-error.ts';
import { idempotencyKeys } from './tables.ts';

export interface Claim {
  readonly key: string;
  readonly bodyHash: string;
  readonly status: number;
  /** Encrypts the stored reply; null when it may be stored as it is. */
  readonly sealKey: Buffer | null;
}

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
  readonly scope: string;
  readonly name: string;
  readonly key: string;
  readonly input: unknown;
  readonly status: number;
  readonly secretReply: boolean;
}

/** A body may hold a password, so its stored hash is keyed: a stolen table alone allows no guessing. */
export function claimOf(secretKey: Buffer, { scope, name, key, input, status, secretReply }: Claimed): Claim {
  const whole = `${scope}\n${name}\n${key}`;
  return {
    key: createHash('sha256').update(whole).digest('base64url'),
    bodyHash: createHmac('sha256', secretKey)
      .update(`body ${JSON.stringify(input)}`)
      .digest('base64url'),
    status,
    sealKey: secretReply ? createHmac('sha256', secretKey).update(`seal ${whole}`).digest() : null,
  };
}

/** Each retry gets the same secret, but only with the key and the whole body. */
export const tokenFor = (secretKey: Buffer, { key, bodyHash }: Claim): string =>
  createHmac('sha256', secretKey).update(`token ${key} ${bodyHash}`).digest('base64url');

/** A request without a response may be in progress for this long: a model has eight seconds for a draft. */
const inProgressSeconds = 10;

const isRecent = sql`created_at > now() - make_interval(secs => ${inProgressSeconds})`;

/** SQL on a parameter. */
export const hasResponse = (key: string): string =>
  `exists (select from idempotency_keys where key = ${key} and reply is not null)`;

/** SQL on parameters, after the CTEs `consumed` and `wanted`. */
export const admit = (key: string, bodyHash: string, status: string): string =>
  `insert into idempotency_keys (key, body_hash, status) select ${key}, ${bodyHash}, ${status}
   where exists (select from consumed) and not exists (select from consumed join wanted using (key) where taken > max)
   on conflict (key) do nothing`;

const keyRow = z.object({ body_hash: z.string(), status: z.number(), reply: z.unknown(), is_recent: z.boolean() });

/** Throws the response that the key got before. Returns whether a request with the same body may be in progress. */
export async function replayEarlier(db: Db, claim: Claim): Promise<boolean> {
  const [row] = await rows(
    db,
    keyRow,
    sql`select body_hash, status, reply, ${isRecent} as is_recent from idempotency_keys where key = ${claim.key}`,
  );
  if (!row) return false;
  const isSame = row.body_hash === claim.bodyHash;
  if (row.reply === null) return isSame && row.is_recent;
  if (!isSame) throw new AppError(422, 'key_reused', errorMessages.keyReused);
  throw new Replay(row.status, openReply(claim, row.reply));
}

export async function awaitResponse(db: Db, claim: Claim): Promise<void> {
  for (const pause of [50, 100, 200, 400]) {
    if (!(await replayEarlier(db, claim))) return;
    await sleep(pause);
  }
  await replayEarlier(db, claim);
}

/** Two requests with one key may work at once. The first to commit stores its response; the other is undone and replays it. */
export async function runOnce<Reply>(tx: Db, claim: Claim, work: () => Promise<Reply>): Promise<Reply> {
  const reply = await work();
  const stored = await selectPrepared(
    tx,
    'store reply',
    // An update first, because `on conflict` logs a lock of the row besides.
    `with claimed as (update idempotency_keys set body_hash = $2, reply = $4::jsonb where key = $1 and reply is null returning key),
     stored as (insert into idempotency_keys as claimed (key, body_hash, status, reply)
       select $1, $2, $3, $4::jsonb where not exists (select from claimed)
       on conflict (key) do update set body_hash = excluded.body_hash, reply = excluded.reply
       where claimed.reply is null returning key)
     select from claimed union all select from stored`,
    [claim.key, claim.bodyHash, claim.status, JSON.stringify(sealReply(claim, reply))],
  );
  if (stored.length === 0) await replayEarlier(tx, claim);
  return reply;
}

const ivBytes = 12;
const tagBytes = 16;

function sealReply({ sealKey }: Claim, reply: unknown): unknown {
  if (sealKey === null) return reply;
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', sealKey, iv);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(reply)), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Replies from before their call had a secret are stored as they are. */
function openReply({ sealKey }: Claim, stored: unknown): unknown {
  if (sealKey === null || typeof stored !== 'string') return stored;
  const bytes = Buffer.from(stored, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', sealKey, bytes.subarray(0, ivBytes));
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString());
}

export const deleteExpiredIdempotencyKeys = (db: Db, hours: number): Promise<void> =>
  deleteInBatches(db, idempotencyKeys, sql`created_at < now() - make_interval(hours => ${hours})`);
