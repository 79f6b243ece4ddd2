import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Action } from '../../contract/permissions.ts';
import { bigint, type Db, rows } from '../db/database.ts';
import { batchSize } from '../db/delete-in-batches.ts';
import { type Actor, ofVisibleBusiness } from '../teams/visible-to.ts';
import { deleteEmailsOf } from './erase-store.ts';
import { deleteFeedback } from './store.ts';

export async function findMessagesOf(
  db: Db,
  user: Actor,
  action: Action,
  businessId: number,
  email: string,
): Promise<number[]> {
  const found = await rows(
    db,
    z.object({ id: bigint, email: z.string() }),
    sql`select id, email from feedback where business_id = ${businessId} and (lower(email) = ${email} or email ~ '[^\x01-\x7f]')
          and ${ofVisibleBusiness(user, action, businessId)} order by id`,
  );
  // A database without a locale lowers ASCII alone.
  return found.filter((message) => message.email.toLowerCase() === email).map(({ id }) => id);
}

export async function erasePersonsMessages(
  tx: Db,
  user: Actor,
  businessId: number,
  email: string,
): Promise<{ messages: number; emails: number }> {
  const ids = await findMessagesOf(tx, user, 'erasePerson', businessId, email);
  let emails = 0;
  // One statement for all of them could take longer than a statement may.
  for (let from = 0; from < ids.length; from += batchSize) {
    const some = ids.slice(from, from + batchSize);
    emails += await deleteEmailsOf(tx, some);
    await deleteFeedback(tx, user, businessId, some);
  }
  return { messages: ids.length, emails };
}
