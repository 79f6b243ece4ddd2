import { randomUUID } from 'node:crypto';
import { senderName } from '../../contract/businesses/plain-name.ts';
import { inboxErrors } from '../../contract/feedback/errors.ts';
import { replyEmailLimits } from '../../contract/feedback/limits.ts';
import { knownLanguage } from '../../contract/languages/languages.ts';
import { serverTexts } from '../../contract/languages/server-texts.ts';
import { replyLink } from '../../contract/paths.ts';
import { mayMislead } from '../../contract/stranger-words.ts';
import { formatTime, monthDay } from '../../contract/time/zones.ts';
import type { InboxBusiness } from '../businesses/inbox-store.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/database.ts';
import { tooMany } from '../http/app-error.ts';
import { consumeRateLimits } from '../http/rate-limits.ts';
import { mailboxHash } from '../mail/mailbox-hash.ts';
import { type Email, enqueueEmail } from '../mail/outbox.ts';
import { emailBody } from '../mail/template.ts';
import { quote } from './emails.ts';
import type { InboxRow } from './inbox-store.ts';
import { mailMode } from './mail-mode.ts';
import { replyCodeOf } from './reply-codes.ts';

/** The address is not confirmed, so of the owner's words it holds the plain name and a harmless reply alone. The page shows the rest. */
function replyEmail(config: Config, key: string, business: InboxBusiness, message: InboxRow, text: string): Email {
  const name = senderName(config.productName, business.name);
  const code = replyCodeOf(config.secretKey, message);
  const { language, replyEmailText: words } = serverTexts[knownLanguage(message.language)];
  const content = {
    product: config.productName,
    heading: words.heading(name),
    paragraphs: [
      ...(mailMode(config, business) === 'full' && !mayMislead(text) ? [quote(text)] : []),
      words.about(formatTime(message.createdAt, business.timeZone, monthDay, language.locale)),
    ],
    link: { label: words.link, address: new URL(replyLink(code), config.publicUrl).href },
    footer: words.footer(config.productName, config.publicUrl.host),
  };
  return {
    kind: 'reply',
    key,
    ownerId: business.userId,
    recipient: message.email,
    fromName: name,
    subject: words.heading(name),
    ...emailBody(content),
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
