import { and, eq, exists, type SQL, sql } from 'drizzle-orm';
import type { FeedbackItem } from '../../contract/feedback.ts';
import { businesses } from '../businesses/tables.ts';
import { type Db, selectRows } from '../db/database.ts';
import { deleteInBatches } from '../db/delete-in-batches.ts';
import type { OwnerAddress } from './addresses.ts';
import { feedback } from './tables.ts';

/** Whether one visitor sent these words within a day. */
export async function wasSentToday(tx: Db, contentHash: string): Promise<boolean> {
  const rows = await selectRows(
    tx,
    sql`select id from feedback where content_hash = ${contentHash} and created_at > now() - interval '24 hours' limit 1`,
  );
  return rows.length > 0;
}

export async function insertFeedback(tx: Db, row: typeof feedback.$inferInsert): Promise<number> {
  const [inserted] = await tx.insert(feedback).values(row).returning({ id: feedback.id });
  if (!inserted) throw new Error('an insert answered no row');
  return inserted.id;
}

export async function setEmailKey(tx: Db, id: number, emailKey: string): Promise<void> {
  await tx.update(feedback).set({ emailKey, awaitsConfirmation: false }).where(eq(feedback.id, id));
}

const waitingFor = ({ userId, email }: OwnerAddress): SQL =>
  sql`f.awaits_confirmation and b.user_id = ${userId} and b.feedback_email = ${email}`;

/** Messages that wait until the address is confirmed. */
export async function countWaiting(tx: Db, address: OwnerAddress): Promise<number> {
  const [row] = await selectRows<{ n: number }>(
    tx,
    sql`select count(*)::int as n from feedback f join businesses b on b.id = f.business_id where ${waitingFor(address)}`,
  );
  return row?.n ?? 0;
}

interface WaitingMessage {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly feedback: string;
  readonly businessId: number;
  readonly businessName: string;
}

export async function listWaiting(tx: Db, address: OwnerAddress): Promise<WaitingMessage[]> {
  const rows = await selectRows<WaitingMessage>(
    tx,
    sql`select f.id, f.name, f.email, f.phone, f.feedback, f.business_id as "businessId", b.name as "businessName"
        from feedback f join businesses b on b.id = f.business_id
        where ${waitingFor(address)} order by f.id for update of f`,
  );
  return rows.map((row) => ({ ...row, id: Number(row.id), businessId: Number(row.businessId) }));
}

/** One email stands for all messages that wait for the address. */
export async function setWaitingEmailKey(tx: Db, address: OwnerAddress, emailKey: string): Promise<void> {
  await tx.execute(
    sql`update feedback f set email_key = ${emailKey}, awaits_confirmation = false from businesses b
        where b.id = f.business_id and ${waitingFor(address)}`,
  );
}

/** Nothing of a business without an address waits to be emailed. */
export async function stopWaiting(tx: Db, businessId: number): Promise<void> {
  await tx
    .update(feedback)
    .set({ awaitsConfirmation: false })
    .where(and(eq(feedback.businessId, businessId), eq(feedback.awaitsConfirmation, true)));
}

/** Newest first, from `cursor` downwards. The caller knows that the business is the reader's own. */
export async function readFeedback(
  db: Db,
  businessId: number,
  page: { readonly cursor: number | null; readonly limit: number },
): Promise<FeedbackItem[]> {
  const rows = await selectRows<FeedbackItem>(
    db,
    sql`select f.id, f.name, f.email, f.phone, f.feedback, f.is_read as "isRead",
          case when f.awaits_confirmation then 'unconfirmed' when e.state in ('sent', 'kept') then 'delivered' else coalesce(e.state, 'none') end as delivery,
          to_char(f.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"
        from feedback f left join emails e on e.key = f.email_key
        where f.business_id = ${businessId} and ${page.cursor === null ? sql`true` : sql`f.id < ${page.cursor}`}
        order by f.id desc limit ${page.limit}`,
  );
  return rows.map((row) => ({ ...row, id: Number(row.id) }));
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
