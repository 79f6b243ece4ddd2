import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type CountedStep, mergedSteps, type Step, stepsBefore } from '../../contract/analytics/steps.ts';
import { type Db, selectPrepared } from '../db/database.ts';
import { deleteInBatches } from '../db/delete-in-batches.ts';
import { consumeTogether, type LimitParameters } from '../http/rate-limits.ts';
import { visits } from './tables.ts';

/** Marks a visit whose choices have counted, beside its steps. */
export const choicesMark = 'choices';
export const firstStep: Step = 'opened';

/** Hashed, so that the number itself is stored nowhere. */
export const visitKey = (visit: string, businessId: number): string =>
  createHash('sha256').update(`${visit} ${businessId}`).digest('base64url');

const quoted = (step: string): string => `'${step}'`;
const listed = (some: readonly string[]): string => `array[${some.map(quoted).join(', ')}]::text[]`;
const mergedOf = (step: Step): CountedStep | undefined =>
  (Object.entries(mergedSteps) as [CountedStep, readonly Step[]][]).find(([, parts]) => parts.includes(step))?.[0];
const rules = (Object.entries(stepsBefore) as [Step, readonly Step[]][]).map(([step, before]) => {
  const merged = mergedOf(step);
  return `(${quoted(step)}, ${listed(before)}, ${merged ? quoted(merged) : 'null'})`;
});

// $1 business, $2 key of the visit, $3 its user if any, $4 steps, $5 place, $6 language, $7 keys and $8 maximums of the limits
const countInOrder = `with recursive
  business as (
    select b.id, greatest((now() at time zone b.time_zone)::date, b.time_zone_since) as day,
      b.is_active and u.is_active and b.user_id is distinct from $3::bigint and ($3::bigint is null or not exists (
        select from memberships m where m.business_id = b.id and m.user_id = $3::bigint)) as counts
    from businesses b join users u on u.id = b.user_id where b.id = $1::bigint),
  rules (step, before, merged) as (values ${rules.join(', ')}),
  known as materialized (select counted, expires_at > now() as is_open from visits where key = $2::text for update),
  walk (at, counted, fresh) as (
    select 0, coalesce((select counted from known), '{}'), '{}'::text[] from business
    where counts and not exists (select from known where not is_open)
    union all
    select at + 1, case when ok then counted || step else counted end, case when ok then fresh || step else fresh end
    from walk join rules on step = ($4::text[])[at + 1],
      lateral (select step <> all(counted) and (before = '{}' or before && counted) as ok) as is_next),
  counting as materialized (
    select fresh, not exists (select from known) as is_new from walk
    where at = cardinality($4::text[]) and fresh <> '{}'),
  ${consumeTogether('$7::text[]', '$8::int[]', 'exists (select from counting where is_new)')},
  started as (
    insert into visits (key, counted, expires_at) select $2::text, fresh, now() + interval '1 day' from counting
    where is_new and (select count(*) from consumed) = (select count(*) from limits)
    on conflict (key) do nothing returning key),
  continued as (
    update visits set counted = visits.counted || fresh from counting where not is_new and key = $2::text returning key),
  reached as materialized (
    select id, day, step from business, (
      select unnest(fresh) as step from counting
      union
      select merged from rules where merged is not null group by merged
      having array_agg(step) && (select fresh from counting)
        and not array_agg(step) && coalesce((select counted from known), '{}')) as fresh_steps
    where exists (select from started) or exists (select from continued) order by step),
  added as (
    insert into steps as present (business_id, step, day, n) select id, step, day, 1 from reached
    on conflict (business_id, step, day) do update set n = present.n + 1),
  by_place as (
    insert into steps_by_place as present (business_id, step, day, place_id, n)
    select id, step, day, coalesce((select p.id from places p where p.business_id = $1::bigint and p.code = $5::text), 0), 1 from reached
    on conflict (business_id, step, day, place_id) do update set n = present.n + 1),
  by_language as (
    insert into steps_by_language as present (business_id, step, day, language, n)
    select id, step, day, $6::text, 1 from reached where step = '${firstStep}'
    on conflict (business_id, step, day, language) do update set n = present.n + 1)
  select exists (select from counting where is_new) and not exists (select from started)
    and (select count(*) from consumed) = (select count(*) from limits) as "isOvertaken"
  from business`;

export interface CountedVisit {
  readonly businessId: number;
  readonly visitKey: string;
  /** The team's own visits do not count. */
  readonly userId: number | null;
  readonly place: string | null;
  readonly language: string;
  /** Keys and maximums of the limits of a new visit. */
  readonly limits: LimitParameters;
}

/** Counts the steps that are next in order and have not counted for this visit. False when there is no such business. */
export async function countVisit(db: Db, visit: CountedVisit, reached: readonly Step[]): Promise<boolean> {
  const { businessId, userId, place, language, limits } = visit;
  const values = [businessId, visit.visitKey, userId, reached, place, language, ...limits];
  const count = () => selectPrepared<{ isOvertaken: boolean }>(db, 'count steps', countInOrder, values);
  const [found] = await count();
  // Another request began this visit meanwhile. This one continues it.
  if (found?.isOvertaken) await count();
  return found !== undefined;
}

export const deleteExpiredVisits = (db: Db): Promise<void> => deleteInBatches(db, visits, sql`expires_at < now()`);
