import { and, asc, eq, sql } from 'drizzle-orm';
import type { SavedReply } from '../../contract/feedback/saved-replies.ts';
import type { LockedBusiness } from '../businesses/store.ts';
import type { Db } from '../db/database.ts';
import { type Actor, countExported, ofVisibleBusiness } from '../teams/visible-to.ts';
import { savedReplies } from './tables.ts';

const columns = { id: savedReplies.id, name: savedReplies.name, text: savedReplies.text };

/** Only those who may answer can lock the business for it, so what is changed here needs no user. */
type Answerable = Pick<LockedBusiness, 'id'>;

export const listSavedReplies = (db: Db, user: Actor, businessId: number): Promise<SavedReply[]> =>
  db
    .select(columns)
    .from(savedReplies)
    .where(and(eq(savedReplies.businessId, businessId), ofVisibleBusiness(user, 'answerFeedback', businessId)))
    .orderBy(sql`lower(${savedReplies.name})`, asc(savedReplies.id));

export const countSavedReplies = (db: Db, user: Actor) => countExported(db, user, savedReplies.businessId);

export const listStoredReplies = (tx: Db, { id }: Answerable): Promise<SavedReply[]> =>
  tx.select(columns).from(savedReplies).where(eq(savedReplies.businessId, id));

export async function insertSavedReply(tx: Db, { id }: Answerable, reply: Omit<SavedReply, 'id'>): Promise<number> {
  const [row] = await tx
    .insert(savedReplies)
    .values({ businessId: id, ...reply })
    .returning({ id: savedReplies.id });
  if (!row) throw new Error('INSERT returned no row');
  return row.id;
}

const ofBusiness = ({ id }: Answerable, replyId: number) =>
  and(eq(savedReplies.businessId, id), eq(savedReplies.id, replyId));

export async function updateSavedReply(tx: Db, business: Answerable, { id, ...reply }: SavedReply): Promise<void> {
  await tx.update(savedReplies).set(reply).where(ofBusiness(business, id));
}

export async function deleteSavedReply(tx: Db, business: Answerable, replyId: number): Promise<boolean> {
  const gone = await tx.delete(savedReplies).where(ofBusiness(business, replyId)).returning({ id: savedReplies.id });
  return gone.length > 0;
}
