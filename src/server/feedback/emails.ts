import type { FeedbackMessage } from '../../contract/feedback.ts';
import { isEmail } from '../../contract/fields.ts';
import { confirmFeedbackLink, paths } from '../../contract/paths.ts';
import type { Config } from '../config.ts';
import type { Email } from '../mail/outbox.ts';
import { emailBodyHtml, emailBodyText } from '../mail/template.ts';
import { plainName } from './plain-name.ts';

const feedbackText = {
  footer: (product: string, host: string) =>
    `${product} at ${host}. You received this email because private feedback for this business is sent to this address.`,
  subject: (product: string) => `Private feedback from a customer (${product})`,
  heading: (business: string) => `Private feedback for ${business}`,
  from: ({ name, email, phone }: FeedbackMessage) => `Name: ${name}\nEmail: ${email}\nPhone: ${phone}`,
  answer: 'Reply to this email to reach the customer.',
  link: 'All private feedback is on your dashboard',
  noticeSubject: (product: string) => `You have private feedback (${product})`,
  noticeBody: 'A customer sent you a private message. It is on your dashboard, not in this email.',
  noticeLink: 'Read it on your dashboard',
  digestSubject: (product: string) => `Several new feedback messages (${product})`,
  digestBody: 'More messages came in this hour than we email one by one. All of them are on your dashboard.',
  digestLink: 'Read them on your dashboard',
  manyHeading: 'Private feedback from your customers',
  waitedSubject: (product: string) => `Your private feedback so far (${product})`,
  waitedBody: (count: number) =>
    `${count} messages arrived before this address was confirmed. All of them are on your dashboard. New messages are emailed to you.`,
} as const;

const confirmText = {
  subject: (product: string) => `Confirm your address for private feedback (${product})`,
  heading: 'Confirm this email address',
  body: (business: string, product: string) =>
    `The business “${business}” wants private feedback from its customers emailed to this address. If that is right, open the page below within 7 days and press Confirm. ${product} sends nothing until then.`,
  ignore: 'If you do not know this business, ignore this email.',
  link: 'Open the page to confirm',
  footer: (product: string, host: string) =>
    `${product} at ${host}. You received this email because this address was entered on ${host}.`,
} as const;

export interface Recipient {
  readonly name: string;
  readonly feedbackEmail: string;
}

function email(
  config: Config,
  key: string,
  to: { readonly feedbackEmail: string },
  content: {
    readonly heading: string;
    readonly subject: string;
    readonly paragraphs: readonly string[];
    readonly link: string;
  },
): Email {
  return {
    key,
    recipient: to.feedbackEmail,
    subject: content.subject,
    text: emailBodyText({
      product: config.productName,
      heading: content.heading,
      paragraphs: content.paragraphs,
      link: { label: content.link, address: new URL(paths.dashboard, config.publicUrl).href },
      footer: feedbackText.footer(config.productName, config.publicUrl.host),
    }),
  };
}

/** Quoted, so that the customer's text cannot pass for ours. */
export const quote = (typed: string): string =>
  typed
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');

export function feedbackEmailOf(config: Config, key: string, to: Recipient, message: FeedbackMessage): Email {
  const canAnswer = isEmail(message.email);
  return {
    ...email(config, key, to, {
      heading: feedbackText.heading(to.name),
      subject: feedbackText.subject(config.productName),
      paragraphs: [feedbackText.from(message), quote(message.feedback), ...(canAnswer ? [feedbackText.answer] : [])],
      link: feedbackText.link,
    }),
    ...(canAnswer ? { replyTo: message.email } : {}),
  };
}

/** Announces a message without its text, for practices that may not email health data. */
export const noticeEmail = (config: Config, key: string, to: Recipient): Email =>
  email(config, key, to, {
    heading: feedbackText.heading(to.name),
    subject: feedbackText.noticeSubject(config.productName),
    paragraphs: [feedbackText.noticeBody],
    link: feedbackText.noticeLink,
  });

/** One email for all messages of an hour above the limit. `name` is null for several businesses. */
export const digestEmail = (config: Config, key: string, feedbackEmail: string, name: string | null): Email =>
  email(
    config,
    key,
    { feedbackEmail },
    {
      heading: name === null ? feedbackText.manyHeading : feedbackText.heading(name),
      subject: feedbackText.digestSubject(config.productName),
      paragraphs: [feedbackText.digestBody],
      link: feedbackText.digestLink,
    },
  );

export const waitedEmail = (config: Config, key: string, feedbackEmail: string, count: number): Email =>
  email(
    config,
    key,
    { feedbackEmail },
    {
      heading: feedbackText.manyHeading,
      subject: feedbackText.waitedSubject(config.productName),
      paragraphs: [feedbackText.waitedBody(count)],
      link: feedbackText.digestLink,
    },
  );

/** The address may be a stranger's, so the email says nothing that the owner wrote but the plain name. */
export function confirmationEmail(config: Config, key: string, to: Recipient, token: string): Email {
  const content = {
    product: config.productName,
    heading: confirmText.heading,
    paragraphs: [confirmText.body(plainName(to.name), config.productName), confirmText.ignore],
    link: { label: confirmText.link, address: new URL(confirmFeedbackLink(token), config.publicUrl).href },
    footer: confirmText.footer(config.productName, config.publicUrl.host),
  };
  return {
    key,
    recipient: to.feedbackEmail,
    subject: confirmText.subject(config.productName),
    text: emailBodyText(content),
    html: emailBodyHtml(content),
  };
}
