import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { unusedDays } from '../../contract/constants.ts';
import { placeKinds } from '../../contract/places.ts';
import { businesses } from '../businesses/tables.ts';
import { type Actor, ofVisibleBusiness, visibleTo } from '../businesses/visible-to.ts';
import { bigint, type Db, rows } from '../db/database.ts';

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

const inBoth = ({ beforeFrom, to }: Periods): SQL => sql`day between ${beforeFrom}::date and ${to}::date`;
const inPeriod = ({ from, to }: Periods): SQL => sql`day between ${from}::date and ${to}::date`;

/** Everything that Insights shows. Null when the user may not see the business. */
export async function readSums(db: Db, user: Actor, id: number, periods: Periods) {
  const found = await findSubject(db, user, id);
  if (!found) return null;
  const own = sql`business_id = ${id} and ${ofVisibleBusiness(user, 'viewInsights', id)}`;
  const read = <Schema extends z.ZodMiniType>(schema: Schema, statement: SQL) => rows(db, schema, statement);
  return {
    ...found,
    steps: await read(
      z.object({ isNow: z.boolean(), step: z.string(), n: z.number() }),
      sql`select day >= ${periods.from}::date as "isNow", step, sum(n)::int as n
          from steps where ${own} and ${inBoth(periods)} group by 1, 2`,
    ),
    days: await read(
      z.object({ day: z.string(), n: z.number() }),
      sql`select to_char(day, 'YYYY-MM-DD') as day, n from steps
          where ${own} and step = 'opened' and ${inPeriod(periods)}`,
    ),
    languages: await read(
      z.object({ language: z.string(), people: z.number() }),
      sql`select language, sum(n)::int as people from steps_by_language
          where ${own} and step = 'opened' and ${inPeriod(periods)} group by 1 order by 2 desc, 1`,
    ),
    placeSteps: await read(
      z.object({ step: z.string(), placeId: bigint, n: z.number() }),
      // Step by step, because grouping by numbers alone takes two thirds of the time.
      sql`select wanted.step, sums."placeId", sums.n from (values ('opened'), ('draft'), ('wentOn')) as wanted (step),
          lateral (select place_id as "placeId", sum(n)::int as n from steps_by_place
            where ${own} and steps_by_place.step = wanted.step and ${inPeriod(periods)} group by 1) as sums`,
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
              where business_id = ${id} and step = 'opened' and day > ${found.today}::date - ${unusedDays}::int) as "isUnused"
          from places where ${own} order by id`,
    ),
    sentiments: await read(
      z.object({ isNow: z.boolean(), id: z.string(), n: z.number() }),
      sql`select day >= ${periods.from}::date as "isNow", sentiment_id as id, sum(n)::int as n
          from sentiment_days where ${own} and ${inBoth(periods)} group by 1, 2`,
    ),
    /** Lists in effect on any day of both periods, the last one first. Both were on the day of a change. */
    offered: await read(
      z.object({ isNow: z.boolean(), ids: z.array(z.string()), labels: z.array(z.string()) }),
      sql`select until >= ${periods.from}::date as "isNow", ids, labels from (
            select id, day, ids, labels, coalesce(lead(day) over (order by id), 'infinity') as until
            from offered_sentiments where ${own}) as lists
          where day <= ${periods.to}::date and until >= ${periods.beforeFrom}::date order by id desc`,
    ),
    notes: await read(
      z.object({ day: z.string(), reviews: z.number(), stars: z.nullable(z.number()) }),
      sql`select to_char(day, 'YYYY-MM-DD') as day, reviews, stars::float8 as stars from google_notes
          where ${own} and ${inPeriod(periods)} order by google_notes.day`,
    ),
  };
}

export type Sums = NonNullable<Awaited<ReturnType<typeof readSums>>>;
