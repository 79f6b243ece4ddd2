import type { CallReply } from '../../contract/calls.ts';
import { repliesMax } from '../../contract/constants.ts';
import type { Conversation, InboxFilter } from '../../contract/feedback/inbox.ts';
import type { Action } from '../../contract/permissions.ts';
import { errorMessages } from '../../contract/text.ts';
import { readAndRecord } from '../audit/record-reading.ts';
import { type AuditActor, type AuditedAction, recordActions } from '../audit/store.ts';
import { findSlug } from '../businesses/store.ts';
import type { Db } from '../db/database.ts';
import { notFound } from '../http/app-error.ts';
import type { Handler } from '../http/calls.ts';
import type { SignedIn } from '../http/context.ts';
import type { Actor } from '../teams/visible-to.ts';
import {
  countByBusiness,
  countOverdue,
  countStates,
  countUnread,
  readFirstReplies,
  readInboxVersion,
} from './count-store.ts';
import { listEvents } from './event-store.ts';
import { findInInbox, type InboxRow, readInbox } from './inbox-store.ts';
import { countOlder } from './older-store.ts';
import type { MessageId } from './store.ts';

const pageDefault = 50;
export const noBusiness = () => notFound(errorMessages.businessNotFound);
export const noFeedback = () => notFound(errorMessages.feedbackNotFound);

export async function assertOwnBusiness(db: Db, user: Actor, action: Action, id: number | null): Promise<void> {
  if (id !== null && (await findSlug(db, user, action, id)) === null) throw noBusiness();
}

type Page = CallReply<'GET /api/feedback'>;

function readPage(context: SignedIn<Page>, businessId: number | null, filter: Partial<InboxFilter>): Promise<Page> {
  const { user } = context.session;
  return readAndRecord(context, async (tx) => {
    await assertOwnBusiness(tx, user, 'readFeedback', businessId);
    const limit = filter.limit ?? pageDefault;
    const found = await readInbox(tx, user, businessId, { ...filter, limit: limit + 1 });
    const feedback = found.slice(0, limit);
    const reply = {
      feedback,
      unread: await countUnread(tx, user, businessId),
      nextCursor: found.length > limit ? (feedback.at(-1)?.place ?? null) : null,
    };
    return { reply, entries: entriesOf(businessId, feedback, filter.query !== undefined) };
  });
}

/** One entry with the count, for each business whose messages were shown. */
function entriesOf(businessId: number | null, feedback: readonly InboxRow[], isSearch: boolean): AuditedAction[] {
  const shown = Map.groupBy(feedback, (row) => row.businessId);
  const ids = businessId === null ? [...shown.keys()] : [businessId];
  const verb = isSearch ? 'searched the inbox' : 'looked through the inbox';
  return ids.map((id) => {
    const count = shown.get(id)?.length ?? 0;
    return { businessId: id, kind: 'messages', action: `${verb},`, subject: messageCount(count) };
  });
}

export const messageCount = (count: number): string => `${count} message${count === 1 ? '' : 's'}`;

export const listInbox: Handler<'GET /api/feedback'> = ({ businessId, ...filter }, context) =>
  readPage(context, businessId ?? null, filter);

export const listFeedback: Handler<'GET /api/businesses/{id}/feedback'> = ({ id, ...filter }, context) =>
  readPage(context, id, filter);

export async function conversationOf(db: Db, row: InboxRow): Promise<Conversation> {
  const events = await listEvents(db, row.id);
  const settled = events.findLast(({ kind }) => kind === 'settled');
  return {
    ...row,
    events,
    settled: settled ? settled.text === 'yes' : null,
    repliesLeft: Math.max(0, repliesMax - events.filter(({ kind }) => kind === 'reply').length),
  };
}

export const getConversation: Handler<'GET /api/businesses/{id}/feedback/{feedbackId}'> = (input, context) =>
  readAndRecord(context, async (tx) => {
    const message = { businessId: input.id, id: input.feedbackId };
    const row = await findInInbox(tx, context.session.user, 'readFeedback', message);
    if (row === null) throw noFeedback();
    return { reply: await conversationOf(tx, row), entries: [messageEntry(message, 'opened')] };
  });

/** The action continues the person's name. */
export const recordMessage = (tx: Db, by: AuditActor, message: MessageId, action: string, to = ''): Promise<void> =>
  recordActions(tx, by, messageEntry(message, action, to));

export const messageEntry = ({ businessId, id }: MessageId, action: string, to = ''): AuditedAction => ({
  businessId,
  kind: 'messages',
  action,
  subject: `message ${id}${to}`,
  subjectKind: 'message',
  subjectId: id,
});

export const listUnread: Handler<'GET /api/feedback/unread'> = (_input, { db, session }) =>
  countByBusiness(db, session.user);

export const getCounts: Handler<'GET /api/feedback/counts'> = async (input, { db, session: { user } }) => {
  const businessId = input.businessId ?? null;
  await assertOwnBusiness(db, user, 'readFeedback', businessId);
  const { late } = await countOverdue(db, user, businessId, new Date());
  return {
    ...(await countStates(db, user, businessId)),
    unread: await countUnread(db, user, businessId),
    late,
    firstReply: await readFirstReplies(db, user, businessId),
    older: await countOlder(db, user),
  };
};

export const getChanges: Handler<'GET /api/feedback/changes'> = async (input, { db, session }) => {
  const since = await readInboxVersion(db, session.user);
  return { since, changed: since !== input.since };
};
