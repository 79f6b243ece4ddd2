import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type CountedStep, mergedSteps, type Step, stepsBefore } from '../../contract/analytics/steps.ts';
import { type Db, selectPrepared } from '../db/database.ts';
import { deleteInBatches } from '../db/delete-in-batches.ts';
import { consumeTogether, type LimitParameters } from '../http/rate-limits.ts';
import { addOne } from './add-one.ts';
import { addChoices, type Choices } from './choice-store.ts';
import { visits } from './tables.ts';

/** Marks a visit whose choices have counted, beside its steps. */
const choicesMark = 'choices';
export const firstStep: Step = 'opened';
/** The steps that are counted by place, when the visit has one. */
export const stepsOfPlaces: readonly CountedStep[] = [firstStep, 'draft', 'wentOn'];

/** Hashed, so that the number itself is stored nowhere. */
export const visitKey = (visit: string, businessId: number): string =>
  createHash('sha256').update(`${visit} ${businessId}`).digest('base64url');

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

interface Known {
  readonly day: string;
  readonly place: string;
  /** Not for the team's own visits, and not for visits that are over. */
  readonly counts: boolean;
  /** `null` for a new visit. */
  readonly counted: readonly string[] | null;
}

// $1 business, $2 key of the visit, $3 its user if any, $4 code of the place
const knownVisit = `
  select greatest((now() at time zone b.time_zone)::date, b.time_zone_since)::text as day, coalesce(p.id, 0) as place,
    b.is_active and u.is_active and b.user_id is distinct from $3::bigint and ($3::bigint is null or not exists (
      select from memberships m where m.business_id = b.id and m.user_id = $3::bigint))
      and coalesce(v.expires_at > now(), true) as counts, v.counted
  from businesses b join users u on u.id = b.user_id
    left join visits v on v.key = $2::text left join places p on p.business_id = b.id and p.code = $4::text
  where b.id = $1::bigint`;

const valuesOf = ({ businessId, visitKey, userId, place }: CountedVisit) => [businessId, visitKey, userId, place];

/**
 * Counts the steps that are next in order and have not counted for this visit, and the choices of its first draft. False
 * when there is no such business.
 */
export async function countVisit(
  db: Db,
  visit: CountedVisit,
  reached: readonly Step[],
  choices: Choices | null = null,
): Promise<boolean> {
  const addAll = (day: string, isChosen: boolean) =>
    isChosen && choices ? addChoices(db, visit.businessId, day, choices) : undefined;
  const read = async () => (await selectPrepared<Known>(db, 'known visit', knownVisit, valuesOf(visit)))[0];
  const first = stepsAfter([], reached, choices !== null);
  const started = first.steps.length > 0 ? await startVisit(db, visit, first) : undefined;
  if (started?.isDone) await addAll(started.day, first.isChosen);
  if (started?.isDone || started?.isLimited) return true;
  // Another request may start or continue this visit meanwhile.
  for (let known = started?.counted ? started : await read(); known; known = await read()) {
    const { counts, counted, day } = known;
    if (!counts || !counted) return true;
    const next = stepsAfter(counted, reached, choices !== null);
    if (next.marks.length === 0) return true;
    if (await continueVisit(db, visit, { ...known, counted }, next)) {
      await addAll(day, next.isChosen);
      return true;
    }
  }
  return false;
}

interface Next {
  readonly steps: readonly Step[];
  readonly isChosen: boolean;
  /** Steps, and the mark of the choices. */
  readonly marks: readonly string[];
  readonly sums: readonly CountedStep[];
}

