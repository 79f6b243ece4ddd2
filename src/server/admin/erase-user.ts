import { sql } from 'drizzle-orm';
import { lockAddress } from '../accounts/store.ts';
import type { Db } from '../db/database.ts';

const ofBusinesses = ['business_categories', 'business_keywords', 'analytics_days', 'draft_memory', 'feedback'];

/**
 * Deletes a user with all that hangs on it: sessions, businesses, private feedback, counters, emails that wait.
 * The slugs of the businesses stay taken, so that a printed code never leads to somebody else.
 */
export async function eraseUser(tx: Db, user: { readonly id: number; readonly email: string }): Promise<void> {
  const own = sql`select id from businesses where user_id = ${user.id}`;
  // Nothing may be added to what is about to go; the address first, as everywhere.
  await lockAddress(tx, user.email);
  await tx.execute(sql`select id from users where id = ${user.id} for update`);
  // Before what belongs to them: calls lock in the same order, so that neither waits for the other.
  await tx.execute(sql`select id from businesses where user_id = ${user.id} order by id for update`);
  await tx.execute(
    sql`delete from emails where state <> 'sent' and key in
        (select email_key from feedback where business_id in (${own})
         union all select email_key from feedback_addresses where user_id = ${user.id})`,
  );
  // A mailbox may also receive the feedback of somebody else's business; that is not this user's.
  await tx.execute(sql`delete from emails where recipient = ${user.email} and key not like 'feedback %'`);
  await tx.execute(sql`delete from registrations where email = ${user.email}`);
  await tx.execute(sql`delete from reset_requests where email = ${user.email}`);
  // The foreign keys would take these too, but one business after the other.
  for (const table of ofBusinesses) {
    await tx.execute(sql`delete from ${sql.identifier(table)} where business_id in (${own})`);
  }
  await tx.execute(sql`delete from users where id = ${user.id}`);
}
