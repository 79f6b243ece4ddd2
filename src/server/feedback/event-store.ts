import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { FeedbackEvent } from '../../contract/feedback/inbox.ts';
import type { EventKind } from '../../contract/feedback/states.ts';
import { bigint, type Db, isoInstant, rows } from '../db/database.ts';
import { emails } from '../mail/tables.ts';
import { feedbackEvents } from './tables.ts';

/** In place of an email key: no email went out, because the person had the most of a day. */
export const hadTooManyKey = '';

interface NewEvent {
  readonly feedbackId: number;
  readonly kind: EventKind;
  readonly text: string;
  /** Absent for the customer. */
  readonly by?: { readonly id: number; readonly name: string };
  readonly emailKey?: string | null;
}

export async function insertEvent(tx: Db, { by, emailKey, ...event }: NewEvent): Promise<number> {
  const [row] = await tx
    .insert(feedbackEvents)
    .values({ ...event, userId: by?.id ?? null, userName: by?.name ?? '', emailKey: emailKey ?? null })
    .returning({ id: feedbackEvents.id });
  if (!row) throw new Error('INSERT returned no row');
  return row.id;
}

/** Changes of mind within a minute share one event, because the customer may change it without end. */
export async function rewriteIfRecent(tx: Db, id: number, text: string): Promise<boolean> {
  const changed = await tx
    .update(feedbackEvents)
    .set({ text })
    .where(and(eq(feedbackEvents.id, id), gt(feedbackEvents.createdAt, sql`now() - interval '1 minute'`)))
    .returning({ id: feedbackEvents.id });
  return changed.length > 0;
}

const eventColumns = {
  id: feedbackEvents.id,
  kind: feedbackEvents.kind,
  userName: feedbackEvents.userName,
  text: feedbackEvents.text,
  delivery: sql<
    FeedbackEvent['delivery']
  >`case when ${feedbackEvents.emailKey} is null then null when ${feedbackEvents.emailKey} = ${hadTooManyKey} then 'hadTooMany'
    when ${emails.state} in ('sent', 'kept') then 'delivered' else ${emails.state} end`,
  deliveredAt: sql<string | null>`${isoInstant(emails.sentAt)}`,
  createdAt: isoInstant(feedbackEvents.createdAt),
};

/** Only for conversations that were found under their owner. */
export async function listEventsOf(db: Db, ids: readonly number[]): Promise<Map<number, FeedbackEvent[]>> {
  const found = await db
    .select({ ...eventColumns, feedbackId: feedbackEvents.feedbackId })
    .from(feedbackEvents)
    .leftJoin(emails, eq(emails.key, feedbackEvents.emailKey))
    .where(inArray(feedbackEvents.feedbackId, [...ids]))
    .orderBy(asc(feedbackEvents.feedbackId), asc(feedbackEvents.id));
  return Map.groupBy(found, ({ feedbackId }) => feedbackId);
}

/** Only for a conversation that was found under its owner or its code. */
export const listEvents = (db: Db, feedbackId: number, kinds?: readonly EventKind[]): Promise<FeedbackEvent[]> =>
  db
    .select(eventColumns)
    .from(feedbackEvents)
    .leftJoin(emails, eq(emails.key, feedbackEvents.emailKey))
    .where(and(eq(feedbackEvents.feedbackId, feedbackId), kinds && inArray(feedbackEvents.kind, [...kinds])))
    .orderBy(asc(feedbackEvents.id));

export const isReadBy = async (tx: Db, feedbackId: number, userId: number): Promise<boolean> =>
  (await tx.$count(
    feedbackEvents,
    and(eq(feedbackEvents.feedbackId, feedbackId), eq(feedbackEvents.kind, 'read'), eq(feedbackEvents.userId, userId)),
  )) > 0;

export const countEvents = (tx: Db, feedbackId: number, kind: EventKind): Promise<number> =>
  tx.$count(feedbackEvents, and(eq(feedbackEvents.feedbackId, feedbackId), eq(feedbackEvents.kind, kind)));

const isToday = gt(feedbackEvents.createdAt, sql`now() - interval '24 hours'`);

export const countCustomerMessagesToday = (tx: Db, feedbackId: number): Promise<number> =>
  tx.$count(
    feedbackEvents,
    and(eq(feedbackEvents.feedbackId, feedbackId), eq(feedbackEvents.kind, 'customer'), isToday),
  );

/** Only for messages that were found under their owner. */
export async function listNotes(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const found = await rows(
    db,
    z.object({ id: bigint, notes: z.string() }),
    sql`select feedback_id as id, string_agg(text, E'\n\n' order by id) as notes from feedback_events
        where feedback_id = any(${`{${ids.join(',')}}`}::bigint[]) and kind = 'note' group by feedback_id`,
  );
  return new Map(found.map(({ id, notes }) => [id, notes]));
}