function stepsAfter(counted: readonly string[], reached: readonly Step[], hasChoices: boolean): Next {
  const fresh: Step[] = [];
  for (const step of reached) {
    const before = [...counted, ...fresh];
    if (before.includes(step)) continue;
    if (stepsBefore[step].length === 0 || stepsBefore[step].some((one) => before.includes(one))) fresh.push(step);
  }
  const isChosen = hasChoices && !counted.includes(choicesMark) && [...counted, ...fresh].includes(firstStep);
  const merged = (Object.entries(mergedSteps) as [CountedStep, readonly Step[]][]).filter(
    ([, parts]) => parts.some((part) => fresh.includes(part)) && !parts.some((part) => counted.includes(part)),
  );
  return {
    steps: fresh,
    isChosen,
    marks: isChosen ? [...fresh, choicesMark] : fresh,
    sums: [...fresh, ...merged.map(([name]) => name)],
  };
}

/** With a hash of business and step, in its order: an update of several sums keeps no order by itself. */
const countLocks = 7_264_005;

// $1 business, $5 sums, $6 those by place
const addSteps = (written: string, day: string, placeId: string): string => `
  turns as materialized (
    select count(pg_advisory_xact_lock(${countLocks}, lock)) as n from (
      select hashtext($1::bigint || step) as lock from unnest($5::text[]) as step
      where exists (select from ${written}) order by lock) as ordered),
  ${addOne('added', {
    table: 'steps',
    shared: { business_id: '$1::bigint', day },
    each: ['step', '$5::text[]'],
    when: '(select n from turns) > 0',
  })},
  ${addOne('by_place', {
    table: 'steps_by_place',
    shared: { business_id: '$1::bigint', day, place_id: placeId },
    each: ['step', '$6::text[]'],
    when: `(select n from turns) > 0 and ${placeId} > 0`,
  })}`;

const isAdmitted = '(select count(*) from consumed) = (select count(*) from limits)';
const knownDay = '(select day::date from known)';

// $7 marks, $8 language, $9 keys and $10 maximums of the limits
const start = `with
  known as materialized (${knownVisit}),
  ${consumeTogether('$9::text[]', '$10::int[]', 'exists (select from known where counts and counted is null)')},
  started as (
    insert into visits (key, counted, expires_at) select $2::text, $7::text[], now() + interval '1 day' from known
    where counts and counted is null and ${isAdmitted} on conflict (key) do nothing returning key),
  ${addSteps('started', knownDay, '(select place from known)')},
  ${addOne('by_language', {
    table: 'steps_by_language',
    shared: { business_id: '$1::bigint', day: knownDay, step: `'${firstStep}'` },
    each: ['language', 'array[$8::text]'],
    when: '(select n from turns) > 0',
  })}
  select known.*, exists (select from started) as "isDone", counts and counted is null and not ${isAdmitted} as "isLimited"
  from known`;

async function startVisit(db: Db, visit: CountedVisit, next: Next) {
  const values = [...valuesOf(visit), next.sums, ofPlaces(next), next.marks, visit.language, ...visit.limits];
  type Started = Known & { readonly isDone: boolean; readonly isLimited: boolean };
  return (await selectPrepared<Started>(db, 'start visit', start, values))[0];
}

// $2 key of the visit, $3 day, $4 place, $7 marks, $8 what had counted
const goOn = `with
  continued as (
    update visits set counted = counted || $7::text[] where key = $2::text and counted = $8::text[] returning key),
  ${addSteps('continued', '$3::date', '$4::bigint')}
  select from continued`;

/** False when other steps of this visit have counted since they were read. */
async function continueVisit(
  db: Db,
  { businessId, visitKey }: CountedVisit,
  { day, place, counted }: Known,
  next: Next,
): Promise<boolean> {
  const values = [businessId, visitKey, day, place, next.sums, ofPlaces(next), next.marks, counted];
  return (await selectPrepared(db, 'continue visit', goOn, values)).length > 0;
}

const ofPlaces = ({ sums }: Next): CountedStep[] => sums.filter((sum) => stepsOfPlaces.includes(sum));

export const deleteExpiredVisits = (db: Db): Promise<void> => deleteInBatches(db, visits, sql`expires_at < now()`);
