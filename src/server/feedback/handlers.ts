import { createHash } from 'node:crypto';
import { errorMessages } from '../../contract/text.ts';
import { lockInbox } from '../businesses/inbox-store.ts';
import { forbidden, invalid, notFound } from '../http/app-error.ts';
import type { Handler } from '../http/calls.ts';
import { readBeforeEmail } from './address-store.ts';
import { replyCodeHash, replyCodeOf } from './reply-codes.ts';
import { emailMessage, notifyReaders } from './send-emails.ts';
import { findByContent, insertFeedback, setCodeAndEmail } from './store.ts';

/** The recipient comes from the database alone. */
export const sendFeedback: Handler<'POST /api/businesses/{id}/send-feedback'> = async (input, context) => {
  const { id, businessId, businessName: _, language, ...message } = input;
  const { config } = context.services;
  if (typeof businessId === 'number' && businessId !== id) throw invalid(errorMessages.invalid);
  return context.transact(async (tx) => {
    // One message at a time per business, so that repetitions and the digest are detected.
    const business = await lockInbox(tx, id);
    if (business === null) throw notFound(errorMessages.businessNotFound);
    if (!business.isActive) throw forbidden('inactive', errorMessages.inactive);
    const { name, email, phone, feedback } = message;
    const contentHash = hashOf(JSON.stringify([context.visitor(), id, name, email, phone, feedback]));
    const { wasSentToday, state, readers } = await readBeforeEmail(
      tx,
      { ...business, email: business.feedbackEmail },
      contentHash,
    );
    const answer = (row: number) => ({
      success: true as const,
      code: replyCodeOf(config.secretKey, { id: row, contentHash }),
      replyDays: business.promisedDays,
    });
    if (wasSentToday) return answer(await findByContent(tx, contentHash));
    const awaitsConfirmation = state === 'waiting' || state === 'unsent';
    const row = await insertFeedback(tx, {
      ...message,
      businessId: id,
      contentHash,
      awaitsConfirmation,
      language: language ?? null,
    });
    const made = answer(row);
    await setCodeAndEmail(tx, row, {
      codeHash: replyCodeHash(config.secretKey, made.code),
      emailKey: state === 'confirmed' ? await emailMessage(tx, config, business, { ...message, id: row }) : null,
    });
    await notifyReaders(tx, config, business, row, state === 'confirmed' ? business.feedbackEmail : null, readers);
    return made;
  });
};

const hashOf = (words: string): string => createHash('sha256').update(words).digest('base64url');
