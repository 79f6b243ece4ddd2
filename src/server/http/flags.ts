import { createHash } from 'node:crypto';

/** Flags that are raised once each and forgotten after a day: bits of a row of the table of rate limits. */
export const flagsKey = (kind: string, ...parts: readonly (string | number)[]): string =>
  `${kind}:${createHash('sha256').update(parts.join(' ')).digest('base64url')}`;

/** Returns a row when the flag `bit` is new and one of the flags `after` is there. All are SQL. */
export const raiseFlag = (key: string, bit: string, after: string, condition: string): string =>
  `update rate_limit_counters set taken = taken | ${bit}
   where key = ${key} and window_ends_at > now() and taken & ${bit} = 0 and taken & ${after} <> 0 and ${condition}
   returning taken`;

/**
 * Parts of a WITH that make a row of flags within limits of an hour: `started` has a row when it is new.
 * Above a limit nothing is written. `limits` is a list of keys and maximums.
 */
export const startFlags = (key: string, bit: string, limits: readonly string[], condition: string): string =>
  `limits (key, max) as (values ${limits.join(', ')}),
   used_up as (select from limits join rate_limit_counters as counter using (key)
     where counter.window_ends_at > now() and counter.taken >= max),
   consumed as (
     insert into rate_limit_counters as counter (key, taken, window_ends_at)
     select key, 1, now() + interval '1 hour' from limits
     where not exists (select from used_up) and not exists (select from rate_limit_counters where key = ${key})
       and ${condition} order by key
     on conflict (key) do update set
       taken = case when counter.window_ends_at <= now() then 1 else counter.taken + 1 end,
       window_ends_at = case when counter.window_ends_at <= now() then excluded.window_ends_at else counter.window_ends_at end
     where counter.window_ends_at <= now() or counter.taken < (select max from limits where limits.key = counter.key)
     returning key),
   started as (
     insert into rate_limit_counters (key, taken, window_ends_at)
     select ${key}, ${bit}, now() + interval '1 day' where (select count(*) from consumed) = ${limits.length}
     on conflict (key) do nothing returning taken)`;
