import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { fewestTogether } from '../../contract/constants.ts';
import { bigint, type Db, rows } from '../db/database.ts';
import { closingDays } from './counted-days.ts';

const dayPeople = z.object({ businessId: bigint, day: z.string(), opened: bigint, drafts: bigint });

/**
 * Closing days of each business from some day before `since` on, all of them over in the business's time zone. A day
 * with the drafts of five people closes a group whatever came before, so that older days need not be read.
 */
export async function readClosingDays(db: Db, which: SQL, since: string): Promise<Map<number, string[]>> {
  const found = await rows(
    db,
    dayPeople,
    sql`select b.id as "businessId", to_char(d.day, 'YYYY-MM-DD') as day,
          sum(d.opened) as opened, sum(d.drafts) as drafts
        from businesses b
        cross join lateral (
          select coalesce(max(c.day), '2000-01-01') as day from sentiment_days c
          join steps s on s.business_id = c.business_id and s.step = 'opened' and s.day = c.day and s.n >= ${fewestTogether}::int
          where c.business_id = b.id and c.day < ${since}::date and c.sentiment_id = 'drafts' and c.n >= ${fewestTogether}::int
        ) first
        cross join lateral (
          select s.day, s.n as opened, 0 as drafts from steps s
          where s.business_id = b.id and s.step = 'opened' and s.day >= first.day
          union all
          select c.day, 0, c.n from sentiment_days c
          where c.business_id = b.id and c.sentiment_id = 'drafts' and c.day >= first.day) d
        where ${which} and d.day < (now() at time zone b.time_zone)::date
        group by b.id, d.day order by b.id, d.day`,
  );
  const byBusiness = Map.groupBy(found, ({ businessId }) => businessId);
  return new Map([...byBusiness].map(([id, days]) => [id, closingDays(days)]));
}
