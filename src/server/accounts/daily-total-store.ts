import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { dailyShares } from '../../contract/constants.ts';
import type { HandlerLimit } from '../../contract/endpoint.ts';
import { type Db, rows } from '../db/database.ts';
import { type RateLimitUse, rateLimitKey } from '../http/rate-limits.ts';

const counted = 'all';

export const shareOf = (max: number, part: number): number => Math.max(1, Math.floor(max * part));

interface TotalUses {
  readonly day: RateLimitUse;
  readonly share: RateLimitUse;
  /** Counts all new accounts together, because any number of them can belong to one person. Absent for other accounts. */
  readonly newcomers?: RateLimitUse;
}

/** Counters of a daily total of the whole installation in which one act of an account counts. */
export async function usesOfTotal(
  db: Db,
  total: HandlerLimit,
  share: HandlerLimit,
  userId: number,
): Promise<TotalUses> {
  const uses: TotalUses = { day: [total, counted], share: [share, String(userId)] };
  // Two halves would fit into one day of the total if theirs did not end with it.
  const [newcomer] = await rows(
    db,
    z.object({ secondsLeft: z.nullable(z.number()) }),
    sql`select (select floor(extract(epoch from window_ends_at - now()))::int from rate_limit_counters
            where key = ${rateLimitKey(total, counted)} and window_ends_at > now()) as "secondsLeft"
        from users where id = ${userId} and created_at > now() - make_interval(days => ${dailyShares.newcomerDays})`,
  );
  if (newcomer === undefined) return uses;
  const limit: HandlerLimit = {
    name: `newcomers, ${total.name}`,
    per: [],
    max: shareOf(total.max, dailyShares.ofNewcomers),
    seconds: Math.max(1, newcomer.secondsLeft ?? total.seconds),
  };
  return { ...uses, newcomers: [limit, counted] };
}
