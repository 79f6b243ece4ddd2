import { nameInBody, plainName, someBusiness } from '../../contract/businesses/plain-name.ts';
import type { FeedbackMessage } from '../../contract/feedback/calls.ts';
import { isEmail } from '../../contract/fields.ts';
import { confirmFeedbackLink, inboxMessagePath, inboxPath } from '../../contract/paths.ts';
import type { Config } from '../config/config.ts';
import type { EmailKindName } from '../mail/kinds.ts';
import type { Email } from '../mail/outbox.ts';
import { emailBody, emailBodyText } from '../mail/template.ts';

const feedbackText = {
  footer: (product: string, host: string) =>
    `${product} at ${host}. You received this email because private feedback for this business is sent to this address.`,
  subject: (business: string, product: string) => `Private feedback for ${business} (${product})`,
  heading: (business: string) => `Private feedback for ${business}`,
  from: ({ name, email, phone }: FeedbackMessage) => `Name: ${name}\nEmail: ${email}\nPhone: ${phone}`,
  answer: (product: string) =>
    `Please answer with the link below. A reply to this email also reaches the customer, but ${product} does not see it: the message stays waiting.`,
  link: (product: string) => `Answer in ${product}`,
  noticeBody: 'A customer sent you a private message. It is in your inbox, not in this email.',
  assignedSubject: (by: string, business: string) => `${by} assigned you a message for ${business}`,
  personalFooter: (product: string, host: string) =>
    `${product} at ${host}. You received this email because you are on the team of this business. You choose your emails in your account settings.`,
  noticeLink: (product: string) => `Read it in ${product}`,
  digestSubject: (business: string, product: string) => `Several new messages for ${business} (${product})`,
  manySubject: (product: string) => `Several new feedback messages (${product})`,
  digestBody: 'You received more messages this hour than we send individually. All of them are in your inbox.',
  digestLink: 'Read them in your inbox',
  manyHeading: 'Private feedback from your customers',
  waitedSubject: (product: string) => `Your private feedback so far (${product})`,
  waitedBody: (count: number) =>
    `${count} messages arrived before this address was confirmed. All of them are in your inbox. New messages are emailed to you.`,
} as const;

const confirmText = {
  subject: (product: string) => `Confirm your address for messages from customers (${product})`,
  heading: 'Confirm this email address',
  body: (business: string | null, product: string) =>
    `${business === null ? someBusiness(product) : `The business “${business}”`} wants messages from its customers emailed to this address. Customers may see the address. If that is right, open the page below within 7 days and press Confirm. ${product} sends nothing until then.`,
  ignore: 'If you do not know this business, ignore this email.',
  link: 'Open the page to confirm',
  footer: (product: string, host: string) =>
    `${product} at ${host}. You received this email because this address was entered on ${host}.`,
} as const;

const longer = (days: number | null): string =>
  days === null ? 'longer than promised' : `longer than ${days} working day${days === 1 ? '' : 's'}`;

/** `days`: the promise; null for several. */
export const overdueText = {
  all: (late: number, days: number | null, oldest: string) =>
    late === 1
      ? `1 private message has waited ${longer(days)}. It came in on ${oldest}.`
      : `${late} private messages have waited ${longer(days)}. The oldest came in on ${oldest}.`,
  ofWaiting: (late: number, days: number | null, waiting: number) => {
    if (waiting === 1) return `It has waited ${longer(days)}.`;
    if (late === waiting) return `All of them have waited ${longer(days)}.`;
    return `${late} of them ${late === 1 ? 'has' : 'have'} waited ${longer(days)}.`;
  },
} as const;

export interface Recipient {
  readonly id: number;
  readonly userId: number;
  readonly name: string;
  readonly feedbackEmail: string;
}

/** A message with its id in the inbox. */
export type StoredMessage = FeedbackMessage & { readonly id: number };

function email(
  config: Config,
  key: string,
  to: Pick<Recipient, 'userId' | 'feedbackEmail'>,
  content: {
    readonly kind: EmailKindName;
    readonly heading: string;
    readonly subject: string;
    readonly paragraphs: readonly string[];
    readonly link: { readonly label: string; readonly path: string };
    readonly footer?: (product: string, host: string) => string;
  },
): Email {
  return {
    kind: content.kind,
    key,
    ownerId: to.userId,
    recipient: to.feedbackEmail,
    subject: content.subject,
    text: emailBodyText({
      product: config.productName,
      heading: content.heading,
      paragraphs: content.paragraphs,
      link: { label: content.link.label, address: new URL(content.link.path, config.publicUrl).href },
      footer: (content.footer ?? feedbackText.footer)(config.productName, config.publicUrl.host),
    }),
  };
}

