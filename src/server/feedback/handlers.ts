import { createHash } from 'node:crypto';
import { errorMessages } from '../../contract/text.ts';
import { findSlug, lockForFeedback } from '../businesses/store.ts';
import { forbidden, invalid, notFound } from '../http/app-error.ts';
import type { Handler } from '../http/calls.ts';
import { readBeforeEmail } from './addresses.ts';
import { emailMessage } from './send-emails.ts';
import { countUnread, countUnreadByBusiness, deleteFeedback, insertFeedback, readFeedback, setRead } from './store.ts';

const pageDefault = 50;
const noBusiness = () => notFound(errorMessages.businessNotFound);
const noFeedback = () => notFound(errorMessages.feedbackNotFound);

/** The recipient comes from the database alone. */
export const sendFeedback: Handler<'POST /api/businesses/{id}/send-feedback'> = async (input, context) => {
  const { id, businessId, businessName: _, ...message } = input;
  if (typeof businessId === 'number' && businessId !== id) throw invalid(errorMessages.invalid);
  return context.transact(async (tx) => {
    // One message at a time per business, so that repetitions and the digest are detected.
    const business = await lockForFeedback(tx, id);
    if (business === null) throw noBusiness();
    if (!business.isActive) throw forbidden('inactive', errorMessages.inactive);
    const contentHash = hashOf(`${context.visitor()} ${id} ${message.feedback}`);
    const { wasSentToday, state } = await readBeforeEmail(
      tx,
      { ...business, email: business.feedbackEmail },
      contentHash,
    );
    if (wasSentToday) return { success: true };
    const emailKey = state === 'confirmed' ? await emailMessage(tx, context.services.config, business, message) : null;
    const awaitsConfirmation = state === 'waiting' || state === 'unsent';
    await insertFeedback(tx, { ...message, businessId: id, contentHash, emailKey, awaitsConfirmation });
    return { success: true };
  });
};

const hashOf = (words: string): string => createHash('sha256').update(words).digest('base64url');

export const listFeedback: Handler<'GET /api/businesses/{id}/feedback'> = async (input, context) => {
  const { user } = context.session;
  if ((await findSlug(context.db, user, 'readFeedback', input.id)) === null) throw noBusiness();
  const limit = input.limit ?? pageDefault;
  const found = await readFeedback(context.db, user, input.id, { cursor: input.cursor ?? null, limit: limit + 1 });
  const feedback = found.slice(0, limit);
  return {
    feedback,
    unread: await countUnread(context.db, user, input.id),
    nextCursor: found.length > limit ? (feedback.at(-1)?.id ?? null) : null,
  };
};

export const markFeedback: Handler<'PATCH /api/businesses/{id}/feedback/{feedbackId}'> = async (input, context) => {
  const message = { businessId: input.id, id: input.feedbackId };
  return context.transact(async (tx) => {
    if (!(await setRead(tx, context.session.user, message, input.isRead))) throw noFeedback();
    return { id: input.feedbackId, isRead: input.isRead };
  });
};

export const removeFeedback: Handler<'DELETE /api/businesses/{id}/feedback/{feedbackId}'> = async (input, context) => {
  const message = { businessId: input.id, id: input.feedbackId };
  return context.transact(async (tx) => {
    if (!(await deleteFeedback(tx, context.session.user, message))) throw noFeedback();
    return { success: true };
  });
};

export const listUnread: Handler<'GET /api/feedback/unread'> = (_input, { db, session }) =>
  countUnreadByBusiness(db, session.user);
