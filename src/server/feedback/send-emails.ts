import { createHash, randomUUID } from 'node:crypto';
import type { Limit } from '../../contract/endpoint.ts';
import { type FeedbackMessage, feedbackLimits } from '../../contract/feedback.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { consumeRateLimit } from '../http/rate-limits.ts';
import { enqueueEmail } from '../mail/outbox.ts';
import type { OwnerAddress } from './addresses.ts';
import { digestEmail, feedbackEmailOf, noticeEmail, waitedEmail } from './emails.ts';
import { countWaiting, listWaiting, setEmailKey, setWaitingEmailKey } from './store.ts';

/** Comes from the database alone. */
export interface EmailedBusiness {
  readonly id: number;
  readonly userId: number;
  readonly name: string;
  readonly feedbackEmail: string;
}

type Counted = readonly [limit: Limit, by: number];

const perBusiness = ({ id }: EmailedBusiness): Counted[] =>
  feedbackLimits.emailsPerBusiness.map((limit) => [limit, id]);
const perOwner = ({ userId }: EmailedBusiness): Counted => [feedbackLimits.emailsPerOwner, userId];

/** Emails a message, or above a limit the digest of the hour. Returns the key of that email. */
export async function emailMessage(
  tx: Db,
  config: Config,
  business: EmailedBusiness,
  message: FeedbackMessage,
): Promise<string> {
  for (const [limit, by] of perBusiness(business)) {
    if (!(await isWithin(tx, config, [limit, by]))) return queueDigest(tx, config, business, business.name);
  }
  return emailForOwner(tx, config, business, message);
}

const isWithin = async (tx: Db, { rateLimitMultiplier }: Config, [limit, by]: Counted): Promise<boolean> =>
  (await consumeRateLimit(tx, limit, String(by), rateLimitMultiplier)).allowed;

async function emailForOwner(
  tx: Db,
  config: Config,
  business: EmailedBusiness,
  message: FeedbackMessage,
): Promise<string> {
  if (!(await isWithin(tx, config, perOwner(business)))) return queueDigest(tx, config, business, null);
  const key = `feedback ${randomUUID()}`;
  const email =
    config.feedbackMail === 'notice'
      ? noticeEmail(config, key, business)
      : feedbackEmailOf(config, key, business, message);
  await enqueueEmail(tx, config, email);
  return key;
}

/** Once an hour. `name` is null for all businesses of the owner together. */
async function queueDigest(tx: Db, config: Config, business: EmailedBusiness, name: string | null): Promise<string> {
  const { id, userId, feedbackEmail } = business;
  const whose = `${name === null ? `owner ${userId}` : `business ${id}`} ${feedbackEmail}`;
  const { window } = await consumeRateLimit(tx, feedbackLimits.digest, whose, 1);
  const key = `feedback digest ${createHash('sha256').update(whose).digest('base64url').slice(0, 16)} ${window}`;
  await enqueueEmail(tx, config, digestEmail(config, key, feedbackEmail, name));
  return key;
}

/** Emails the messages that waited for an address: one by one, or as one digest if there are many. */
export async function emailWaiting(tx: Db, config: Config, address: OwnerAddress): Promise<void> {
  const count = await countWaiting(tx, address);
  if (count > feedbackLimits.waitingEmails) {
    const key = `feedback waited ${randomUUID()}`;
    await enqueueEmail(tx, config, waitedEmail(config, key, address.email, count));
    return setWaitingEmailKey(tx, address, key);
  }
  for (const { id, business, message } of await listWaiting(tx, address)) {
    const recipient = { ...business, userId: address.userId, feedbackEmail: address.email };
    await setEmailKey(tx, id, await emailForOwner(tx, config, recipient, message));
  }
}
