import { randomUUID } from 'node:crypto';
import { inboxErrors } from '../../contract/feedback/errors.ts';
import { replyEmailLimits } from '../../contract/feedback/limits.ts';
import { replyLink } from '../../contract/paths.ts';
import { mayMislead } from '../../contract/stranger-words.ts';
import { plainName } from '../businesses/emails.ts';
import type { InboxBusiness } from '../businesses/inbox-store.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/database.ts';
import { tooMany } from '../http/app-error.ts';
import { consumeRateLimits } from '../http/rate-limits.ts';
import { mailboxHash } from '../mail/mailbox-hash.ts';
import { type Email, enqueueEmail } from '../mail/outbox.ts';
import { emailBodyHtml, emailBodyText } from '../mail/template.ts';
import { quote } from './emails.ts';
import type { InboxRow } from './inbox-store.ts';
import { mailMode } from './mail-mode.ts';
import { replyCodeOf } from './reply-codes.ts';

const replyText = {
  heading: (business: string) => `${business} replied to you`,
  link: 'Write back or read it here',
  about: (day: string) => `This is about the message you sent them on ${day}. None of it is public.`,
  footer: (product: string, host: string) =>
    `${product} at ${host}. You received this email because this address was entered with private feedback.`,
} as const;

/** The address is not confirmed, so of the owner's words it holds the plain name and a harmless reply alone. The page shows the rest. */
function replyEmail(config: Config, key: string, business: InboxBusiness, message: InboxRow, text: string): Email {
  const name = plainName(business.name);
  const code = replyCodeOf(config.secretKey, message);
  const day = new Intl.DateTimeFormat('en-US', { timeZone: business.timeZone, month: 'short', day: 'numeric' });
  const content = {
    product: config.productName,
    heading: replyText.heading(name),
    paragraphs: [
      ...(mailMode(config, business) === 'full' && !mayMislead(text) ? [quote(text)] : []),
      replyText.about(day.format(new Date(message.createdAt))),
    ],
    link: { label: replyText.link, address: new URL(replyLink(code), config.publicUrl).href },
    footer: replyText.footer(config.productName, config.publicUrl.host),
  };
  return {
    kind: 'reply',
    key,
    ownerId: business.userId,
    recipient: message.email,
    fromName: name,
    subject: replyText.heading(name),
    text: emailBodyText(content),
    html: emailBodyHtml(content),
  };
}

/** The key of the queued email; null if the recipient had too many today, whoever sent them, and can read the page. */
export async function emailReply(
  tx: Db,
  config: Config,
  business: InboxBusiness,
  message: InboxRow,
  text: string,
): Promise<string | null> {
  const { perOwner, perRecipient } = replyEmailLimits;
  const results = await consumeRateLimits(
    tx,
    [
      [perOwner, `${business.userId}`],
      [perRecipient, mailboxHash(config.secretKey, message.email)],
    ],
    config.rateLimitMultiplier,
  );
  const exceeded = results.find(({ allowed }) => !allowed);
  if (exceeded?.limit.name === perRecipient.name && message.hasCode) return null;
  if (exceeded) throw tooMany(inboxErrors.emailsToday, exceeded.retryAfterSeconds);
  const key = `reply ${randomUUID()}`;
  await enqueueEmail(tx, config, replyEmail(config, key, business, message, text));
  return key;
}
