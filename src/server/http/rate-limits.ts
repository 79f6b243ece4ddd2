import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Limit } from '../../contract/endpoint.ts';
import { errorMessages } from '../../contract/text.ts';
import { type Db, selectRows } from '../db/database.ts';
import { deleteInBatches } from '../db/delete-in-batches.ts';
import { tooMany } from './app-error.ts';
import type { Context } from './context.ts';
import { type Claim, markInProgress } from './idempotency.ts';
import { rateLimitCounters } from './tables.ts';

// The counter is an integer of the database and goes one beyond
const counterMax = 2 ** 31 - 2;

const maxOf = (limit: Limit, multiplier: number): number =>
  Math.min(counterMax, Math.max(1, Math.floor(limit.max * multiplier)));

/** What became of an attempt to take one of a limit's pieces. */
export interface Taken {
  readonly allowed: boolean;
  readonly retryAfterSeconds: number;
  /** Names the current window: the same for all takes in it. */
  readonly window: string;
}

/**
 * Takes one piece of a limit in one statement, so that many nodes together never pass more than `max`. A claim that is let in
 * is noted as at work.
 */
export async function consumeRateLimit(
  db: Db,
  limit: Limit,
  counted: string,
  multiplier: number,
  claim: Claim | null = null,
): Promise<Taken> {
  const max = maxOf(limit, multiplier);
  const [row] = await selectRows<{ taken: number; seconds: number; window: string }>(
    db,
    sql`with taken as (
          insert into rate_limit_counters as counter (key, taken, window_ends_at)
          values (${rateLimitKey(limit, counted)}, 1, now() + make_interval(secs => ${limit.seconds}))
          on conflict (key) do update set
            taken = case when counter.window_ends_at <= now() then 1 else least(counter.taken + 1, ${max + 1}) end,
            window_ends_at = case when counter.window_ends_at <= now()
              then now() + make_interval(secs => ${limit.seconds}) else counter.window_ends_at end
          returning taken, ceil(extract(epoch from window_ends_at - now()))::int as seconds,
            extract(epoch from window_ends_at)::text as "window")
        ${claim ? sql`, claimed as (${markInProgress(claim, max)})` : sql``}
        select taken, seconds, "window" from taken`,
  );
  if (!row) throw new Error('a limit answered no row');
  return { allowed: row.taken <= max, retryAfterSeconds: Math.max(1, row.seconds), window: row.window };
}

/** Whether a piece of the limit is left. Takes none, and so writes nothing. */
export async function hasLeft(db: Db, limit: Limit, counted: string, multiplier: number): Promise<boolean> {
  const [row] = await selectRows<{ taken: number }>(
    db,
    sql`select taken from rate_limit_counters where key = ${rateLimitKey(limit, counted)} and window_ends_at > now()`,
  );
  return (row?.taken ?? 0) < maxOf(limit, multiplier);
}

/** Takes one piece of a limit that a call declares; refuses when it is used up. */
export async function assertRateLimit(
  limit: Limit,
  input: Record<string, unknown>,
  context: Context & { readonly claim: Claim | null },
): Promise<void> {
  const counted: string[] = [];
  for (const by of limit.per) {
    if (by === 'ip') counted.push(context.ip);
    if (by === 'user') counted.push(String(context.session?.user.id ?? context.ip));
    if (by === 'visitor') counted.push(context.visitor());
    if (by === 'address') counted.push(String(input.email ?? ''));
    if (by === 'business') {
      const business = input.businessId ?? input.id;
      if (business === undefined || business === null) return;
      counted.push(String(input.id ?? business));
    }
  }
  const { database, config, log } = context.services;
  const taken = await consumeRateLimit(
    database.db,
    limit,
    counted.join(' '),
    config.rateLimitMultiplier,
    context.claim,
  );
  if (taken.allowed) return;
  log.warn({ limit: limit.name, user: context.session?.user.id ?? null }, 'limit reached');
  throw tooMany(limit.sentence ?? errorMessages.tooMany, taken.retryAfterSeconds);
}

/** Gives a piece back: a good login does not count as a failure. */
export async function refundRateLimit(db: Db, limit: Limit, counted: string): Promise<void> {
  await db.execute(
    sql`update rate_limit_counters set taken = greatest(taken - 1, 0) where key = ${rateLimitKey(limit, counted)}`,
  );
}

/** Counters whose window is over are of no use any more. */
export const deleteExpiredRateLimits = (db: Db): Promise<void> =>
  deleteInBatches(db, rateLimitCounters, sql`window_ends_at < now()`);

/** Keys may hold addresses of people, so only their hash is kept. */
function rateLimitKey(limit: Limit, counted: string): string {
  return `${limit.name}:${createHash('sha256').update(counted).digest('base64url').slice(0, 24)}`;
}
