import { inArray, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Counters } from '../../contract/analytics/calls.ts';
import { type Counter, counterNames } from '../../contract/platforms.ts';
import { businesses } from '../businesses/tables.ts';
import { type Db, rows } from '../db/database.ts';
import { type Actor, visibleTo } from '../teams/visible-to.ts';
import { analyticsCounts } from './tables.ts';

const today = sql<string>`(now() at time zone 'utc')::date`;

export async function countOne(tx: Db, businessId: number, event: Counter): Promise<void> {
  const { businessId: business, day } = analyticsCounts;
  await tx
    .insert(analyticsCounts)
    .values({ businessId, day: today, event, count: 1 })
    .onConflictDoUpdate({
      target: [business, day, analyticsCounts.event],
      set: { count: sql`${analyticsCounts.count} + 1` },
    });
}

export const countDraft = (tx: Db, businessId: number): Promise<void> => countOne(tx, businessId, 'reviewsGenerated');

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
