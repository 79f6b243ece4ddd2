import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Limit } from '../../contract/endpoint.ts';
import { type Db, selectRows } from '../db/database.ts';

/** What became of an attempt to take one of a limit's pieces. */
export interface Taken {
  readonly allowed: boolean;
  readonly retryAfterSeconds: number;
}

/** Takes `pieces` of a limit in one statement, so that many nodes together never pass more than `max`. */
export async function takeLimit(db: Db, limit: Limit, counted: string, multiplier: number): Promise<Taken> {
  const max = Math.max(1, Math.floor(limit.max * multiplier));
  const [row] = await selectRows<{ taken: number; seconds: number }>(
    db,
    sql`insert into limit_counters as counter (key, taken, window_ends_at)
        values (${limitKey(limit, counted)}, 1, now() + make_interval(secs => ${limit.seconds}))
        on conflict (key) do update set
          taken = case when counter.window_ends_at <= now() then 1 else least(counter.taken + 1, ${max + 1}) end,
          window_ends_at = case when counter.window_ends_at <= now()
            then now() + make_interval(secs => ${limit.seconds}) else counter.window_ends_at end
        returning taken, ceil(extract(epoch from window_ends_at - now()))::int as seconds`,
  );
  return { allowed: (row?.taken ?? 1) <= max, retryAfterSeconds: Math.max(1, row?.seconds ?? 1) };
}

/** Gives a piece back: a good login does not count as a failure. */
export async function returnLimit(db: Db, limit: Limit, counted: string): Promise<void> {
  await db.execute(
    sql`update limit_counters set taken = greatest(taken - 1, 0) where key = ${limitKey(limit, counted)}`,
  );
}

/** Counters whose window is over are of no use any more. */
export async function forgetOldLimits(db: Db): Promise<void> {
  await db.execute(sql`delete from limit_counters where window_ends_at < now()`);
}

/** Keys may hold addresses of people, so only their hash is kept. */
function limitKey(limit: Limit, counted: string): string {
  return `${limit.name}:${createHash('sha256').update(counted).digest('base64url').slice(0, 24)}`;
}
