import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { fewestTogether } from '../../contract/constants.ts';
import { platformIds } from '../../contract/platforms.ts';
import { addDays } from '../../contract/time/days.ts';
import { bigint, type Db, rows } from '../db/database.ts';
import { deleteInBatches } from '../db/delete-in-batches.ts';
import { waitsNow } from '../feedback/store.ts';
import { peopleWho } from '../teams/visible-to.ts';
import { type CountedDays, countedDays } from './counted-days.ts';
import { readClosingDays } from './counted-days-store.ts';
import { peopleByPlace } from './place-sum-store.ts';
import { firstStep } from './step-store.ts';
import { weeklyEmails } from './tables.ts';

const reader = z.object({ id: bigint, email: z.string(), timeZone: z.string(), hasSummary: z.boolean() });
export type Reader = z.infer<typeof reader>;

export async function listTimeZones(db: Db): Promise<string[]> {
  const found = await rows(db, z.object({ zone: z.string() }), sql`select distinct time_zone as zone from businesses`);
  return found.map(({ zone }) => zone);
}

/** The morning of a reader with several businesses is that of the first one. */
const undecided = (zones: readonly string[], week: string): SQL => sql`from users u
  cross join lateral (select b.time_zone from ${peopleWho('viewInsights')} r
    join businesses b on b.id = r.business_id where r.user_id = u.id order by b.id limit 1) first
  where u.is_active and u.email_verified and first.time_zone in ${listed(zones)}
    and not exists (select from email_preferences p where p.user_id = u.id and p.kind = 'mondayEmail' and not p.is_on)
    and not exists (select from weekly_emails w where w.user_id = u.id and w.week = ${week})`;

/** Locked, so that other nodes take others, and their sessions can still be made. */
export const lockUndecided = (tx: Db, zones: readonly string[], week: string, after: number, max: number) =>
  rows(
    tx,
    reader,
    sql`select u.id, u.email, first.time_zone as "timeZone",
          exists (select from email_preferences p
            where p.user_id = u.id and p.kind = 'morningSummary' and p.is_on) as "hasSummary" ${undecided(zones, week)} and u.id > ${after}
        order by u.id limit ${max} for no key update of u skip locked`,
  );

export const hasUndecided = async (db: Db, zones: readonly string[], week: string): Promise<boolean> =>
  (await rows(db, z.object({}), sql`select ${undecided(zones, week)} limit 1`)).length > 0;

const business = z.object({
  id: bigint,
  /** The reader, who may read its Insights. */
  userId: bigint,
  readsMessages: z.boolean(),
  name: z.string(),
  hasReviewLink: z.boolean(),
});
export type ReadersBusiness = z.infer<typeof business>;

export const listBusinesses = (tx: Db, readers: readonly Reader[]) =>
  rows(
    tx,
    business,
    sql`select b.id, r.user_id as "userId", b.name, coalesce(b.review_url, '') <> '' as "hasReviewLink",
          exists (select from ${peopleWho('readFeedback')} m
            where m.business_id = b.id and m.user_id = r.user_id) as "readsMessages"
        from ${peopleWho('viewInsights')} r join businesses b on b.id = r.business_id
        where r.user_id in ${listed(readers.map(({ id }) => id))} order by b.id`,
  );

type Businesses = readonly Pick<ReadersBusiness, 'id'>[];
const idsOf = (businesses: Businesses): SQL => listed(businesses.map(({ id }) => id));

/** The groups of days that close in the week before `monday`, and in the one before that. */
interface CountedWeek {
  readonly id: number;
  readonly now: CountedDays;
  readonly before: CountedDays;
}

export async function readCountedWeeks(tx: Db, businesses: Businesses, monday: string): Promise<CountedWeek[]> {
  const week = (ago: number) => [addDays(monday, -7 * ago), addDays(monday, -7 * ago + 6)] as const;
  const closing = await readClosingDays(tx, sql`b.id in ${idsOf(businesses)}`, week(2)[0]);
  return businesses.map(({ id }) => {
    const days = closing.get(id) ?? [];
    return { id, now: countedDays(days, ...week(1)), before: countedDays(days, ...week(2)) };
  });
}

const inWeeks = (weeks: readonly CountedWeek[]): SQL =>
  sql`(values ${sql.join(
    weeks.map(({ id, now, before }) => sql`(${id}::bigint, ${before.from}::date, ${now.from}::date, ${now.to}::date)`),
    sql`, `,
  )}) as weeks (id, before_from, now_from, now_to)`;

export const figureSteps = ['opened', 'good', 'four', 'draft', ...platformIds] as const;
export type FigureStep = (typeof figureSteps)[number];
export const sumSteps = async (tx: Db, weeks: readonly CountedWeek[]) =>
  weeks.length === 0
    ? []
    : rows(
        tx,
        z.object({ businessId: bigint, step: z.enum(figureSteps), now: bigint, before: bigint }),
        sql`select business_id as "businessId", step,
              coalesce(sum(n) filter (where day >= now_from), 0) as now,
              coalesce(sum(n) filter (where day < now_from), 0) as before
            from ${inWeeks(weeks)} join steps on business_id = weeks.id
            where step in ${listed(figureSteps)} and day between before_from and now_to group by 1, 2`,
      );

