import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { HandlerLimit, Limit, LimitKey } from '../../contract/endpoint.ts';
import { errorMessages } from '../../contract/text.ts';
import { type Db, rows, selectPrepared } from '../db/database.ts';
import { deleteInBatches } from '../db/delete-in-batches.ts';
import { tooMany } from './app-error.ts';
import { addressesPerSite } from './client-ip.ts';
import type { Context } from './context.ts';
import { admit, awaitResponse, type Claim, hasResponse, replayEarlier } from './idempotency.ts';
import { rateLimitCounters } from './tables.ts';

// An int4 column, and one beyond the maximum is stored.
const counterMax = 2 ** 31 - 2;

export const maxOf = (limit: HandlerLimit, multiplier: number): number =>
  Math.min(counterMax, Math.max(1, Math.floor(limit.max * multiplier)));

export type RateLimitUse = readonly [limit: HandlerLimit, counted: string];

export interface RateLimitResult {
  readonly allowed: boolean;
  /** How many more are allowed in this window. */
  readonly left: number;
  readonly retryAfterSeconds: number;
  readonly window: string;
}

export async function consumeRateLimit(
  db: Db,
  limit: HandlerLimit,
  counted: string,
  multiplier: number,
): Promise<RateLimitResult> {
  const [result] = await consumeRateLimits(db, [[limit, counted]], multiplier);
  if (!result) throw new Error('a limit returned no row');
  return result;
}

interface CounterRow {
  readonly key: string;
  readonly taken: number;
  readonly seconds: number;
  readonly window: string;
}

// $1 keys, $2 maximums, $3 seconds, ordered by key, so that two statements cannot wait for each other.
const consumeWhere = (isNew: string, more = ''): string => `
  with wanted (key, max, seconds) as (select * from unnest($1::text[], $2::int[], $3::int[])),
    used_up as (
      select key, max + 1 as taken, window_ends_at from wanted join rate_limit_counters as counter using (key)
      where counter.window_ends_at > now() and counter.taken >= max and ${isNew}),
    consumed as (
      insert into rate_limit_counters as counter (key, taken, window_ends_at)
      select key, 1, now() + make_interval(secs => seconds) from wanted
      where not exists (select from used_up where used_up.key <> wanted.key) and ${isNew} order by key
      on conflict (key) do update set
        taken = case when counter.window_ends_at <= now() then 1
          else least(counter.taken, (select max from wanted where wanted.key = counter.key)) + 1 end,
        window_ends_at = case when counter.window_ends_at <= now()
          then excluded.window_ends_at else counter.window_ends_at end
      returning key, taken, window_ends_at)${more}
  select key, taken, ceil(extract(epoch from window_ends_at - now()))::int as seconds,
    extract(epoch from window_ends_at)::text as "window"
  from (select * from consumed union all
    select * from used_up where key not in (select key from consumed)) as counted`;

const consume = consumeWhere('true');
// $4 key, $5 hash of the body, $6 status
const consumeOnce = consumeWhere(
  `not ${hasResponse('$4::text')}`,
  `, admitted as (${admit('$4::text', '$5::text', '$6::int')})`,
);

/** When one limit is used up, the others stay as they are. A key with a stored response consumes nothing. */
export async function consumeRateLimits(
  db: Db,
  uses: readonly RateLimitUse[],
  multiplier: number,
  claim: Claim | null = null,
): Promise<(RateLimitResult & { readonly limit: HandlerLimit })[]> {
  const wanted = uses.map(([limit, counted]) => ({
    limit,
    key: rateLimitKey(limit, counted),
    max: maxOf(limit, multiplier),
  }));
  const values = [...limitParameters(uses, multiplier), uses.map(([limit]) => limit.seconds)];
  const found = claim
    ? await selectPrepared<CounterRow>(db, 'consume limits once', consumeOnce, [
        ...values,
        claim.key,
        claim.bodyHash,
        claim.status,
      ])
    : await selectPrepared<CounterRow>(db, 'consume limits', consume, values);
  return wanted.flatMap(({ limit, key, max }) =>
    found
      .filter((row) => row.key === key)
      .map(({ taken, seconds, window }) => ({
        limit,
        allowed: taken <= max,
        left: Math.max(0, max - taken),
        retryAfterSeconds: Math.max(1, seconds),
        window,
      })),
  );
}

/**
 * CTEs that count once in each hourly limit, or in none: then `consumed` is empty. The parameters are SQL, the first
 * two of them arrays.
 */
