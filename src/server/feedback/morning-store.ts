import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { bigint, type Db, rows } from '../db/database.ts';
import { peopleWho } from '../teams/visible-to.ts';

const morningReader = z.object({
  id: bigint,
  email: z.string(),
  timeZone: z.string(),
  decidedOn: z.nullable(z.string()),
  getsMondayEmail: z.boolean(),
  /** The Monday of the newest decision about that email. */
  mondayDecided: z.nullable(z.string()),
});
export type MorningReader = z.infer<typeof morningReader>;

/** The morning of a reader with several time zones is that of the first business. */
export const listMorningReaders = (db: Db): Promise<MorningReader[]> =>
  rows(
    db,
    morningReader,
    sql`select u.id, u.email, first.time_zone as "timeZone", p.decided_on::text as "decidedOn",
          not exists (select from email_preferences m
            where m.user_id = u.id and m.kind = 'mondayEmail' and not m.is_on) as "getsMondayEmail",
          (select max(w.week)::text from weekly_emails w where w.user_id = u.id) as "mondayDecided"
        from email_preferences p join users u on u.id = p.user_id
        cross join lateral (select b.time_zone from ${peopleWho('readFeedback')} r
          join businesses b on b.id = r.business_id where r.user_id = u.id order by b.id limit 1) first
        where p.kind = 'morningSummary' and p.is_on and u.is_active and u.email_verified order by u.id`,
  );