export const sumPlaces = async (tx: Db, weeks: readonly CountedWeek[]) =>
  weeks.length === 0
    ? []
    : rows(
        tx,
        z.object({ businessId: bigint, placeId: bigint, people: bigint }),
        sql`select business_id as "businessId", place_id as "placeId", sum(n) as people
            from ${inWeeks(weeks)} join ${peopleByPlace} on business_id = weeks.id
            where step = ${firstStep} and day between now_from and now_to group by 1, 2 order by 2`,
      );

export const sumSentiments = async (tx: Db, weeks: readonly CountedWeek[]) =>
  weeks.length === 0
    ? []
    : rows(
        tx,
        z.object({ businessId: bigint, id: z.string(), n: bigint }),
        sql`select business_id as "businessId", sentiment_id as id, sum(n) as n
            from ${inWeeks(weeks)} join sentiment_days on business_id = weeks.id
            where day between now_from and now_to group by 1, 2 order by 3 desc, 2`,
      );

export const listPlaceNames = (tx: Db, businesses: Businesses, monday: string) =>
  rows(
    tx,
    z.object({ id: bigint, businessId: bigint, name: z.string(), isUnused: z.boolean() }),
    sql`select p.id, p.business_id as "businessId", p.name,
          p.retired_at is null and p.created_at < ${monday}::date - 30 and (
            select coalesce(sum(n), 0) from steps_by_place s where s.business_id = p.business_id and s.step = 'opened'
              and s.day >= ${monday}::date - 30 and s.day < ${monday}::date and s.place_id = p.id)
            < ${fewestTogether}::int as "isUnused"
        from places p where p.business_id in ${idsOf(businesses)} order by p.id`,
  );

/** Counts of private messages. What customers wrote is never read here. */
export const countMessages = (tx: Db, businesses: Businesses, monday: string) =>
  rows(
    tx,
    z.object({ businessId: bigint, waiting: bigint, oldest: z.nullable(z.coerce.date()), received: bigint }),
    sql`select f.business_id as "businessId", count(*) filter (where ${waitsNow}) as waiting,
          min(f.waiting_since) filter (where ${waitsNow}) as oldest,
          count(*) filter (where (f.created_at at time zone b.time_zone)::date >= ${monday}::date - 7
            and (f.created_at at time zone b.time_zone)::date < ${monday}::date) as received
        from feedback f join businesses b on b.id = f.business_id where b.id in ${idsOf(businesses)}
          and (f.state = 'waiting' or f.waiting_since >= ${monday}::date - 8) group by 1`,
  );

const quietWeeks = 4;
const rememberedDays = 90;

/** Readers who get the quiet email: their pages were used before that week and hardly in it, and they got none lately. */
export async function listReadersOfQuietWeek(tx: Db, readers: readonly Reader[], monday: string): Promise<Set<number>> {
  if (readers.length === 0) return new Set();
  const found = await rows(
    tx,
    z.object({ id: bigint }),
    sql`select u.id from users u where u.id in ${listed(readers.map(({ id }) => id))}
          and not exists (select from weekly_emails w where w.user_id = u.id and w.outcome = 'quiet'
            and w.week > ${monday}::date - ${7 * quietWeeks}::int)
          and (select count(*) filter (where s.day < ${monday}::date - 7) > 0
                and coalesce(sum(s.n) filter (where s.day >= ${monday}::date - 7), 0) < ${fewestTogether}::int
              from ${peopleWho('viewInsights')} r join steps s on s.business_id = r.business_id and s.step = 'opened'
                and s.day between ${monday}::date - ${rememberedDays}::int and ${monday}::date - 1
              where r.user_id = u.id)`,
  );
  return new Set(found.map(({ id }) => id));
}

type Outcome = (typeof weeklyEmails.$inferInsert)['outcome'];

/** The readers that no other node has decided about. */
export async function saveOutcomes(
  tx: Db,
  week: string,
  decided: readonly { readonly userId: number; readonly outcome: Outcome }[],
): Promise<Set<number>> {
  const saved = await tx
    .insert(weeklyEmails)
    .values(decided.map((one) => ({ ...one, week })))
    .onConflictDoNothing()
    .returning({ userId: weeklyEmails.userId });
  return new Set(saved.map(({ userId }) => userId));
}

const keptWeeks = 10;

export const deleteOldOutcomes = (db: Db): Promise<void> =>
  deleteInBatches(db, weeklyEmails, sql`week < now() - make_interval(weeks => ${keptWeeks})`);

const listed = (values: readonly (string | number)[]): SQL =>
  values.length === 0
    ? sql`(null)`
    : sql`(${sql.join(
        values.map((value) => sql`${value}`),
        sql`, `,
      )})`;
