import { randomUUID } from 'node:crypto';
import type { HandlerLimit } from '../../contract/endpoint.ts';
import type { FeedbackEmailState } from '../../contract/feedback/address-calls.ts';
import { confirmationLimits } from '../../contract/feedback/address-calls.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/database.ts';
import { consumeRateLimits, type RateLimitResult, type RateLimitUse } from '../http/rate-limits.ts';
import { makeToken, tokenHash } from '../http/token.ts';
import { enqueueEmail } from '../mail/outbox.ts';
import { claimAddress, noteSent } from './address-store.ts';
import { confirmationEmail } from './emails.ts';
import { type EmailedBusiness, emailWaiting } from './send-emails.ts';
import { stopWaiting } from './store.ts';

export async function settleAddress(tx: Db, config: Config, business: EmailedBusiness): Promise<void> {
  const address = { userId: business.userId, email: business.feedbackEmail };
  const state = await claimAddress(tx, address);
  if (state === 'none') await stopWaiting(tx, business.id);
  if (state === 'confirmed') await emailWaiting(tx, config, address);
  // Above the limits the address is stored, and the owner can send the email later.
  if (state === 'unsent') await askToConfirm(tx, config, business, state);
}

export async function askToConfirm(
  tx: Db,
  config: Config,
  business: EmailedBusiness,
  state: Extract<FeedbackEmailState, 'unsent' | 'waiting'>,
): Promise<(RateLimitResult & { readonly limit: HandlerLimit }) | null> {
  const { userId, feedbackEmail: email } = business;
  const { newAddresses, perOwner, again, ownOne, perRecipient } = confirmationLimits;
  const uses: RateLimitUse[] = [
    [perOwner, `${userId}`],
    ...again.map((limit): RateLimitUse => [limit, `${userId} ${email}`]),
  ];
  if (state === 'unsent') uses.unshift([newAddresses, `${userId}`]);
  const consume = async (last: RateLimitUse) =>
    (await consumeRateLimits(tx, [...uses, last], config.rateLimitMultiplier)).find(({ allowed }) => !allowed) ?? null;
  let exceeded = await consume([perRecipient, email]);
  if (exceeded?.limit.name === perRecipient.name) exceeded = await consume([ownOne, `${userId}`]);
  if (exceeded) return exceeded;
  const token = makeToken();
  const emailKey = `feedback address ${randomUUID()}`;
  await noteSent(tx, { userId, email }, { tokenHash: tokenHash(token), emailKey });
  await enqueueEmail(tx, config, confirmationEmail(config, emailKey, business, token));
  return null;
}
