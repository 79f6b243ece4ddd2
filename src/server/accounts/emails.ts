import { accountInvitationDays } from '../../contract/accounts/invitation-text.ts';
import { paths, resetLinkPath } from '../../contract/paths.ts';
import type { Config } from '../config/config.ts';
import type { EmailKindName } from '../mail/kinds.ts';
import type { Email } from '../mail/outbox.ts';
import { emailBody } from '../mail/template.ts';

interface Sentences {
  readonly kind: EmailKindName;
  readonly subject: string;
  readonly heading: string;
  readonly body: string;
  readonly link: string;
}

export function accountEmail(
  config: Config,
  key: string,
  recipient: string,
  words: Sentences,
  path: string,
  code?: string,
): Email {
  const product = config.productName;
  const { host } = config.publicUrl;
  const content = {
    product,
    heading: words.heading,
    paragraphs: [words.body],
    ...(code === undefined ? {} : { code }),
    link: { label: words.link, address: new URL(path, config.publicUrl).href },
    footer: `${product} at ${host}. You received this email because this address was entered there.`,
  };
  return {
    kind: words.kind,
    key,
    recipient,
    subject: words.subject,
    ...emailBody(content),
  };
}

export function verificationEmail(config: Config, key: string, recipient: string, code: string): Email {
  const words = {
    kind: 'registration' as const,
    subject: `Your ${config.productName} verification code`,
    heading: 'Verify your email',
    body: 'Enter this code in the browser where you registered. It works for 10 minutes. If you did not register, ignore this email.',
    link: 'Open the page to enter it',
  };
  return accountEmail(config, key, recipient, words, paths.verify, code);
}

export function alreadyRegisteredEmail(config: Config, key: string, recipient: string): Email {
  const words = {
    kind: 'registration' as const,
    subject: `You already have a ${config.productName} account`,
    heading: 'You already have an account',
    body: 'Someone, perhaps you, tried to register with this address. Nothing has changed. You can log in, or reset your password if you forgot it.',
    link: 'Log in',
  };
  return accountEmail(config, key, recipient, words, paths.login);
}

export function unfinishedEmail(config: Config, key: string, recipient: string): Email {
  const words = {
    kind: 'unfinished' as const,
    subject: `Finish your ${config.productName} registration`,
    heading: 'Your registration is not finished',
    body: 'Someone, perhaps you, asked for a new password for this address. It has no verified account yet. Register again, then type the code from the next email in the same browser. If this was not you, ignore this email.',
    link: 'Register',
  };
  return accountEmail(config, key, recipient, words, paths.register);
}

export function passwordOffEmail(config: Config, key: string, recipient: string): Email {
  const words = {
    kind: 'password off' as const,
    subject: `Someone tried to sign in to your ${config.productName} account`,
    heading: 'Someone tried to sign in',
    body: 'Someone typed a wrong password for your account 100 times. To protect it, your password now works only in browsers where you have logged in before. Reset your password to log in anywhere again.',
    link: 'Reset your password',
  };
  return accountEmail(config, key, recipient, words, paths.forgot);
}

interface Reset {
  readonly token: string;
  readonly code: string;
  readonly isLastOfDay: boolean;
}

export function resetEmail(config: Config, key: string, recipient: string, reset: Reset): Email {
  const { token, code, isLastOfDay } = reset;
  const times = isLastOfDay
    ? 'Use the link, or enter the code within 10 minutes. Either works once. This is the last of these emails for today, so the link works until we can send another.'
    : 'Use the link within 60 minutes, or enter the code within 10 minutes. Either works once.';
  const words = {
    kind: 'reset' as const,
    subject: `Reset your ${config.productName} password`,
    heading: 'Set a new password',
    body: `${times} If you did not ask for this, ignore this email: your password stays as it is.`,
    link: 'Set a new password',
  };
  return accountEmail(config, key, recipient, words, resetLinkPath(token), code);
}

export function accountInvitationEmail(config: Config, key: string, recipient: string): Email {
  const { productName: product, publicUrl } = config;
  const words = {
    kind: 'account invitation' as const,
    subject: `Your invitation to ${product}`,
    heading: 'You are invited',
    body: `An administrator of ${product} at ${publicUrl.host} invites you to make an account. Register with this email address within ${accountInvitationDays} days. If you did not expect this, ignore this email.`,
    link: 'Make your account',
  };
  return accountEmail(config, key, recipient, words, paths.register);
}

export function passwordChangedEmail(config: Config, key: string, recipient: string): Email {
  const words = {
    kind: 'password changed' as const,
    subject: `Your ${config.productName} password was changed`,
    heading: 'Your password was changed',
    body: 'You are signed out everywhere. If it was not you, reset your password now and tell the administrator of this site.',
    link: 'Log in',
  };
  return accountEmail(config, key, recipient, words, paths.login);
}
