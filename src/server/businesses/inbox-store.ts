import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { feedbackMails } from '../../contract/businesses/calls.ts';
import type { Action } from '../../contract/permissions.ts';
import { bigint, type Db, rows } from '../db/database.ts';
import { type Actor, visibleTo } from '../teams/visible-to.ts';
import { businesses } from './tables.ts';

const inboxBusiness = z.object({
  id: bigint,
  userId: bigint,
  name: z.string(),
  slug: z.string(),
  feedbackEmail: z.string(),
  feedbackMail: z.enum(feedbackMails),
  timeZone: z.string(),
  /** `null` if the business shows no promise. */
  promisedDays: z.nullable(z.number()),
  isActive: z.boolean(),
  isOwnEmail: z.boolean(),
  categories: z.array(z.string()),
});
export type InboxBusiness = z.infer<typeof inboxBusiness>;

/**
 * Locks the business until the transaction ends, so that its inbox changes one step at a time, and tells other windows.
 * The owner's row is locked first (docs/locks.md).
 */
async function lockWhere(tx: Db, which: SQL): Promise<InboxBusiness | null> {
  const [row] = await rows(
    tx,
    inboxBusiness,
    sql`with found as (select businesses.id, u.is_active, u.email_verified, u.email
          from businesses join users u on u.id = businesses.user_id where ${which} for key share of u)
        update businesses b set inbox_version = b.inbox_version + 1 from found where b.id = found.id
        returning b.id, b.user_id as "userId", b.name, b.slug, b.feedback_email as "feedbackEmail",
          b.feedback_mail as "feedbackMail", b.time_zone as "timeZone",
          case when b.shows_reply_days then b.reply_days end as "promisedDays", b.is_active and found.is_active as "isActive",
          found.email_verified and b.feedback_email = found.email as "isOwnEmail",
          array(select c.category from business_categories c where c.business_id = b.id order by c.position) as categories`,
  );
  return row ?? null;
}

export const lockInboxOf = (tx: Db, user: Actor, action: Action, id: number): Promise<InboxBusiness | null> =>
  lockWhere(tx, sql`${businesses.id} = ${id} and ${visibleTo(user, action)}`);

/** Serves customers, who need no permission. */
export const lockInbox = (tx: Db, id: number): Promise<InboxBusiness | null> =>
  lockWhere(tx, sql`${businesses.id} = ${id}`);

/** Locks the user's businesses among `ids` in the order of ids, and tells other windows of the change. */
export async function lockInboxes(tx: Db, user: Actor, action: Action, ids: SQL): Promise<void> {
  await tx.execute(
    sql`update businesses set inbox_version = inbox_version + 1 where id in
          (select id from businesses where ${visibleTo(user, action)} and id in (${ids}) order by id for no key update)`,
  );
}

export async function withdrawOffers(tx: Db, user: Actor): Promise<void> {
  await tx.execute(
    sql`update businesses set offers_marking_done = false, inbox_version = inbox_version + 1
        where id in (select id from businesses where offers_marking_done and ${visibleTo(user, 'changeFeedback')}
          order by id for no key update)`,
  );
}
