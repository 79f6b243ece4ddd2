import { and, count, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { type FeedbackField, type FeedbackItem, feedbackFields } from '../../contract/feedback.ts';
import type { Action } from '../../contract/permissions.ts';
import { businesses } from '../businesses/tables.ts';
import { type Actor, ofVisibleBusiness, visibleTo } from '../businesses/visible-to.ts';
import type { Db } from '../db/database.ts';
import { deleteInBatches } from '../db/delete-in-batches.ts';
import { emails } from '../mail/tables.ts';
import type { OwnerAddress } from './addresses.ts';
import { feedback } from './tables.ts';

const messageColumns = Object.fromEntries(feedbackFields.map((field) => [field, feedback[field]])) as Pick<
  typeof feedback,
  FeedbackField
>;

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

export async function setWaitingEmailKey(tx: Db, address: OwnerAddress, emailKey: string): Promise<void> {
  await tx.update(feedback).set({ emailKey, awaitsConfirmation: false }).where(waitingFor(tx, address));
}

export async function stopWaiting(tx: Db, businessId: number): Promise<void> {
  await tx
    .update(feedback)
    .set({ awaitsConfirmation: false })
    .where(and(eq(feedback.businessId, businessId), eq(feedback.awaitsConfirmation, true)));
}

const ofBusiness = (user: Actor, action: Action, businessId: number) =>
  and(eq(feedback.businessId, businessId), ofVisibleBusiness(user, action, businessId));

export function readFeedback(
  db: Db,
  user: Actor,
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
    .where(
      and(
        ofBusiness(user, 'readFeedback', businessId),
        page.cursor === null ? undefined : lt(feedback.id, page.cursor),
      ),
    )
    .orderBy(desc(feedback.id))
    .limit(page.limit);
}

const isUnread = eq(feedback.isRead, false);

export const countUnread = (db: Db, user: Actor, businessId: number): Promise<number> =>
  db.$count(feedback, and(ofBusiness(user, 'readFeedback', businessId), isUnread));

export function countUnreadByBusiness(db: Db, user: Actor): Promise<{ businessId: number; unread: number }[]> {
  return db
    .select({ businessId: businesses.id, unread: count() })
    .from(businesses)
    .innerJoin(feedback, eq(feedback.businessId, businesses.id))
    .where(and(visibleTo(user, 'readFeedback'), isUnread))
    .groupBy(businesses.id)
    .orderBy(desc(businesses.id));
}

export async function setRead(
  db: Db,
  user: Actor,
  message: { readonly businessId: number; readonly id: number },
  isRead: boolean,
): Promise<boolean> {
  const changed = await db
    .update(feedback)
    .set({ isRead })
    .where(and(eq(feedback.id, message.id), ofBusiness(user, 'changeFeedback', message.businessId)))
    .returning({ id: feedback.id });
  return changed.length > 0;
}

export async function deleteFeedback(
  db: Db,
  user: Actor,
  message: { readonly businessId: number; readonly id: number },
): Promise<boolean> {
  const gone = await db
    .delete(feedback)
    .where(and(eq(feedback.id, message.id), ofBusiness(user, 'changeFeedback', message.businessId)))
    .returning({ id: feedback.id });
  return gone.length > 0;
}

export const deleteExpiredFeedback = (db: Db, days: number): Promise<void> =>
  deleteInBatches(db, feedback, sql`created_at < now() - make_interval(days => ${days})`);
