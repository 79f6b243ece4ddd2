import { randomUUID } from 'node:crypto';
import { customerPath, invitationLink } from '../../contract/paths.ts';
import { mayMislead } from '../../contract/stranger-words.ts';
import { plainName } from '../businesses/emails.ts';
import type { Config } from '../config/config.ts';
import type { Email } from '../mail/outbox.ts';
import { unsubscribeAddress, unsubscribeHeaders } from '../mail/unsubscribe.ts';
import { invitationHtml } from './email-html.ts';
import { ownerHash, personHash } from './person-hash.ts';
import { makePersonToken } from './person-token.ts';
import type { InvitingBusiness } from './settings-store.ts';

const words = {
  subject: (name: string | null) =>
    name === null ? 'A quick question' : `How did we do? A quick question from ${name}`,
  reminderSubject: (name: string | null) => (name === null ? 'A quick reminder' : `A quick reminder from ${name}`),
  greeting: (firstName: string | null) => (firstName === null ? 'Hi,' : `Hi ${firstName},`),
  ask: 'How did we do? We’d like to hear from you, good or bad. It takes about a minute, and you decide whether anyone else gets to read it.',
  remind: 'we asked a few days ago how we did. This is our only reminder. If you’d rather not answer, just ignore it.',
  remindNobody:
    'We asked a few days ago how we did. This is our only reminder. If you’d rather not answer, just ignore it.',
  preview: 'It takes about a minute, and you decide whether anyone else gets to read it.',
  button: 'Tell us how it went',
  promise: 'Nothing is posted for you. What you tap is counted without your name.',
  why: {
    agreed: (name: string, hasReminder: boolean) =>
      `You’re getting this because you gave ${name} your email address.${hasReminder ? ' We may remind you once.' : ''}`,
    existing: (name: string, hasReminder: boolean) =>
      `You’re getting this because you are a customer of ${name}. You can object at any time.${hasReminder ? ' We may remind you once.' : ''}`,
  },
  stop: 'Stop these emails',
} as const;

interface Recipient {
  readonly email: string;
  readonly firstName: string | null;
  readonly personHash: string;
}

/** The same for everyone but the first name and the two links. */
export function invitationEmail(
  config: Config,
  business: InvitingBusiness,
  { email, firstName, personHash: hash }: Recipient,
  kind: 'invitation' | 'reminder',
  key: string,
  page?: string,
): Email {
  const { settings, postalAddress, repliesTo } = business;
  const name = plainName(business.name);
  const token = makePersonToken(config.secretKey, {
    businessId: business.id,
    personHash: hash,
    ownerHash: ownerHash(config.secretKey, business.ownerId, email),
  });
  const isReminder = kind === 'reminder';
  const subject = (isReminder ? words.reminderSubject : words.subject)(settings.namesBusiness ? name : null);
  const reminder = firstName === null ? [words.remindNobody] : [`${words.greeting(firstName)} ${words.remind}`];
  const before = isReminder ? reminder : [words.greeting(firstName), words.ask];
  const link = { label: words.button, address: page ?? new URL(invitationLink(token), config.publicUrl).href };
  const after = [
    words.promise,
    ...(settings.ownSentence === '' || mayMislead(settings.ownSentence) ? [] : [settings.ownSentence]),
  ];
  const from = `${name}, ${postalAddress}`;
  const why = words.why[settings.basis](name, settings.sendsReminder && !isReminder);
  const stop = { label: words.stop, address: unsubscribeAddress(config, token) };
  const text = [...before, `${link.label}:\n${link.address}`, ...after, from];
  return {
    kind: 'invitation',
    key,
    ownerId: business.ownerId,
    recipient: email,
    fromName: mayMislead(business.name) ? config.productName : name,
    ...(repliesTo === null ? {} : { replyTo: repliesTo }),
    subject,
    text: `${text.join('\n\n')}\n--\n${why} ${stop.label}: ${stop.address}`,
    html: invitationHtml({
      title: subject,
      preview: words.preview,
      sender: name,
      before,
      link,
      after,
      from,
      why,
      stop,
    }),
    headers: unsubscribeHeaders(config, token),
  };
}

/** To the owner, with links that count nothing: the public page, and a question to stop that they need not answer. */
export function testEmail(config: Config, business: InvitingBusiness, email: string): Email {
  const recipient = { email, firstName: null, personHash: personHash(config.secretKey, business.id, email) };
  const page = new URL(customerPath(business.slug), config.publicUrl).href;
  const message = invitationEmail(config, business, recipient, 'invitation', `test invitation ${randomUUID()}`, page);
  return { ...message, kind: 'test invitation' };
}
