import { createHash, randomUUID } from 'node:crypto';
import { feedbackLimits } from '../../contract/feedback/calls.ts';
import type { InboxBusiness } from '../businesses/inbox-store.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/database.ts';
import { consumeRateLimit, consumeRateLimits, type RateLimitUse } from '../http/rate-limits.ts';
import { enqueueEmail } from '../mail/outbox.ts';
import type { OwnerAddress, Reader } from './address-store.ts';
import {
  digestEmail,
  feedbackEmailOf,
  noticeEmail,
  personalNotice,
  type StoredMessage,
  waitedEmail,
} from './emails.ts';
import { mailMode } from './mail-mode.ts';
import { countWaiting, listWaiting, setEmailKey, setWaitingEmailKey } from './store.ts';

export interface EmailedBusiness {
  readonly id: number;
  readonly userId: number;
  readonly name: string;
  readonly feedbackEmail: string;
}

type NotifiedBusiness = EmailedBusiness & Pick<InboxBusiness, 'feedbackMail' | 'categories'>;

const perOwner = ({ userId }: EmailedBusiness): RateLimitUse => [feedbackLimits.emailsPerOwner, `${userId}`];
const limitsOf = (business: EmailedBusiness): RateLimitUse[] => [
  ...feedbackLimits.emailsPerBusiness.map((limit): RateLimitUse => [limit, `${business.id}`]),
  perOwner(business),
];

export async function emailMessage(
  tx: Db,
  config: Config,
  business: NotifiedBusiness,
  message: StoredMessage,
  uses: readonly RateLimitUse[] = limitsOf(business),
): Promise<string> {
  const results = await consumeRateLimits(tx, uses, config.rateLimitMultiplier);
  const exceeded = results.find(({ allowed }) => !allowed);
  if (exceeded) {
    const isOfOwner = exceeded.limit === feedbackLimits.emailsPerOwner;
    return queueDigest(tx, config, business, isOfOwner ? null : business);
  }
  const key = `feedback ${randomUUID()}`;
  const email =
    mailMode(config, business) === 'notice'
      ? noticeEmail(config, key, business, message.id)
      : feedbackEmailOf(config, key, business, message);
  await enqueueEmail(tx, config, email);
  return key;
}

/** To the people who chose it, in the words of a notice, and not twice to one address. Above the limit, the inbox alone shows it. */
export async function notifyReaders(
  tx: Db,
  config: Config,
  business: EmailedBusiness,
  messageId: number,
  emailed: string | null,
  readers: readonly Reader[],
): Promise<void> {
  const others = readers.filter(({ email }) => email !== emailed);
  if (others.length === 0) return;
  const { allowed } = await consumeRateLimit(tx, feedbackLimits.notices, `${business.id}`, config.rateLimitMultiplier);
  if (!allowed) return;
  const key = `notice ${randomUUID()}`;
  const emails = others.map(({ id, email }) =>
    personalNotice(config, `${key} ${id}`, { ...business, feedbackEmail: email }, messageId),
  );
  await enqueueEmail(tx, config, ...emails);
}

/** `about` is null for all businesses of the owner. */
async function queueDigest(
  tx: Db,
  config: Config,
  to: Pick<EmailedBusiness, 'userId' | 'feedbackEmail'>,
  about: EmailedBusiness | null,
): Promise<string> {
  const whose = `${about === null ? `owner ${to.userId}` : `business ${about.id}`} ${to.feedbackEmail}`;
  const { window } = await consumeRateLimit(tx, feedbackLimits.digest, whose, 1);
  const key = `feedback digest ${createHash('sha256').update(whose).digest('base64url').slice(0, 16)} ${window}`;
  await enqueueEmail(tx, config, digestEmail(config, key, to, about));
  return key;
}

export async function emailWaiting(tx: Db, config: Config, address: OwnerAddress): Promise<void> {
  const count = await countWaiting(tx, address);
  if (count > feedbackLimits.waitingEmails) {
    const key = `feedback waited ${randomUUID()}`;
    const to = { userId: address.userId, feedbackEmail: address.email };
    await enqueueEmail(tx, config, waitedEmail(config, key, to, count));
    return setWaitingEmailKey(tx, address, key);
  }
  for (const { id, business, message } of await listWaiting(tx, address)) {
    const recipient = { ...business, userId: address.userId, feedbackEmail: address.email };
    await setEmailKey(tx, id, await emailMessage(tx, config, recipient, { ...message, id }, [perOwner(recipient)]));
  }
}