/** Quoted, so that the customer's text cannot pass for ours. */
export const quote = (typed: string): string =>
  typed
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');

export function feedbackEmailOf(config: Config, key: string, to: Recipient, message: StoredMessage): Email {
  const canAnswer = isEmail(message.email);
  return {
    ...email(config, key, to, {
      kind: 'feedback',
      heading: feedbackText.heading(to.name),
      subject: feedbackText.subject(plainName(to.name), config.productName),
      paragraphs: [
        feedbackText.from(message),
        quote(message.feedback),
        ...(canAnswer ? [feedbackText.answer(config.productName)] : []),
      ],
      link: { label: feedbackText.link(config.productName), path: inboxMessagePath(to.id, message.id) },
    }),
    ...(canAnswer ? { replyTo: message.email } : {}),
  };
}

/** Announces a message without its text, for practices that may not email health data. */
export const noticeEmail = (config: Config, key: string, to: Recipient, messageId: number): Email =>
  email(config, key, to, { ...noticeContent(config, to, messageId), kind: 'feedback' });

const noticeContent = (config: Config, to: Recipient, messageId: number) => ({
  heading: feedbackText.heading(to.name),
  subject: feedbackText.subject(plainName(to.name), config.productName),
  paragraphs: [feedbackText.noticeBody],
  link: { label: feedbackText.noticeLink(config.productName), path: inboxMessagePath(to.id, messageId) },
});

/** To a person of the team, who may leave it: never with words. */
export const personalNotice = (config: Config, key: string, to: Recipient, messageId: number): Email => {
  const notice = noticeContent(config, to, messageId);
  return email(config, key, to, { ...notice, kind: 'personal notice', footer: feedbackText.personalFooter });
};

/** In the words of a notice whatever the business chose: its reader may leave the team. */
export const assignedEmail = (config: Config, key: string, to: Recipient, messageId: number, by: string): Email => {
  const subject = feedbackText.assignedSubject(plainName(by), plainName(to.name));
  return email(config, key, to, {
    kind: 'assigned',
    heading: subject,
    subject,
    paragraphs: [feedbackText.noticeBody],
    link: { label: feedbackText.noticeLink(config.productName), path: inboxMessagePath(to.id, messageId) },
    footer: feedbackText.personalFooter,
  });
};

/** One email for all messages of an hour above the limit. `business` is null for several businesses. */
export const digestEmail = (
  config: Config,
  key: string,
  to: Pick<Recipient, 'userId' | 'feedbackEmail'>,
  business: Pick<Recipient, 'id' | 'name'> | null,
): Email =>
  email(config, key, to, {
    kind: 'feedback digest',
    heading: business === null ? feedbackText.manyHeading : feedbackText.heading(business.name),
    subject:
      business === null
        ? feedbackText.manySubject(config.productName)
        : feedbackText.digestSubject(plainName(business.name), config.productName),
    paragraphs: [feedbackText.digestBody],
    link: { label: feedbackText.digestLink, path: inboxPath(business?.id) },
  });

export const waitedEmail = (
  config: Config,
  key: string,
  to: Pick<Recipient, 'userId' | 'feedbackEmail'>,
  count: number,
): Email =>
  email(config, key, to, {
    kind: 'feedback waited',
    heading: feedbackText.manyHeading,
    subject: feedbackText.waitedSubject(config.productName),
    paragraphs: [feedbackText.waitedBody(count)],
    link: { label: feedbackText.digestLink, path: inboxPath() },
  });

/** The address may be a stranger's, so the email says nothing that the owner wrote but a harmless name. */
export function confirmationEmail(config: Config, key: string, to: Recipient, token: string): Email {
  const content = {
    product: config.productName,
    heading: confirmText.heading,
    paragraphs: [confirmText.body(nameInBody(config.productName, to.name), config.productName), confirmText.ignore],
    link: { label: confirmText.link, address: new URL(confirmFeedbackLink(token), config.publicUrl).href },
    footer: confirmText.footer(config.productName, config.publicUrl.host),
  };
  return {
    kind: 'feedback address',
    key,
    ownerId: to.userId,
    recipient: to.feedbackEmail,
    subject: confirmText.subject(config.productName),
    ...emailBody(content),
  };
}
