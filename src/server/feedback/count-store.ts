import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { type FeedbackState, feedbackStates } from '../../contract/feedback/states.ts';
import { businesses } from '../businesses/tables.ts';
import { bigint, type Db, isoInstant, rows } from '../db/database.ts';
import { type Actor, countExported, visibleTo } from '../teams/visible-to.ts';
import { inboxOf } from './inbox-store.ts';
import { isSnoozed, waitsNow } from './store.ts';
import { feedback } from './tables.ts';
import { overdueBefore, workingDaysBetween } from './working-days.ts';

const nullableInstant = z.nullable(z.string());

export const countMessages = (db: Db, user: Actor) => countExported(db, user, feedback.businessId);

/** `lastReplyAt`: by this user. */
export async function countStates(db: Db, user: Actor, businessId: number | null) {
  const [row] = await rows(
    db,
    z.object({
      waiting: bigint,
      snoozed: bigint,
      answered: bigint,
      done: bigint,
      mine: bigint,
      lastReplyAt: nullableInstant,
    }),
    sql`select ${sql.join(feedbackStates.map(countOfState), sql`, `)}, ${snoozed} as snoozed,
          coalesce(sum((select count(*) from feedback f where f.business_id = businesses.id
            and f.assignee_id = ${user.id} and ${waitsNow})), 0) as mine,
          (select ${isoInstant(sql`v.created_at`)} from feedback_events v
           where v.user_id = ${user.id} and v.kind = 'reply' order by v.id desc limit 1) as "lastReplyAt"
        from businesses where ${inboxOf(user, 'readFeedback', businessId)}`,
  );
  if (!row) return { waiting: 0, snoozed: 0, answered: 0, done: 0, mine: 0, lastReplyAt: null };
  return { ...row, waiting: row.waiting - row.snoozed };
}

const countOfState = (state: FeedbackState): SQL => sql`coalesce(sum(
  (select count(*) from feedback f where f.business_id = businesses.id and f.state = ${state})), 0) as ${sql.identifier(state)}`;

const snoozed = sql`coalesce(sum(
  (select count(*) from feedback f where f.business_id = businesses.id and ${isSnoozed})), 0)`;

export async function countUnread(db: Db, user: Actor, businessId: number | null): Promise<number> {
  const [row] = await rows(
    db,
    z.object({ unread: bigint }),
    sql`select count(*) as unread from businesses join feedback f on f.business_id = businesses.id
        where not f.is_read and ${inboxOf(user, 'readFeedback', businessId)}`,
  );
  return row?.unread ?? 0;
}

export function countByBusiness(db: Db, user: Actor) {
  return rows(
    db,
    z.object({ businessId: bigint, unread: bigint, waiting: bigint }),
    sql`select businesses.id as "businessId", c.unread, c.waiting from businesses
        cross join lateral (select
          (select count(*) from feedback f where f.business_id = businesses.id and not f.is_read) as unread,
          (select count(*) from feedback f where f.business_id = businesses.id and ${waitsNow}) as waiting) c
        where ${visibleTo(user, 'readFeedback')} and c.unread + c.waiting > 0 order by businesses.id desc`,
  );
}

const promise = z.object({ id: bigint, name: z.string(), timeZone: z.string(), replyDays: z.number() });

/** Waiting longer than promised: how many, since when the oldest, and where. `days` is null for different promises. */
export async function countOverdue(db: Db, user: Actor, businessId: number | null, now: Date) {
  const waiting = await rows(
    db,
    promise,
    sql`select businesses.id, name, time_zone as "timeZone", reply_days as "replyDays" from businesses
        where ${inboxOf(user, 'readFeedback', businessId)}
          and exists (select from feedback f where f.business_id = businesses.id and ${waitsNow})`,
  );
  if (waiting.length === 0) return { late: 0, oldest: null, days: null, businesses: [] };
  const [days = null, ...others] = new Set(waiting.map(({ replyDays }) => replyDays));
  const limits = waiting.map(
    ({ id, replyDays, timeZone }): SQL =>
      sql`(${id}::bigint, ${overdueBefore(now, replyDays, timeZone).toISOString()}::timestamptz)`,
  );
  const [row] = await rows(
    db,
    z.object({ late: bigint, oldest: nullableInstant, ids: z.array(z.number()) }),
    sql`select count(*) as late, ${isoInstant(sql`min(f.waiting_since)`)} as oldest,
          coalesce(json_agg(distinct f.business_id), '[]') as ids
        from (values ${sql.join(limits, sql`, `)}) as due (business_id, before)
        join feedback f on f.business_id = due.business_id and ${waitsNow} and f.waiting_since < due.before`,
  );
  return {
    late: row?.late ?? 0,
    oldest: row?.oldest ?? null,
    days: others.length > 0 ? null : days,
    businesses: waiting.filter(({ id }) => row?.ids.includes(id)).map(({ name }) => name),
  };
}

export type Overdue = Awaited<ReturnType<typeof countOverdue>>;

const newestReplies = 1000;

/** Reply times of the last 30 days, from at most the newest thousand messages. */
export async function readFirstReplies(db: Db, user: Actor, businessId: number | null) {
  const found = await rows(
    db,
    z.object({ timeZone: z.string(), from: z.coerce.date(), to: z.coerce.date() }),
    sql`select businesses.time_zone as "timeZone", f.created_at as "from", f.answered_at as "to"
        from businesses join feedback f on f.business_id = businesses.id
        where ${inboxOf(user, 'readFeedback', businessId)} and f.answered_at is not null
          and f.created_at > now() - interval '30 days' and f.waiting_since > now() - interval '30 days'
        order by f.waiting_since desc limit ${newestReplies}`,
  );
  if (found.length === 0) return null;
  const times = found
    .map(({ timeZone, from, to }) => workingDaysBetween(from, to, timeZone))
    .sort((one, other) => one - other);
  const percentile = (share: number): number => Math.round((times[Math.ceil(times.length * share) - 1] ?? 0) * 10) / 10;
  return { answered: times.length, medianWorkingDays: percentile(0.5), p90WorkingDays: percentile(0.9) };
}

/** Changes with every change of the user's inbox, also when a snooze ends, and with no other. */
export async function readInboxVersion(db: Db, user: Actor): Promise<string> {
  const [row] = await rows(
    db,
    z.object({ version: z.string() }),
    sql`select count(*) || '.' || coalesce(max(id), 0) || '.' || coalesce(sum(inbox_version), 0) || '.' || ${snoozed} as version
        from ${businesses} where ${visibleTo(user, 'readFeedback')}`,
  );
  return row?.version ?? '';
}
