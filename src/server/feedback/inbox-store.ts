import { and, eq, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { FeedbackItem } from '../../contract/feedback/calls.ts';
import type { InboxFilter } from '../../contract/feedback/inbox.ts';
import { type FeedbackList, feedbackStates } from '../../contract/feedback/states.ts';
import { isEmail } from '../../contract/fields.ts';
import type { Action } from '../../contract/permissions.ts';
import { localDate } from '../../contract/time/zones.ts';
import { businesses } from '../businesses/tables.ts';
import { bigint, type Db, isoInstant, rows } from '../db/database.ts';
import { type Actor, visibleTo } from '../teams/visible-to.ts';
import { messageColumns, messageShape } from './message-store.ts';
import { isSnoozed, waitsNow } from './store.ts';
import { dueAt } from './working-days.ts';

const nullableBigint = z.nullable(bigint);
const itemRow = z.object({
  id: bigint,
  businessId: bigint,
  businessName: z.string(),
  timeZone: z.string(),
  replyDays: z.number(),
  ...messageShape,
  isRead: z.boolean(),
  delivery: z.enum(['delivered', 'waiting', 'failed', 'unconfirmed', 'none']),
  deliveredAt: z.nullable(z.string()),
  createdAt: z.string(),
  state: z.enum(feedbackStates),
  version: z.number(),
  language: z.nullable(z.string()),
  assigneeId: nullableBigint,
  assigneeName: z.nullable(z.string()),
  assignedBy: z.nullable(z.string()),
  assignedAt: z.nullable(z.string()),
  hasCode: z.boolean(),
  mayEmail: z.boolean(),
  waitingSince: z.string(),
  answeredAt: z.nullable(z.string()),
  doneAt: z.nullable(z.string()),
  snoozedUntil: z.nullable(z.coerce.date()),
  contentHash: z.string(),
  /** Exact to the microsecond, for the cursor. */
  place: z.string(),
});
export type InboxRow = FeedbackItem &
  Pick<z.infer<typeof itemRow>, 'deliveredAt' | 'contentHash' | 'place' | 'timeZone'>;

const at = (column: string): SQL => isoInstant(sql.raw(`f.${column}`));

const columns = sql`f.id, f.business_id as "businessId", businesses.name as "businessName",
  businesses.time_zone as "timeZone", businesses.reply_days as "replyDays", ${messageColumns('f')}, f.is_read as "isRead",
  case when f.awaits_confirmation then 'unconfirmed' when e.state in ('sent', 'kept') then 'delivered'
    else coalesce(e.state, 'none') end as delivery,
  ${isoInstant(sql`e.sent_at`)} as "deliveredAt", ${at('created_at')} as "createdAt", f.state, f.version, f.language,
  f.assignee_id as "assigneeId", u.name as "assigneeName",
  case when a.user_id is distinct from f.assignee_id then a.user_name end as "assignedBy",
  ${isoInstant(sql`a.created_at`)} as "assignedAt", f.code_hash is not null as "hasCode",
  f.may_email as "mayEmail", ${at('waiting_since')} as "waitingSince", ${at('answered_at')} as "answeredAt",
  ${at('done_at')} as "doneAt", case when ${isSnoozed} then f.snoozed_until end as "snoozedUntil", f.content_hash as "contentHash",
  to_char(f.waiting_since at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '_' || f.id as place`;

const joined = sql`left join emails e on e.key = f.email_key left join users u on u.id = f.assignee_id
  left join lateral (select a.* from feedback_events a where f.assignee_id is not null
    and a.feedback_id = f.id and a.kind = 'assigned' order by a.id desc limit 1) a on true`;

async function splitWords(db: Db, query: string): Promise<string[]> {
  const [row] = await rows(
    db,
    z.object({ words: z.array(z.string()) }),
    sql`select search_words(0, ${query}) as words`,
  );
  return (row?.words ?? []).map((word) => word.slice('0 '.length));
}

/** The beginnings of words, in any order. Words hold no character that a tsquery would need escaped. */
const hasWords = (words: readonly string[], business: SQL): SQL => {
  const terms = words.map((word) => sql`'''' || ${business} || ${` ${word}':*`}`);
  return sql`f.words @@ (${sql.join(terms, sql` || ' & ' || `)})::tsquery`;
};

const isOldestFirst = (list: FeedbackList | undefined): boolean => list === 'waiting' || list === 'snoozed';

function inList(list: FeedbackList): SQL {
  if (list === 'snoozed') return isSnoozed;
  return list === 'waiting' ? waitsNow : sql`f.state = ${list}`;
}

function conditions(user: Actor, filter: Partial<InboxFilter>): SQL[] {
  const { state, from, to, assignee, hasEmail, cursor } = filter;
  const [place = '', id = ''] = cursor?.split('_') ?? [];
  const isAfter = isOldestFirst(state) ? sql`>` : sql`<`;
  return [
    state ? inList(state) : null,
    from ? sql`f.created_at >= ${from}::timestamptz` : null,
    to ? sql`f.created_at < ${to}::timestamptz` : null,
    assignee === 'me' ? sql`f.assignee_id = ${user.id}` : null,
    assignee === 'none' ? sql`f.assignee_id is null` : null,
    hasEmail ? sql`f.email like '%_@_%'` : null,
    cursor ? sql`(f.waiting_since, f.id) ${isAfter} (${place}::timestamptz, ${id}::bigint)` : null,
  ].filter((one) => one !== null);
}

/** Common words fill a page from so many of the newest rows; only for rare ones is the index of words faster. */
const newestRows = 1000;

type Page = Partial<InboxFilter> & { readonly limit: number };

export async function readInbox(db: Db, user: Actor, businessId: number | null, filter: Page): Promise<InboxRow[]> {
  const direction = isOldestFirst(filter.state) ? sql`asc` : sql`desc`;
  const inOrder = (limit: number) => sql`order by f.waiting_since ${direction}, f.id ${direction} limit ${limit}`;
  const where = sql.join([sql`f.business_id = businesses.id`, ...conditions(user, filter)], sql` and `);
  const visible = inboxOf(user, 'readFeedback', businessId);
  // Per business, so that each walks down its own index however many messages the others have.
  const newest = (limit: number) => sql`select f.* from businesses
    cross join lateral (select f.* from feedback f where ${where} ${inOrder(limit)}) f where ${visible} ${inOrder(limit)}`;
  const page = (found: SQL) =>
    select(
      db,
      sql`select ${columns} from (${found}) f join businesses on businesses.id = f.business_id ${joined}
          where ${visible} ${inOrder(filter.limit)}`,
    );
  if (filter.query === undefined) return page(newest(filter.limit));
  const words = await splitWords(db, filter.query);
  if (words.length === 0) return [];
  const common = await page(
    sql`select f.* from (${newest(newestRows)}) f where ${hasWords(words, sql`f.business_id`)} ${inOrder(filter.limit)}`,
  );
  if (common.length === filter.limit) return common;
  // Materialized, or the planner walks down the other index in search of a rare word.
  return page(
    sql`select f.* from businesses cross join lateral (
          with found as materialized (select f.* from feedback f where ${hasWords(words, sql`businesses.id`)})
          select f.* from found f where ${where}) f
        where ${visible} ${inOrder(filter.limit)}`,
  );
}

export async function findInInbox(
  db: Db,
  user: Actor,
  action: Action,
  message: { readonly businessId: number; readonly id: number },
): Promise<InboxRow | null> {
  const [row] = await select(
    db,
    sql`select ${columns} from businesses join feedback f on f.business_id = businesses.id ${joined}
        where f.id = ${message.id} and ${inboxOf(user, action, message.businessId)}`,
  );
  return row ?? null;
}

/** Businesses whose messages a file for this user would hold. */
export async function listReadable(db: Db, user: Actor): Promise<number[]> {
  const found = await rows(
    db,
    z.object({ id: bigint }),
    sql`select id from businesses where ${visibleTo(user, 'readFeedback')}
          and exists (select from feedback f where f.business_id = businesses.id) order by id`,
  );
  return found.map(({ id }) => id);
}

export const inboxOf = (user: Actor, action: Action, businessId: number | null): SQL | undefined =>
  and(visibleTo(user, action), businessId === null ? undefined : eq(businesses.id, businessId));

async function select(db: Db, statement: SQL): Promise<InboxRow[]> {
  return (await rows(db, itemRow, statement)).map(({ replyDays, snoozedUntil, ...row }) => ({
    ...row,
    snoozedUntil: snoozedUntil && localDate(snoozedUntil, row.timeZone),
    hasEmail: isEmail(row.email),
    dueAt: row.state === 'waiting' ? dueAt(new Date(row.waitingSince), replyDays, row.timeZone).toISOString() : null,
  }));
}
