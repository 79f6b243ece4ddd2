import { sql } from 'drizzle-orm';
import { deleteAccountInvitationOf } from '../accounts/account-invitation-store.ts';
import { lockAddress } from '../accounts/store.ts';
import type { Db } from '../db/database.ts';
import { deleteEmailsOfBusinesses } from '../feedback/erase-store.ts';
import { deleteInvitationEmails } from '../invitations/erase-store.ts';

const ofBusinesses = ['business_categories', 'business_keywords', 'analytics_counts', 'draft_memory', 'feedback'];

/** Slugs stay reserved, so that a printed QR code never leads to another business. */
export async function eraseUser(tx: Db, user: { readonly id: number; readonly email: string }): Promise<void> {
  const own = sql`select id from businesses where user_id = ${user.id}`;
  await lockAddress(tx, user.email);
  await tx.execute(sql`select id from users where id = ${user.id} for update`);
  // Lock parents before children, in the same order as all calls.
  await tx.execute(sql`select id from businesses where user_id = ${user.id} order by id for update`);
  await deleteEmailsOfBusinesses(tx, own);
  await deleteInvitationEmails(tx, own);
  await tx.execute(
    sql`delete from emails where state <> 'sent' and key in (
          select email_key from feedback where business_id in (${own})
          union all select email_key from feedback_addresses where user_id = ${user.id})`,
  );
  // The mailbox may also receive feedback for another owner's business.
  await tx.execute(sql`delete from emails where recipient = ${user.email} and key not like 'feedback %'`);
  await tx.execute(sql`delete from registrations where email = ${user.email}`);
  await deleteAccountInvitationOf(tx, user.email);
  await tx.execute(sql`delete from reset_requests where email = ${user.email}`);
  // Faster than cascading deletes, which go business by business.
  for (const table of ofBusinesses) {
    await tx.execute(sql`delete from ${sql.identifier(table)} where business_id in (${own})`);
  }
  await tx.execute(sql`delete from users where id = ${user.id}`);
}
