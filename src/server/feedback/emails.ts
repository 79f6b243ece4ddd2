import { emailText } from '../../contract/email-text.ts';
import type { FeedbackMessage } from '../../contract/feedback.ts';
import { isEmail } from '../../contract/fields.ts';
import { confirmFeedbackLink, paths } from '../../contract/paths.ts';
import type { Config } from '../config.ts';
import type { Email } from '../mail/outbox.ts';
import { emailBodyHtml, emailBodyText } from '../mail/template.ts';
import { plainName } from './plain-name.ts';

const say = emailText.feedback;

/** Where the emails of a business go; all of it from the database. */
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
      footer: say.footer(config.productName, config.publicUrl.host),
    }),
  };
}

/** The customer's words stand behind `>`, so that they cannot pass for ours. */
const quote = (typed: string): string =>
  typed
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');

/** Carries a private message, as plain text only; its answer goes to the customer if they gave an address. */
export function feedbackEmailOf(config: Config, key: string, to: Recipient, message: FeedbackMessage): Email {
  const canAnswer = isEmail(message.email);
  return {
    ...email(config, key, to, {
      heading: say.heading(to.name),
      subject: say.subject(config.productName),
      paragraphs: [
        say.from(message.name, message.email, message.phone),
        quote(message.feedback),
        ...(canAnswer ? [say.answer] : []),
      ],
      link: say.link,
    }),
    ...(canAnswer ? { replyTo: message.email } : {}),
  };
}

/** Tells of a private message without a word of it, for practices that may not mail health data. */
export const noticeEmail = (config: Config, key: string, to: Recipient): Email =>
  email(config, key, to, {
    heading: say.heading(to.name),
    subject: say.noticeSubject(config.productName),
    paragraphs: [say.noticeBody],
    link: say.noticeLink,
  });

/** Stands for all messages of an hour beyond those that are emailed one by one. `name` is null for several businesses. */
export const digestEmail = (config: Config, key: string, feedbackEmail: string, name: string | null): Email =>
  email(
    config,
    key,
    { feedbackEmail },
    {
      heading: name === null ? say.manyHeading : say.heading(name),
      subject: say.digestSubject(config.productName),
      paragraphs: [say.digestBody],
      link: say.digestLink,
    },
  );

/** Tells a confirmed address of the messages that waited for it, when there are too many to email. */
export const waitedEmail = (config: Config, key: string, feedbackEmail: string, count: number): Email =>
  email(
    config,
    key,
    { feedbackEmail },
    {
      heading: say.manyHeading,
      subject: say.waitedSubject(config.productName),
      paragraphs: [say.waitedBody(count)],
      link: say.digestLink,
    },
  );

/** Asks an address, in fixed words, whether it wants a business's feedback. It may be a stranger's. */
export function confirmationEmail(config: Config, key: string, to: Recipient, token: string): Email {
  const ask = emailText.confirmFeedback;
  const content = {
    product: config.productName,
    heading: ask.heading,
    paragraphs: [ask.body(plainName(to.name), config.productName), ask.ignore],
    link: { label: ask.link, address: new URL(confirmFeedbackLink(token), config.publicUrl).href },
    footer: ask.footer(config.productName, config.publicUrl.host),
  };
  return {
    key,
    recipient: to.feedbackEmail,
    subject: ask.subject(config.productName),
    text: emailBodyText(content),
    html: emailBodyHtml(content),
  };
}