export const consumeTogether = (keys: string, maximums: string, condition: string): string =>
  `limits (key, max) as (select * from unnest(${keys}, ${maximums})),
   used_up as (select from limits join rate_limit_counters as counter using (key)
     where counter.window_ends_at > now() and counter.taken >= max),
   consumed as (
     insert into rate_limit_counters as counter (key, taken, window_ends_at)
     select key, 1, now() + interval '1 hour' from limits where not exists (select from used_up) and ${condition} order by key
     on conflict (key) do update set
       taken = case when counter.window_ends_at <= now() then 1 else counter.taken + 1 end,
       window_ends_at = case when counter.window_ends_at <= now() then excluded.window_ends_at else counter.window_ends_at end
     where counter.window_ends_at <= now() or counter.taken < (select max from limits where limits.key = counter.key)
     returning key)`;

/** The first two parameters of `consumeTogether`. */
export type LimitParameters = readonly [keys: readonly string[], maximums: readonly number[]];

export const limitParameters = (uses: readonly RateLimitUse[], multiplier: number): LimitParameters => [
  uses.map(([limit, counted]) => rateLimitKey(limit, counted)),
  uses.map(([limit]) => maxOf(limit, multiplier)),
];

export async function hasLeft(db: Db, limit: HandlerLimit, counted: string, multiplier: number): Promise<boolean> {
  const [row] = await rows(
    db,
    z.object({ taken: z.number() }),
    sql`select taken from rate_limit_counters where key = ${rateLimitKey(limit, counted)} and window_ends_at > now()`,
  );
  return (row?.taken ?? 0) < maxOf(limit, multiplier);
}

export async function assertRateLimits(
  limits: readonly Limit[],
  input: Record<string, unknown>,
  context: Context & { readonly claim: Claim | null },
  releaseSlot: () => void,
): Promise<void> {
  const { claim, db, services } = context;
  const uses = limits.flatMap((limit) => usesOf(limit, input, context));
  if (uses.length === 0) {
    if (claim) await replayEarlier(db, claim);
    return;
  }
  const results = await consumeRateLimits(db, uses, services.config.rateLimitMultiplier, claim);
  const exceeded = results.find((result) => !result.allowed);
  if (results.length > 0 && !exceeded) return;
  if (!exceeded) {
    if (claim) await replayEarlier(db, claim);
    return;
  }
  if (claim) {
    releaseSlot();
    await awaitResponse(db, claim);
  }
  const { limit, retryAfterSeconds } = exceeded;
  const user = context.session?.user.id ?? null;
  const business = limit.per.includes('business') ? { business: input.id ?? input.businessId } : {};
  services.log.warn({ limit: limit.name, user, ...business }, 'limit reached');
  throw tooMany(limit.sentence ?? errorMessages.tooMany, retryAfterSeconds);
}

type Input = Record<string, unknown>;
const businessOf = (input: Input): unknown => input.id ?? input.businessId ?? null;

/** What is counted together; null if the call names nothing to count. */
const counters: Readonly<Record<LimitKey, (input: Input, context: Context) => string | null>> = {
  ip: (_, { ip }) => ip,
  user: (_, { session, ip }) => String(session?.user.id ?? ip),
  visitor: (_, context) => context.visitor(),
  address: ({ email }) => String(email ?? ''),
  business: (input) => (businessOf(input) === null ? null : String(businessOf(input))),
};

function usesOf(limit: Limit, input: Input, context: Context): RateLimitUse[] {
  const counted = limit.per.map((key) => counters[key](input, context));
  if (counted.includes(null)) return [];
  const place = limit.per.indexOf('ip');
  if (place < 0) return [[limit, counted.join(' ')]];
  return perNetwork(limit, context, (ip) => counted.with(place, ip).join(' '));
}

/** A limit of a network address, and of the site around it. */
export function perNetwork(
  limit: HandlerLimit,
  { ip, site }: Pick<Context, 'ip' | 'site'>,
  countedBy: (ip: string) => string = (network) => network,
): RateLimitUse[] {
  const ofAddress: RateLimitUse = [limit, countedBy(ip)];
  return site === null ? [ofAddress] : [ofAddress, [{ ...limit, max: limit.max * addressesPerSite }, countedBy(site)]];
}

export async function refundRateLimit(db: Db, limit: HandlerLimit, counted: string): Promise<void> {
  await db.execute(
    sql`update rate_limit_counters set taken = greatest(taken - 1, 0) where key = ${rateLimitKey(limit, counted)}`,
  );
}

export const deleteExpiredRateLimits = (db: Db): Promise<void> =>
  deleteInBatches(db, rateLimitCounters, sql`window_ends_at < now()`);

/** Keys may hold personal data, so only their hash is stored. */
export function rateLimitKey(limit: HandlerLimit, counted: string): string {
  return `${limit.name}:${createHash('sha256').update(counted).digest('base64url').slice(0, 24)}`;
}
