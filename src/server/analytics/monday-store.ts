import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { weeklyEmails } from '../accounts/tables.ts';
import { bigint, type Db, rows } from '../db/database.ts';
import { deleteInBatches } from '../db/delete-in-batches.ts';

const reader = z.object({ id: bigint, email: z.string(), timeZone: z.string() });
export type Reader = z.infer<typeof reader>;

export async function listTimeZones(db: Db): Promise<string[]> {
  const found = await rows(db, z.object({ zone: z.string() }), sql`select distinct time_zone as zone from businesses`);
  return found.map(({ zone }) => zone);
}

/** The morning of a reader with several businesses is that of the first one. */
const undecided = (zones: readonly string[], week: string): SQL => sql`from users u
  cross join lateral (select b.time_zone from businesses b where b.user_id = u.id order by b.id limit 1) first
  where u.is_active and u.email_verified and first.time_zone in ${listed(zones)}
    and not exists (select from email_preferences p where p.user_id = u.id and p.kind = 'mondayEmail' and not p.is_on)
    and not exists (select from weekly_emails w where w.user_id = u.id and w.week = ${week})`;

/** Locked, so that other nodes take others, and their sessions can still be made. */
export const lockUndecided = (tx: Db, zones: readonly string[], week: string, after: number, max: number) =>
  rows(
    tx,
    reader,
    sql`select u.id, u.email, first.time_zone as "timeZone" ${undecided(zones, week)} and u.id > ${after}
        order by u.id limit ${max} for no key update of u skip locked`,
  );

export const hasUndecided = async (db: Db, zones: readonly string[], week: string): Promise<boolean> =>
  (await rows(db, z.object({}), sql`select ${undecided(zones, week)} limit 1`)).length > 0;

const business = z.object({
  id: bigint,
  userId: bigint,
  name: z.string(),
  hasReviewLink: z.boolean(),
});
export type ReadersBusiness = z.infer<typeof business>;

export const listBusinesses = (tx: Db, readers: readonly Reader[]) =>
  rows(
    tx,
    business,
    sql`select id, user_id as "userId", name, coalesce(review_url, '') <> '' as "hasReviewLink"
        from businesses where user_id in ${listed(readers.map(({ id }) => id))} order by id`,
  );

type Businesses = readonly Pick<ReadersBusiness, 'id'>[];
const idsOf = (businesses: Businesses): SQL => listed(businesses.map(({ id }) => id));

/** Sums of the week before `monday`, and of the one before that. */
const countedSteps = ['opened', 'good', 'four', 'draft', 'google', 'facebook'] as const;
export const sumSteps = (tx: Db, businesses: Businesses, monday: string) =>
  rows(
    tx,
    z.object({ businessId: bigint, step: z.enum(countedSteps), placeId: bigint, now: bigint, before: bigint }),
    sql`select business_id as "businessId", step, place_id as "placeId",
          coalesce(sum(n) filter (where day >= ${monday}::date - 7), 0) as now,
          coalesce(sum(n) filter (where day < ${monday}::date - 7), 0) as before
        from steps_by_place where business_id in ${idsOf(businesses)} and step in ${listed(countedSteps)}
          and day >= ${monday}::date - 14 and day < ${monday}::date group by 1, 2, 3`,
  );

export const sumSentiments = (tx: Db, businesses: Businesses, monday: string) =>
  rows(
    tx,
    z.object({ businessId: bigint, id: z.string(), n: bigint }),
    sql`select business_id as "businessId", sentiment_id as id, sum(n) as n from sentiment_days
        where business_id in ${idsOf(businesses)} and day >= ${monday}::date - 7 and day < ${monday}::date
        group by 1, 2 order by 3 desc, 2`,
  );

export const listPlaceNames = (tx: Db, businesses: Businesses, monday: string) =>
  rows(
    tx,
    z.object({ id: bigint, businessId: bigint, name: z.string(), isUnused: z.boolean() }),
    sql`select p.id, p.business_id as "businessId", p.name,
          p.retired_at is null and p.created_at < ${monday}::date - 30 and not exists (
            select from steps_by_place s where s.business_id = p.business_id and s.step = 'opened'
              and s.day >= ${monday}::date - 30 and s.place_id = p.id) as "isUnused"
        from places p where p.business_id in ${idsOf(businesses)} order by p.id`,
  );

/** Counts of private messages. What customers wrote is never read here. */
export const countMessages = (tx: Db, businesses: Businesses, monday: string) =>
  rows(
    tx,
    z.object({ businessId: bigint, waiting: bigint, oldest: z.nullable(z.coerce.date()), received: bigint }),
    sql`select business_id as "businessId", count(*) filter (where state = 'waiting') as waiting,
          min(waiting_since) filter (where state = 'waiting') as oldest,
          count(*) filter (where created_at >= ${monday}::date - 7 and created_at < ${monday}::date) as received
        from feedback where business_id in ${idsOf(businesses)}
          and (state = 'waiting' or waiting_since >= ${monday}::date - 7) group by 1`,
  );

const quietWeeks = 4;
const rememberedDays = 90;

/** Readers who get the quiet email: something happened in the last months, and they got none lately. */
export async function listSurprised(tx: Db, readers: readonly Reader[], monday: string): Promise<Set<number>> {
  if (readers.length === 0) return new Set();
  const found = await rows(
    tx,
    z.object({ id: bigint }),
    sql`select u.id from users u where u.id in ${listed(readers.map(({ id }) => id))}
          and not exists (select from weekly_emails w where w.user_id = u.id and w.outcome = 'quiet'
            and w.week > ${monday}::date - ${7 * quietWeeks}::int)
          and exists (select from businesses b join steps_by_place s on s.business_id = b.id and s.step = 'opened'
            and s.day >= ${monday}::date - ${rememberedDays}::int where b.user_id = u.id)`,
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
