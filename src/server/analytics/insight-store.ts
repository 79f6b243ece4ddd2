import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { placeKinds } from '../../contract/analytics/places.ts';
import { fewestTogether, unusedDays } from '../../contract/constants.ts';
import { addDays } from '../../contract/time/days.ts';
import { businesses } from '../businesses/tables.ts';
import { bigint, type Db, rows } from '../db/database.ts';
import { type Actor, ofVisibleBusiness, visibleTo } from '../teams/visible-to.ts';
import { type CountedDays, countedDays, countedWeeks, wholeWeeks } from './counted-days.ts';
import { readClosingDays } from './counted-days-store.ts';
import { peopleByPlace } from './place-sum-store.ts';
import { stepsOfPlaces } from './step-store.ts';

export interface Periods {
  readonly from: string;
  readonly to: string;
  /** First day of the period before, which ends on the day before `from`. */
  readonly beforeFrom: string;
}

const subject = z.object({
  slug: z.string(),
  today: z.string(),
  timeZoneSince: z.nullable(z.string()),
});

async function findSubject(db: Db, user: Actor, id: number) {
  const [found] = await rows(
    db,
    subject,
    sql`select slug, to_char(now() at time zone time_zone, 'YYYY-MM-DD') as today,
          to_char(time_zone_since, 'YYYY-MM-DD') as "timeZoneSince"
        from businesses where ${businesses.id} = ${id} and ${visibleTo(user, 'viewInsights')}`,
  );
  return found ?? null;
}

const within = ({ from, to }: CountedDays): SQL => sql`day between ${from}::date and ${to}::date`;
const listed = (weeks: readonly CountedDays[]): SQL =>
  sql.join(
    weeks.map(({ from, to }, at) => sql`(${at}::int, ${from}::date, ${to}::date)`),
    sql`, `,
  );

const lastOver = (to: string, today: string): string => (to < today ? to : addDays(today, -1));

/** Everything that Insights shows. Null when the user may not see the business. */
export async function readSums(db: Db, user: Actor, id: number, periods: Periods) {
  const found = await findSubject(db, user, id);
  if (!found) return null;
  const own = sql`business_id = ${id} and ${ofVisibleBusiness(user, 'viewInsights', id)}`;
  const closing = (await readClosingDays(db, sql`b.id = ${id}`, periods.beforeFrom)).get(id) ?? [];
  const now = countedDays(closing, periods.from, periods.to);
  const before = countedDays(closing, periods.beforeFrom, addDays(periods.from, -1));
  const both = within({ from: before.from, to: now.to });
  const toldApart = wholeWeeks(periods.from, lastOver(periods.to, found.today));
  const weeks = toldApart ? countedWeeks(closing, toldApart) : [];
  const inWeeks = sql`(values ${listed(weeks)}) as weeks (week, first_day, last_day)`;
  const read = <Schema extends z.ZodMiniType>(schema: Schema, statement: SQL) => rows(db, schema, statement);
  return {
    ...found,
    closing,
    toldApart,
    steps: await read(
      z.object({ isNow: z.boolean(), step: z.string(), n: z.number() }),
      sql`select day >= ${now.from}::date as "isNow", step, sum(n)::int as n
          from steps where ${own} and ${both} group by 1, 2`,
    ),
    days: await read(
      z.object({ day: z.string(), n: z.number() }),
      sql`select to_char(day, 'YYYY-MM-DD') as day, n from steps
          where ${own} and step = 'opened' and ${within(now)} order by steps.day`,
    ),
    languages:
      weeks.length === 0
        ? []
        : await read(
            z.object({ week: z.number(), language: z.string(), people: z.number() }),
            sql`select week, language, sum(n)::int as people from ${inWeeks}
                join steps_by_language on day between first_day and last_day
                where ${own} and step = 'opened' group by 1, 2 order by 1, 2`,
          ),
    placeSteps:
      weeks.length === 0
        ? []
        : await read(
            z.object({ week: z.number(), step: z.string(), placeId: bigint, n: z.number() }),
            sql`select week, step, place_id as "placeId", sum(n)::int as n from ${inWeeks}
                join ${peopleByPlace} on day between first_day and last_day
                where ${own} and step in ${stepsOfPlaces} group by 1, 2, 3 having sum(n) > 0 order by 1, 3`,
          ),
    places: await read(
      z.object({
        id: bigint,
        name: z.string(),
        code: z.string(),
        kind: z.enum(placeKinds),
        isRetired: z.boolean(),
        isUnused: z.boolean(),
      }),
      sql`select id, name, code, kind, retired_at is not null as "isRetired",
            retired_at is null and created_at < now() - make_interval(days => ${unusedDays}::int) and id not in (
              select place_id from steps_by_place
              where business_id = ${id} and step = 'opened' and day < date_trunc('week', ${found.today}::date)
                and day >= date_trunc('week', ${found.today}::date) - make_interval(days => ${unusedDays}::int)
              group by 1 having sum(n) >= ${fewestTogether}::int) as "isUnused"
          from places where ${own} order by id`,
    ),
    sentiments: await read(
      z.object({ isNow: z.boolean(), id: z.string(), n: z.number() }),
      sql`select day >= ${now.from}::date as "isNow", sentiment_id as id, sum(n)::int as n
          from sentiment_days where ${own} and ${both} group by 1, 2`,
    ),
    /** Lists in effect on any day of both periods, the last one first. Both were on the day of a change. */
    offered: await read(
      z.object({ isNow: z.boolean(), ids: z.array(z.string()), labels: z.array(z.string()) }),
      sql`select until >= ${now.from}::date as "isNow", ids, labels from (
            select id, day, ids, labels, coalesce(lead(day) over (order by id), 'infinity') as until
            from offered_sentiments where ${own}) as lists
          where day <= ${now.to}::date and until >= ${before.from}::date order by id desc`,
    ),
    notes: await read(
      z.object({ day: z.string(), reviews: z.number(), stars: z.nullable(z.number()) }),
      sql`select to_char(day, 'YYYY-MM-DD') as day, reviews, stars::float8 as stars from google_notes
          where ${own} and ${within(periods)} order by google_notes.day`,
    ),
  };
}

export type Sums = NonNullable<Awaited<ReturnType<typeof readSums>>>;
