import { inArray, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { ownerAddress } from '../businesses/store.ts';
import { type Db, rows } from '../db/database.ts';
import { batchSize } from '../db/delete-in-batches.ts';
import { digestKinds } from '../mail/kinds.ts';
import { deleteEmails, deleteUnsentEmails, emailDeletion, readdressEmails } from '../mail/outbox.ts';
import { feedback, savedReplies } from './tables.ts';

const keysOf = (which: SQL): SQL => sql`select email_key from feedback where id in (${which})
  union all select email_key from feedback_events where feedback_id in (${which})`;

const idsIn = (ids: readonly number[]): SQL => sql`select unnest(${`{${ids.join(',')}}`}::bigint[])`;

/** Deletes emails whether sent or not, because they name the customer's address. `ids` were found under their owner or code. */
export const deleteEmailsOf = (tx: Db, ids: readonly number[]): Promise<number> => deleteEmails(tx, keysOf(idsIn(ids)));

/** Deletes faster than the cascade, which goes business by business. */
export async function eraseFeedbackOf(tx: Db, businessIds: readonly number[]): Promise<void> {
  const ofBusinesses = inArray(feedback.businessId, [...businessIds]);
  await deleteEmails(tx, keysOf(sql`select id from feedback where ${ofBusinesses}`));
  await tx.delete(feedback).where(ofBusinesses);
  await tx.delete(savedReplies).where(inArray(savedReplies.businessId, [...businessIds]));
}

/** Unsent digests and confirmations too, which no single message names. */
export async function eraseUnsentEmailsOf(tx: Db, ownerId: number): Promise<void> {
  await deleteUnsentEmails(
    tx,
    sql`select email_key from feedback where business_id in (select id from businesses where user_id = ${ownerId})
        union all select email_key from feedback_addresses where user_id = ${ownerId}`,
  );
}

/** Unsent ones to this address, or to any, go to the owner. */
export const readdressFeedbackEmails = (tx: Db, businessId: number, from: string | null): Promise<void> =>
  readdressEmails(tx, 'recipient', {
    keys: sql`select email_key from feedback where business_id = ${businessId}`,
    from,
    to: ownerAddress(businessId),
  });

/** The whole conversation with its emails, which may be newer. */
export async function deleteExpiredFeedback(db: Db, days: number): Promise<void> {
  for (let count = batchSize; count === batchSize; ) {
    const deleted = await rows(
      db,
      z.object({}),
      sql`with old as materialized (select id from feedback where created_at < now() - make_interval(days => ${days})
            limit ${batchSize} for update skip locked),
          unsent as (${emailDeletion(keysOf(sql`select id from old`))})
          delete from feedback where id in (select id from old) returning 1`,
    );
    count = deleted.length;
  }
}

export const listEmailsOf = (db: Db, ids: readonly number[]) =>
  rows(
    db,
    z.object({ recipient: z.string(), subject: z.string(), state: z.string(), createdAt: z.coerce.date() }),
    sql`select recipient, subject, state, created_at as "createdAt" from emails
        where key in (${keysOf(idsIn(ids))}) and kind not in ${digestKinds} order by id`,
  );
