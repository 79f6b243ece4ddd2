import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { type Db, rows } from '../db/database.ts';
import { type Actor, ofVisibleBusiness, peopleWho } from '../teams/visible-to.ts';
import type { MessageId } from './store.ts';
import { feedback } from './tables.ts';

/** May read private messages of the business, and can sign in. */
export async function mayBeAssigned(tx: Db, user: Actor, businessId: number, userId: number): Promise<boolean> {
  const found = await rows(
    tx,
    z.object({}),
    sql`select from ${peopleWho('readFeedback')} p join users u on u.id = p.user_id and u.is_active
        where p.business_id = ${businessId} and p.user_id = ${userId}
          and ${ofVisibleBusiness(user, 'assignFeedback', businessId)}`,
  );
  return found.length > 0;
}

export async function setAssignee(tx: Db, user: Actor, message: MessageId, assigneeId: number | null): Promise<void> {
  const { id, businessId } = message;
  await tx
    .update(feedback)
    .set({ assigneeId })
    .where(
      and(
        eq(feedback.id, id),
        ofVisibleBusiness(user, 'assignFeedback', businessId),
        eq(feedback.businessId, businessId),
      ),
    );
}

/** The caller locked the business. */
export async function unassign(tx: Db, businessId: number, userId: number): Promise<number> {
  const freed = await tx
    .update(feedback)
    .set({ assigneeId: null })
    .where(and(eq(feedback.businessId, businessId), eq(feedback.assigneeId, userId)))
    .returning({ id: feedback.id });
  return freed.length;
}
