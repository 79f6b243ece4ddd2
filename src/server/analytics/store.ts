import { inArray, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Counters } from '../../contract/analytics/calls.ts';
import { type Counter, counterNames } from '../../contract/platforms.ts';
import { businesses } from '../businesses/tables.ts';
import { type Db, rows, selectPrepared } from '../db/database.ts';
import { consumeTogether, type LimitParameters } from '../http/rate-limits.ts';
import { type Actor, visibleTo } from '../teams/visible-to.ts';
import { addOne } from './add-one.ts';
import { analyticsCounts } from './tables.ts';

const today = sql<string>`(now() at time zone 'utc')::date`;

const addEvent = (when?: string): string =>
  addOne('added', {
    table: 'analytics_counts',
    count: 'count',
    shared: { business_id: '$1::bigint', day: "(now() at time zone 'utc')::date" },
    each: ['event', 'array[$2::text]'],
    ...(when ? { when } : {}),
  });

export async function countDraft(tx: Db, businessId: number): Promise<void> {
  const event: Counter = 'reviewsGenerated';
  await selectPrepared(tx, 'count draft', `with ${addEvent()} select`, [businessId, event]);
}

const countUnderLimits = `with
  business as (select id from businesses where id = $1::bigint),
  ${consumeTogether('$3::text[]', '$4::int[]', 'exists (select from business)')},
  ${addEvent('exists (select from business) and (select count(*) from consumed) = (select count(*) from limits)')}
  select from business`;

interface Click {
  readonly businessId: number;
  readonly event: Counter;
  readonly limits: LimitParameters;
}

/** Counts a click unless a limit is used up. False when there is no such business. */
export async function countOneClick(tx: Db, { businessId, event, limits }: Click): Promise<boolean> {
  return (await selectPrepared(tx, 'count click', countUnderLimits, [businessId, event, ...limits])).length > 0;
}

const countRow = z.object({ event: z.nullable(z.string()), count: z.number() });
type CountRow = z.infer<typeof countRow>;

const countersOf = (found: readonly CountRow[]): Counters =>
  Object.fromEntries(
    counterNames.map((name) => [name, found.find(({ event }) => event === name)?.count ?? 0]),
  ) as Counters;

export async function readCounters(db: Db, user: Actor, businessId: number): Promise<Counters | null> {
  const found = await rows(
    db,
    countRow,
    sql`select event, coalesce(sum(count), 0)::int as count
        from businesses left join analytics_counts on business_id = businesses.id
        where ${businesses.id} = ${businessId} and ${visibleTo(user, 'viewInsights')} group by event`,
  );
  return found.length > 0 ? countersOf(found) : null;
}

const dayRow = z.object({ day: z.string(), counts: z.array(countRow) });

export async function readDays(db: Db, user: Actor, businessId: number, days: number) {
  const found = await rows(
    db,
    dayRow,
    sql`select to_char(d.day, 'YYYY-MM-DD') as day,
          coalesce(json_agg(json_build_object('event', a.event, 'count', a.count)) filter (where a.event is not null), '[]') as counts
        from businesses
        cross join generate_series(${today} - ${days - 1}::int, ${today}, '1 day') as d(day)
        left join analytics_counts a on a.day = d.day::date and a.business_id = businesses.id
        where ${businesses.id} = ${businessId} and ${visibleTo(user, 'viewInsights')}
        group by d.day order by d.day`,
  );
  return found.map(({ day, counts }) => ({ day, ...countersOf(counts) }));
}

/** Deletes faster than the cascade, which goes business by business. */
export async function eraseCountsOf(tx: Db, businessIds: readonly number[]): Promise<void> {
  await tx.delete(analyticsCounts).where(inArray(analyticsCounts.businessId, [...businessIds]));
}
