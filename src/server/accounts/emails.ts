import { emailText as say } from '../../contract/email-text.ts';
import { paths, resetLinkPath } from '../../contract/paths.ts';
import type { Config } from '../config.ts';
import type { Email } from '../mail/outbox.ts';
import { type EmailContent, emailBodyHtml, emailBodyText } from '../mail/template.ts';

const linkTo = (config: Config, path: string): string => new URL(path, config.publicUrl).href;

function email(
  config: Config,
  key: string,
  recipient: string,
  subject: string,
  content: Omit<EmailContent, 'product' | 'footer'>,
): Email {
  const whole = {
    product: config.productName,
    ...content,
    footer: say.footer(config.productName, config.publicUrl.host),
  };
  return { key, recipient, subject, text: emailBodyText(whole), html: emailBodyHtml(whole) };
}

/** Carries the six digits that verify an address. */
export function verificationEmail(config: Config, key: string, recipient: string, code: string): Email {
  return email(config, key, recipient, say.verify.subject(config.productName), {
    heading: say.verify.heading,
    paragraphs: [say.verify.body],
    code,
    link: { label: say.verify.link, address: linkTo(config, paths.verify) },
  });
}

/** Tells the owner of a verified address that somebody tried to register with it; changes nothing. */
export function alreadyRegisteredEmail(config: Config, key: string, recipient: string): Email {
  return email(config, key, recipient, say.already.subject(config.productName), {
    heading: say.already.heading,
    paragraphs: [say.already.body],
    link: { label: say.already.link, address: linkTo(config, paths.login) },
  });
}

/** For a new password of an address whose registration was never finished, asked for in another browser. */
export function unfinishedEmail(config: Config, key: string, recipient: string): Email {
  return email(config, key, recipient, say.unfinished.subject(config.productName), {
    heading: say.unfinished.heading,
    paragraphs: [say.unfinished.body],
    link: { label: say.unfinished.link, address: linkTo(config, paths.register) },
  });
}

/** Tells that too many wrong passwords switched the password off. */
export function passwordOffEmail(config: Config, key: string, recipient: string): Email {
  return email(config, key, recipient, say.passwordOff.subject(config.productName), {
    heading: say.passwordOff.heading,
    paragraphs: [say.passwordOff.body],
    link: { label: say.passwordOff.link, address: linkTo(config, paths.forgot) },
  });
}

/** Carries a link and a code that set a new password. */
export function resetEmail(config: Config, key: string, recipient: string, token: string, code: string): Email {
  return email(config, key, recipient, say.reset.subject(config.productName), {
    heading: say.reset.heading,
    paragraphs: [say.reset.body],
    code,
    link: { label: say.reset.link, address: linkTo(config, resetLinkPath(token)) },
  });
}

/** Tells that the password was changed. */
export function passwordChangedEmail(config: Config, key: string, recipient: string): Email {
  return email(config, key, recipient, say.changed.subject(config.productName), {
    heading: say.changed.heading,
    paragraphs: [say.changed.body],
    link: { label: say.changed.link, address: linkTo(config, paths.login) },
  });
}
