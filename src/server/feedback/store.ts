import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import { type FeedbackField, feedbackFields } from '../../contract/feedback/calls.ts';
import { type FeedbackState, feedbackStates } from '../../contract/feedback/states.ts';
import type { Action } from '../../contract/permissions.ts';
import { lockInboxes } from '../businesses/inbox-store.ts';
import { businessColumns } from '../businesses/store.ts';
import { businesses } from '../businesses/tables.ts';
import { bigint, type Db, rows } from '../db/database.ts';
import { type Actor, ofVisibleBusiness, visibleTo } from '../teams/visible-to.ts';
import type { OwnerAddress } from './address-store.ts';
import { feedback } from './tables.ts';

const messageColumns = Object.fromEntries(feedbackFields.map((field) => [field, feedback[field]])) as Pick<
  typeof feedback,
  FeedbackField
>;

export async function insertFeedback(tx: Db, row: typeof feedback.$inferInsert): Promise<number> {
  const [inserted] = await tx.insert(feedback).values(row).returning({ id: feedback.id });
  if (!inserted) throw new Error('INSERT returned no row');
  return inserted.id;
}

/** The message of `readBeforeEmail` that was sent today, in the same transaction. */
export async function findByContent(tx: Db, contentHash: string): Promise<number> {
  const [row] = await tx
    .select({ id: feedback.id })
    .from(feedback)
    .where(eq(feedback.contentHash, contentHash))
    .orderBy(desc(feedback.id))
    .limit(1);
  if (!row) throw new Error('a duplicate of today was not found');
  return row.id;
}

/** Both depend on the id of the inserted row. */
export async function setCodeAndEmail(
  tx: Db,
  id: number,
  known: { readonly codeHash: string; readonly emailKey: string | null },
): Promise<void> {
  await tx.update(feedback).set(known).where(eq(feedback.id, id));
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

const { id, name, feedbackMail, categories } = businessColumns;

export function listWaiting(tx: Db, address: OwnerAddress) {
  return tx
    .select({ id: feedback.id, message: messageColumns, business: { id, name, feedbackMail, categories } })
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

/** One parameter, however many they are. */
const anyOf = (ids: readonly number[]) => sql`any(${`{${ids.join(',')}}`}::bigint[])`;

const ofBusiness = (user: Actor, action: Action, businessId: number) =>
  and(eq(feedback.businessId, businessId), ofVisibleBusiness(user, action, businessId));

export interface MessageId {
  readonly businessId: number;
  readonly id: number;
}

/** Conditions on the alias `f`. A snoozed message waits again by itself, once its day begins. */
export const isSnoozed = sql`(f.state = 'waiting' and f.snoozed_until > now())`;
export const waitsNow = sql`(f.state = 'waiting' and (f.snoozed_until is null or f.snoozed_until <= now()))`;

const nextVersion = sql`version + 1`;

async function changeFeedback(
  tx: Db,
  user: Actor,
  action: Action,
  message: MessageId,
  set: PgUpdateSetSource<typeof feedback>,
): Promise<void> {
  await tx
    .update(feedback)
    .set(set)
    .where(and(eq(feedback.id, message.id), ofBusiness(user, action, message.businessId)));
}

interface Marks {
  readonly isRead?: boolean;
  readonly mayEmail?: boolean;
  readonly state?: FeedbackState;
  /** Only together with `state`, whose change ends it. */
  readonly snoozedUntil?: Date | null;
  readonly isNewVersion: boolean;
}

export const markMessage = (
  tx: Db,
  user: Actor,
  message: MessageId,
  { state, snoozedUntil = null, isNewVersion, ...flags }: Marks,
) =>
  changeFeedback(tx, user, 'changeFeedback', message, {
    ...flags,
    ...(state === undefined ? {} : { state, snoozedUntil, doneAt: state === 'done' ? sql`now()` : null }),
    ...(isNewVersion ? { version: nextVersion } : {}),
  });

export const markAnswered = (tx: Db, user: Actor, message: MessageId, codeHash: string) =>
  changeFeedback(tx, user, 'answerFeedback', message, {
    state: 'answered',
    isRead: true,
    doneAt: null,
    snoozedUntil: null,
    answeredAt: sql`coalesce(answered_at, now())`,
    version: nextVersion,
    codeHash,
  });

const lockedMessage = z.object({
  id: bigint,
  businessId: bigint,
  state: z.enum(feedbackStates),
  version: z.number(),
  timeZone: z.string(),
  snoozedUntil: z.nullable(z.coerce.date()),
});
export type LockedMessage = z.infer<typeof lockedMessage>;

/** Locks owner, businesses and messages in this order (docs/locks.md). */
export async function lockVisibleMessages(tx: Db, user: Actor, ids: readonly number[]) {
  const wanted = anyOf(ids);
  await tx.execute(sql`select id from users where id = ${user.id} for key share`);
  await lockInboxes(tx, user, 'changeFeedback', sql`select business_id from feedback where id = ${wanted}`);
  return rows(
    tx,
    lockedMessage,
    sql`select f.id, f.business_id as "businessId", f.state, f.version,
          businesses.time_zone as "timeZone", case when ${isSnoozed} then f.snoozed_until end as "snoozedUntil" from feedback f
        join businesses on businesses.id = f.business_id
        where f.id = ${wanted} and ${visibleTo(user, 'changeFeedback')} order by f.id for update of f`,
  );
}

export async function deleteFeedback(tx: Db, user: Actor, businessId: number, ids: readonly number[]): Promise<void> {
  await tx
    .delete(feedback)
    .where(and(sql`${feedback.id} = ${anyOf(ids)}`, ofBusiness(user, 'changeFeedback', businessId)));
}
