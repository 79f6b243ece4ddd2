import { type CountedStep, mergedSteps, type Step, steps, stepsBefore } from '../../contract/analytics/steps.ts';
import { type Db, selectPrepared } from '../db/database.ts';
import { flagsKey, raiseFlag, startFlags } from '../http/flags.ts';

/** The last flag of a visit: its choices have counted. */
export const choicesBit = 1 << steps.length;
export const bitOf = (step: Step): number => 1 << steps.indexOf(step);
export const openedBit = bitOf('opened');
const bitsOf = (some: readonly Step[]): number => some.reduce((bits, step) => bits | bitOf(step), 0);

/** The number itself is stored nowhere. */
export const visitKey = (visit: string, businessId: number): string => flagsKey('visit', visit, businessId);

// $1 business, $2 key of the visit, $3 its user if any, $4 the flag, $5 step, $6 merged step and $7 its flags, $8 place
const business = `business as (
  select b.id, greatest((now() at time zone b.time_zone)::date, b.time_zone_since) as day,
    b.is_active and u.is_active and b.user_id is distinct from $3::bigint as counts
  from businesses b join users u on u.id = b.user_id where b.id = $1)`;
const isOpen = 'exists (select from business where counts)';

const addOne = (visit: string, more: string): string => `
  counted as (
    select id, day, s.step from business, ${visit},
      lateral (values ($5::text), (case when taken & $7::int = $4::int then $6::text end)) as s (step)
    where s.step is not null order by s.step),
  added as (
    insert into steps as present (business_id, step, day, n) select id, step, day, 1 from counted
    on conflict (business_id, step, day) do update set n = present.n + 1),
  by_place as (
    insert into steps_by_place as present (business_id, step, day, place_id, n)
    select id, step, day, coalesce((select p.id from places p where p.business_id = $1 and p.code = $8), 0), 1 from counted
    on conflict (business_id, step, day, place_id) do update set n = present.n + 1)${more}
  select from business`;

const byLanguage = `,
  by_language as (
    insert into steps_by_language as present (business_id, step, day, language, n)
    select id, step, day, $9, 1 from counted
    on conflict (business_id, step, day, language) do update set n = present.n + 1)`;

const limits = ['($10::text, $11::int)', '($12::text, $13::int)'];
const first = `with ${business}, ${startFlags('$2::text', '$4::int', limits, isOpen)}, ${addOne('started', byLanguage)}`;
const later = `with ${business}, raised as (${raiseFlag('$2::text', '$4::int', '$9::int', isOpen)}), ${addOne('raised', '')}`;

export interface CountedVisit {
  readonly businessId: number;
  readonly visitKey: string;
  /** The owner's own visits do not count. */
  readonly userId: number | null;
  readonly place: string | null;
  readonly language: string;
  /** Key and maximum of each limit of `first`. */
  readonly limits: readonly [string, number, string, number];
}

/** Counts the step unless it has counted for this visit or is out of order. False when there is no such business. */
export async function countOneStep(db: Db, visit: CountedVisit, step: Step): Promise<boolean> {
  const { businessId, userId, place, language } = visit;
  const [merged, parts] = mergedOf(step);
  const values = [businessId, visit.visitKey, userId, bitOf(step), step, merged, parts, place];
  const before = stepsBefore[step];
  const found =
    before.length === 0
      ? await selectPrepared(db, 'count first step', first, [...values, language, ...visit.limits])
      : await selectPrepared(db, 'count later step', later, [...values, bitsOf(before)]);
  return found.length > 0;
}

function mergedOf(step: Step): readonly [CountedStep | null, number] {
  for (const [name, parts] of Object.entries(mergedSteps) as [CountedStep, readonly Step[]][])
    if (parts.includes(step)) return [name, bitsOf(parts)];
  return [null, 0];
}
