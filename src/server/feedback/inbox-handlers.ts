import { repliesMax } from '../../contract/constants.ts';
import type { Conversation, InboxFilter } from '../../contract/feedback/inbox.ts';
import type { Action } from '../../contract/permissions.ts';
import { errorMessages } from '../../contract/text.ts';
import { findSlug } from '../businesses/store.ts';
import type { Actor } from '../businesses/visible-to.ts';
import type { Db } from '../db/database.ts';
import { notFound } from '../http/app-error.ts';
import type { Handler } from '../http/calls.ts';
import type { SignedIn } from '../http/context.ts';
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

const pageDefault = 50;
export const noBusiness = () => notFound(errorMessages.businessNotFound);
export const noFeedback = () => notFound(errorMessages.feedbackNotFound);

export async function assertOwnBusiness(db: Db, user: Actor, action: Action, id: number | null): Promise<void> {
  if (id !== null && (await findSlug(db, user, action, id)) === null) throw noBusiness();
}

async function readPage({ db, session: { user } }: SignedIn, businessId: number | null, filter: Partial<InboxFilter>) {
  await assertOwnBusiness(db, user, 'readFeedback', businessId);
  const limit = filter.limit ?? pageDefault;
  const found = await readInbox(db, user, businessId, { ...filter, limit: limit + 1 });
  const feedback = found.slice(0, limit);
  return {
    feedback,
    unread: await countUnread(db, user, businessId),
    nextCursor: found.length > limit ? (feedback.at(-1)?.place ?? null) : null,
  };
}

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

export const getConversation: Handler<'GET /api/businesses/{id}/feedback/{feedbackId}'> = async (input, context) => {
  const message = { businessId: input.id, id: input.feedbackId };
  const row = await findInInbox(context.db, context.session.user, 'readFeedback', message);
  if (row === null) throw noFeedback();
  return conversationOf(context.db, row);
};

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
