import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { SessionUser } from '../../contract/accounts/calls.ts';
import { startOfDay } from '../../contract/time/zones.ts';
import { withdrawOffers } from '../businesses/inbox-store.ts';
import { bigint, type Db, rows } from '../db/database.ts';
import { type Actor, visibleTo } from '../teams/visible-to.ts';
import { waitsNow } from './store.ts';

/** Below the time limit of a statement. */
const batch = 2000;

/** Businesses with messages from before the inbox, and the start of the current day in their time zone. */
async function offered(db: Db, user: Actor, now: Date): Promise<{ ids: number[]; limits: SQL } | null> {
  const found = await rows(
    db,
    z.object({ id: bigint, timeZone: z.string() }),
    sql`select id, time_zone as "timeZone" from businesses
        where ${visibleTo(user, 'changeFeedback')} and offers_marking_done order by id`,
  );
  if (found.length === 0) return null;
  const limits = found.map(
    ({ id, timeZone }) => sql`(${id}::bigint, ${startOfDay(now, timeZone).toISOString()}::timestamptz)`,
  );
  return {
    ids: found.map(({ id }) => id),
    limits: sql`(values ${sql.join(limits, sql`, `)}) as day (business_id, began)`,
  };
}

const isOlder = sql`f.business_id = day.business_id and ${waitsNow} and f.waiting_since < day.began`;

export async function countOlder(db: Db, user: Actor): Promise<number> {
  const offer = await offered(db, user, new Date());
  if (offer === null) return 0;
  const [row] = await rows(
    db,
    z.object({ n: bigint }),
    sql`select count(*) as n from ${offer.limits} join feedback f on ${isOlder}`,
  );
  return row?.n ?? 0;
}

/** How many messages were marked, by business. */
export async function answerOffer(tx: Db, user: SessionUser, markDone: boolean): Promise<Map<number, number>> {
  const marked = new Map<number, number>();
  await tx.execute(sql`select id from users where id = ${user.id} for key share`);
  const offer = await offered(tx, user, new Date());
  if (offer === null) return marked;
  await withdrawOffers(tx, user);
  for (let count = markDone ? batch : 0; count === batch; ) {
    const ids = await markBatch(tx, user, offer.limits);
    for (const id of ids) marked.set(id, (marked.get(id) ?? 0) + 1);
    count = ids.length;
  }
  return marked;
}

/** The businesses of the marked messages. */
async function markBatch(tx: Db, user: SessionUser, limits: SQL): Promise<number[]> {
  const found = await rows(
    tx,
    z.object({ businessId: bigint }),
    sql`with done as (
          update feedback set state = 'done', done_at = now(), snoozed_until = null, version = version + 1 where id in
            (select f.id from ${limits} join feedback f on ${isOlder} limit ${batch}) returning id, business_id),
          noted as (insert into feedback_events (feedback_id, kind, user_id, user_name, text)
            select id, 'state', ${user.id}, ${user.name}, 'done' from done)
        select business_id as "businessId" from done`,
  );
  return found.map(({ businessId }) => businessId);
}
