import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type CountedStep, mergedSteps, type Step, stepsBefore } from '../../contract/analytics/steps.ts';
import { type Db, selectPrepared } from '../db/database.ts';
import { deleteInBatches } from '../db/delete-in-batches.ts';
import { consumeTogether } from '../http/rate-limits.ts';
import { visits } from './tables.ts';

/** Marks a visit whose choices have counted, beside its steps. */
export const choicesMark = 'choices';

/** Hashed, so that the number itself is stored nowhere. */
export const visitKey = (visit: string, businessId: number): string =>
  createHash('sha256').update(`${visit} ${businessId}`).digest('base64url');

// $1 business, $2 key of the visit, $3 its user if any, $4 step, $5 merged step, $6 the other steps merged into it, $7 place
const business = `business as (
  select b.id, greatest((now() at time zone b.time_zone)::date, b.time_zone_since) as day,
    b.is_active and u.is_active and b.user_id is distinct from $3::bigint and ($3::bigint is null or not exists (
      select from memberships m where m.business_id = b.id and m.user_id = $3::bigint)) as counts
  from businesses b join users u on u.id = b.user_id where b.id = $1)`;
const isOpen = 'exists (select from business where counts)';

const addOne = (visit: string, more: string): string => `
  reached as (
    select id, day, s.step from business, ${visit},
      lateral (values ($4::text), (case when not counted && $6::text[] then $5::text end)) as s (step)
    where s.step is not null order by s.step),
  added as (
    insert into steps as present (business_id, step, day, n) select id, step, day, 1 from reached
    on conflict (business_id, step, day) do update set n = present.n + 1),
  by_place as (
    insert into steps_by_place as present (business_id, step, day, place_id, n)
    select id, step, day, coalesce((select p.id from places p where p.business_id = $1 and p.code = $7), 0), 1 from reached
    on conflict (business_id, step, day, place_id) do update set n = present.n + 1)${more}
  select from business`;

const byLanguage = `,
  by_language as (
    insert into steps_by_language as present (business_id, step, day, language, n)
    select id, step, day, $8, 1 from reached
    on conflict (business_id, step, day, language) do update set n = present.n + 1)`;

const isNew = 'not exists (select from visits where key = $2::text)';
const first = `with ${business}, ${consumeTogether('$9::text[]', '$10::int[]', `${isNew} and ${isOpen}`)},
  started as (
    insert into visits (key, counted, expires_at)
    select $2::text, array[$4::text], now() + interval '1 day' where (select count(*) from consumed) = (select count(*) from limits)
    on conflict (key) do nothing returning counted),
  ${addOne('started', byLanguage)}`;
const later = `with ${business},
  continued as (
    update visits set counted = array_append(counted, $4::text)
    where key = $2::text and expires_at > now() and not $4::text = any(counted) and counted && $8::text[] and ${isOpen}
    returning counted),
  ${addOne('continued', '')}`;

export interface CountedVisit {
  readonly businessId: number;
  readonly visitKey: string;
  /** The team's own visits do not count. */
  readonly userId: number | null;
  readonly place: string | null;
  readonly language: string;
  /** Keys and maximums of the limits of `first`. */
  readonly limits: readonly [readonly string[], readonly number[]];
}

/** Counts the step unless it has counted for this visit or is out of order. False when there is no such business. */
export async function countOneStep(db: Db, visit: CountedVisit, step: Step): Promise<boolean> {
  const { businessId, userId, place, language } = visit;
  const [merged, others] = mergedOf(step);
  const values = [businessId, visit.visitKey, userId, step, merged, others, place];
  const before = stepsBefore[step];
  const found =
    before.length === 0
      ? await selectPrepared(db, 'count first step', first, [...values, language, ...visit.limits])
      : await selectPrepared(db, 'count later step', later, [...values, before]);
  return found.length > 0;
}

function mergedOf(step: Step): readonly [CountedStep | null, readonly Step[]] {
  for (const [name, parts] of Object.entries(mergedSteps) as [CountedStep, readonly Step[]][])
    if (parts.includes(step)) return [name, parts.filter((part) => part !== step)];
  return [null, []];
}

export const deleteExpiredVisits = (db: Db): Promise<void> => deleteInBatches(db, visits, sql`expires_at < now()`);
