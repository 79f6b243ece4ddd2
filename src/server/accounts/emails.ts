import { emailText as say } from '../../contract/email-text.ts';
import { invitationText } from '../../contract/invitation-text.ts';
import { invitationDays } from '../../contract/invitations.ts';
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

export function verificationEmail(config: Config, key: string, recipient: string, code: string): Email {
  return email(config, key, recipient, say.verify.subject(config.productName), {
    heading: say.verify.heading,
    paragraphs: [say.verify.body],
    code,
    link: { label: say.verify.link, address: linkTo(config, paths.verify) },
  });
}

export function alreadyRegisteredEmail(config: Config, key: string, recipient: string): Email {
  return email(config, key, recipient, say.already.subject(config.productName), {
    heading: say.already.heading,
    paragraphs: [say.already.body],
    link: { label: say.already.link, address: linkTo(config, paths.login) },
  });
}

export function unfinishedEmail(config: Config, key: string, recipient: string): Email {
  return email(config, key, recipient, say.unfinished.subject(config.productName), {
    heading: say.unfinished.heading,
    paragraphs: [say.unfinished.body],
    link: { label: say.unfinished.link, address: linkTo(config, paths.register) },
  });
}

export function passwordOffEmail(config: Config, key: string, recipient: string): Email {
  return email(config, key, recipient, say.passwordOff.subject(config.productName), {
    heading: say.passwordOff.heading,
    paragraphs: [say.passwordOff.body],
    link: { label: say.passwordOff.link, address: linkTo(config, paths.forgot) },
  });
}

export function resetEmail(config: Config, key: string, recipient: string, token: string, code: string): Email {
  return email(config, key, recipient, say.reset.subject(config.productName), {
    heading: say.reset.heading,
    paragraphs: [say.reset.body],
    code,
    link: { label: say.reset.link, address: linkTo(config, resetLinkPath(token)) },
  });
}

export function invitationEmail(config: Config, key: string, recipient: string): Email {
  const { mail } = invitationText;
  return email(config, key, recipient, mail.subject(config.productName), {
    heading: mail.heading,
    paragraphs: [mail.body(config.productName, config.publicUrl.host, invitationDays)],
    link: { label: mail.link, address: linkTo(config, paths.register) },
  });
}

export function passwordChangedEmail(config: Config, key: string, recipient: string): Email {
  return email(config, key, recipient, say.changed.subject(config.productName), {
    heading: say.changed.heading,
    paragraphs: [say.changed.body],
    link: { label: say.changed.link, address: linkTo(config, paths.login) },
  });
}
