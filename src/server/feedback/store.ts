import { and, desc, eq, exists, inArray, lt, sql } from 'drizzle-orm';
import { type FeedbackField, type FeedbackItem, feedbackFields } from '../../contract/feedback.ts';
import { businesses } from '../businesses/tables.ts';
import { type Db, selectRows } from '../db/database.ts';
import { deleteInBatches } from '../db/delete-in-batches.ts';
import { emails } from '../mail/tables.ts';
import type { OwnerAddress } from './addresses.ts';
import { feedback } from './tables.ts';

const messageColumns = Object.fromEntries(feedbackFields.map((field) => [field, feedback[field]])) as Pick<
  typeof feedback,
  FeedbackField
>;

/** Whether one visitor sent these words within a day. */
export async function wasSentToday(tx: Db, contentHash: string): Promise<boolean> {
  const rows = await selectRows(
    tx,
    sql`select id from feedback where content_hash = ${contentHash} and created_at > now() - interval '24 hours' limit 1`,
  );
  return rows.length > 0;
}

export async function insertFeedback(tx: Db, row: typeof feedback.$inferInsert): Promise<void> {
  await tx.insert(feedback).values(row);
}

export async function setEmailKey(tx: Db, id: number, emailKey: string): Promise<void> {
  await tx.update(feedback).set({ emailKey, awaitsConfirmation: false }).where(eq(feedback.id, id));
}

const waitingFor = (db: Db, { userId, email }: OwnerAddress) =>
  and(
    feedback.awaitsConfirmation,
    inArray(
      feedback.businessId,
      db
        .select({ id: businesses.id })
        .from(businesses)
        .where(and(eq(businesses.userId, userId), eq(businesses.feedbackEmail, email))),
    ),
  );

/** Messages that wait until the address is confirmed. */
export const countWaiting = (tx: Db, address: OwnerAddress): Promise<number> =>
  tx.$count(feedback, waitingFor(tx, address));

export function listWaiting(tx: Db, address: OwnerAddress) {
  return tx
    .select({ id: feedback.id, message: messageColumns, business: { id: businesses.id, name: businesses.name } })
    .from(feedback)
    .innerJoin(businesses, eq(businesses.id, feedback.businessId))
    .where(waitingFor(tx, address))
    .orderBy(feedback.id)
    .for('update', { of: feedback });
}

/** One email stands for all messages that wait for the address. */
export async function setWaitingEmailKey(tx: Db, address: OwnerAddress, emailKey: string): Promise<void> {
  await tx.update(feedback).set({ emailKey, awaitsConfirmation: false }).where(waitingFor(tx, address));
}

/** Nothing of a business without an address waits to be emailed. */
export async function stopWaiting(tx: Db, businessId: number): Promise<void> {
  await tx
    .update(feedback)
    .set({ awaitsConfirmation: false })
    .where(and(eq(feedback.businessId, businessId), eq(feedback.awaitsConfirmation, true)));
}

/** Newest first, from `cursor` downwards. The caller knows that the business is the reader's own. */
export function readFeedback(
  db: Db,
  businessId: number,
  page: { readonly cursor: number | null; readonly limit: number },
): Promise<FeedbackItem[]> {
  return db
    .select({
      id: feedback.id,
      ...messageColumns,
      isRead: feedback.isRead,
      delivery: sql<FeedbackItem['delivery']>`case when ${feedback.awaitsConfirmation} then 'unconfirmed'
        when ${emails.state} in ('sent', 'kept') then 'delivered' else coalesce(${emails.state}, 'none') end`,
      createdAt: sql<string>`to_char(${feedback.createdAt} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
    })
    .from(feedback)
    .leftJoin(emails, eq(emails.key, feedback.emailKey))
    .where(and(eq(feedback.businessId, businessId), page.cursor === null ? undefined : lt(feedback.id, page.cursor)))
    .orderBy(desc(feedback.id))
    .limit(page.limit);
}

export async function countUnread(db: Db, businessId: number): Promise<number> {
  const [row] = await selectRows<{ n: number }>(
    db,
    sql`select count(*)::int as n from feedback where business_id = ${businessId} and not is_read`,
  );
  return row?.n ?? 0;
}

export async function countUnreadByBusiness(db: Db, userId: number): Promise<{ businessId: number; unread: number }[]> {
  const rows = await selectRows<{ businessId: number; unread: number }>(
    db,
    sql`select b.id as "businessId", count(*)::int as unread from businesses b join feedback f on f.business_id = b.id
        where b.user_id = ${userId} and not f.is_read group by b.id order by b.id desc`,
  );
  return rows.map((row) => ({ ...row, businessId: Number(row.businessId) }));
}

/** One message of a business that is the user's very own. */
interface Own {
  readonly userId: number;
  readonly businessId: number;
  readonly id: number;
}

const ownMessage = (db: Db, { userId, businessId, id }: Own) =>
  and(
    eq(feedback.id, id),
    eq(feedback.businessId, businessId),
    exists(
      db
        .select({ one: sql`1` })
        .from(businesses)
        .where(and(eq(businesses.id, feedback.businessId), eq(businesses.userId, userId))),
    ),
  );

export async function setRead(db: Db, own: Own, isRead: boolean): Promise<boolean> {
  const changed = await db.update(feedback).set({ isRead }).where(ownMessage(db, own)).returning({ id: feedback.id });
  return changed.length > 0;
}

export async function deleteFeedback(db: Db, own: Own): Promise<boolean> {
  const gone = await db.delete(feedback).where(ownMessage(db, own)).returning({ id: feedback.id });
  return gone.length > 0;
}

export const deleteExpiredFeedback = (db: Db, days: number): Promise<void> =>
  deleteInBatches(db, feedback, sql`created_at < now() - make_interval(days => ${days})`);
