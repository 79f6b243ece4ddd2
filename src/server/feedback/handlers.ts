import { createHash, randomUUID } from 'node:crypto';
import { feedbackLimits } from '../../contract/feedback.ts';
import { refusals } from '../../contract/text.ts';
import { findOwnSlug, findPublicBusiness, holdBusiness, type PublicRow } from '../businesses/store.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import type { Handler } from '../http/calls.ts';
import { takeLimit } from '../http/limits.ts';
import { forbidden, invalid, notFound } from '../http/refusal.ts';
import { queueLetter } from '../mail/outbox.ts';
import { digestLetter, feedbackLetter, type Message, noticeLetter } from './letter.ts';
import {
  countUnread,
  deleteFeedback,
  digestKey,
  findDigest,
  insertFeedback,
  readFeedback,
  setLetterKey,
  setRead,
  wasSentToday,
} from './store.ts';

const pageDefault = 50;
const noBusiness = () => notFound(refusals.businessNotFound);
const noFeedback = () => notFound(refusals.feedbackNotFound);

/** E19. Message and letter in one transaction; where the letter goes stands in the database alone. */
export const sendFeedback: Handler<'POST /api/businesses/{id}/send-feedback'> = async (input, context) => {
  if (typeof input.businessId === 'number' && input.businessId !== input.id) throw invalid(refusals.invalid);
  const business = await findPublicBusiness(context.db, { id: input.id });
  if (!business) throw noBusiness();
  if (!business.isActive) throw forbidden('inactive', refusals.inactive);
  const { name, email, phone, feedback } = input;
  const sameness = hashOf(`${context.visitor()} ${business.id} ${feedback}`);
  return context.transact(async (tx) => {
    // Messages to one business wait for each other here, so that equal ones and the digest are seen.
    if (!(await holdBusiness(tx, business.id))) throw noBusiness();
    if (await wasSentToday(tx, sameness)) return { success: true };
    const message = { name, email, phone, feedback };
    const id = await insertFeedback(tx, { ...message, businessId: business.id, sameness });
    if (business.feedbackEmail !== '') {
      await setLetterKey(tx, id, await writeLetter(tx, context.services.config, business, id, message));
    }
    return { success: true };
  });
};

/** A letter of its own; beyond those of an hour, the digest that stands for all the rest. Answers the letter's key. */
async function writeLetter(tx: Db, config: Config, business: PublicRow, id: number, message: Message): Promise<string> {
  const limit = feedbackLimits.letterPerBusinessHour;
  const { allowed } = await takeLimit(tx, limit, String(business.id), config.rateLimitMultiplier);
  if (allowed) {
    // The number alone could come again after a fresh start, and with it the Message-ID.
    const key = `feedback ${id} ${randomUUID()}`;
    const letter =
      config.feedbackMail === 'notice'
        ? noticeLetter(config, key, business)
        : feedbackLetter(config, key, business, message);
    await queueLetter(tx, config, letter);
    return key;
  }
  const running = await findDigest(tx, business.id);
  if (running !== null) return running;
  const key = digestKey(business.id, id);
  await queueLetter(tx, config, digestLetter(config, key, business));
  return key;
}

const hashOf = (words: string): string => createHash('sha256').update(words).digest('base64url');

/** E31. For the owner alone: what customers said in private is no business of an administrator. */
export const listFeedback: Handler<'GET /api/businesses/{id}/feedback'> = async (input, context) => {
  if ((await findOwnSlug(context.db, context.session.user.id, input.id)) === null) throw noBusiness();
  const limit = input.limit ?? pageDefault;
  const rows = await readFeedback(context.db, input.id, { cursor: input.cursor ?? null, limit: limit + 1 });
  const feedback = rows.slice(0, limit);
  return {
    feedback,
    unread: await countUnread(context.db, input.id),
    nextCursor: rows.length > limit ? (feedback.at(-1)?.id ?? null) : null,
  };
};

export const markFeedback: Handler<'PATCH /api/businesses/{id}/feedback/{feedbackId}'> = async (input, context) => {
  const own = { userId: context.session.user.id, businessId: input.id, id: input.feedbackId };
  return context.transact(async (tx) => {
    if (!(await setRead(tx, own, input.isRead))) throw noFeedback();
    return { id: input.feedbackId, isRead: input.isRead };
  });
};

export const removeFeedback: Handler<'DELETE /api/businesses/{id}/feedback/{feedbackId}'> = async (input, context) => {
  const own = { userId: context.session.user.id, businessId: input.id, id: input.feedbackId };
  return context.transact(async (tx) => {
    if (!(await deleteFeedback(tx, own))) throw noFeedback();
    return { success: true };
  });
};
