import { sql } from 'drizzle-orm';
import type { Counters } from '../../contract/analytics.ts';
import { type Db, selectRows } from '../db/database.ts';

/** The three things that are counted. */
export type Counter = 'reviews_generated' | 'google_link_clicks' | 'facebook_link_clicks';

/** One more, on today's row. */
export async function countOne(tx: Db, businessId: number, counter: Counter): Promise<void> {
  const column = sql.identifier(counter);
  await tx.execute(
    sql`insert into analytics_days as d (business_id, day, ${column})
        values (${businessId}, (now() at time zone 'utc')::date, 1)
        on conflict (business_id, day) do update set ${column} = d.${column} + 1`,
  );
}

export async function readCounters(db: Db, businessId: number): Promise<Counters> {
  const [row] = await selectRows<Counters>(
    db,
    sql`select coalesce(sum(reviews_generated), 0)::int as "reviewsGenerated",
          coalesce(sum(google_link_clicks), 0)::int as "googleLinkClicks",
          coalesce(sum(facebook_link_clicks), 0)::int as "facebookLinkClicks"
        from analytics_days where business_id = ${businessId}`,
  );
  return row ?? { reviewsGenerated: 0, googleLinkClicks: 0, facebookLinkClicks: 0 };
}

/** The last `days` UTC days, today included, oldest first, zeros included. */
export function readDays(db: Db, businessId: number, days: number): Promise<(Counters & { day: string })[]> {
  return selectRows(
    db,
    sql`select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(a.reviews_generated, 0) as "reviewsGenerated",
          coalesce(a.google_link_clicks, 0) as "googleLinkClicks", coalesce(a.facebook_link_clicks, 0) as "facebookLinkClicks"
        from generate_series((now() at time zone 'utc')::date - ${days - 1}::int, (now() at time zone 'utc')::date, '1 day') as d(day)
        left join analytics_days a on a.day = d.day::date and a.business_id = ${businessId}
        order by d.day`,
  );
}
