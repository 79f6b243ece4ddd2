import { lostDevicePath, paths } from '../../../contract/paths.ts';
import type { Config } from '../../config/config.ts';
import type { Email } from '../../mail/outbox.ts';
import { accountEmail } from '../emails.ts';

const security = { label: 'Open Security', path: paths.security } as const;
const notYou = 'If it was not you, reset your password now and tell the administrator of this site.';

const changes = {
  'app on': 'An authenticator app was turned on',
  'app off': 'The authenticator app was turned off',
  'passkey added': 'A passkey was added',
  'passkey removed': 'A passkey was removed',
} as const;
export type SecondStepChange = keyof typeof changes;

export function secondStepChangedEmail(
  config: Config,
  key: string,
  recipient: string,
  change: SecondStepChange,
  passkey?: string,
): Email {
  const said = changes[change];
  const words = {
    kind: 'second step changed' as const,
    subject: `${said} in your ${config.productName} account`,
    heading: said,
    body: `${passkey === undefined ? '' : `Its name is “${passkey}”. `}This changes how you sign in. ${notYou}`,
    link: security.label,
  };
  return accountEmail(config, key, recipient, words, security.path);
}

export function recoveryCodesMadeEmail(config: Config, key: string, recipient: string): Email {
  const words = {
    kind: 'second step changed' as const,
    subject: `New recovery codes for your ${config.productName} account`,
    heading: 'New recovery codes were made',
    body: `The old codes stopped working. ${notYou}`,
    link: security.label,
  };
  return accountEmail(config, key, recipient, words, security.path);
}

export function recoveryCodeUsedEmail(config: Config, key: string, recipient: string, left: number): Email {
  const words = {
    kind: 'recovery code used' as const,
    subject: `A recovery code of your ${config.productName} account was used`,
    heading: 'A recovery code was used',
    body: `Someone signed in with one of your recovery codes. ${left} ${left === 1 ? 'is' : 'are'} left. ${notYou}`,
    link: security.label,
  };
  return accountEmail(config, key, recipient, words, security.path);
}

export function newBrowserEmail(config: Config, key: string, recipient: string, browser: string): Email {
  const words = {
    kind: 'new browser' as const,
    subject: `New sign-in to your ${config.productName} account`,
    heading: 'Sign-in from a new browser',
    body: `Someone signed in with ${browser}, a browser that you have not used here before. If it was you, all is well. ${notYou} You can turn these emails off in your account settings.`,
    link: security.label,
  };
  return accountEmail(config, key, recipient, words, security.path);
}

export function wrongCodesEmail(config: Config, key: string, recipient: string): Email {
  const words = {
    kind: 'wrong codes' as const,
    subject: `Someone may know the password of your ${config.productName} account`,
    heading: 'Five wrong codes after the right password',
    body: 'A browser that you have not used here before sent your password and then five wrong codes. Nobody was signed in. If it was not you, reset your password now.',
    link: security.label,
  };
  return accountEmail(config, key, recipient, words, security.path);
}

export function copiedPasskeyEmail(config: Config, key: string, recipient: string, passkey: string): Email {
  const words = {
    kind: 'passkey refused' as const,
    subject: `We refused a passkey of your ${config.productName} account`,
    heading: 'A passkey was refused',
    body: `The passkey “${passkey}” may have been copied: its counter went back. Nobody was signed in. Sign in another way and remove it. ${notYou}`,
    link: security.label,
  };
  return accountEmail(config, key, recipient, words, security.path);
}

const lost = {
  link: {
    subject: (product: string) => `Turn off the second step of your ${product} account`,
    heading: 'You lost your device?',
    body: 'Open the link to start. Then you wait 24 hours, and your second step turns off. If you did not ask for this, open the link to stop it, and change your password: someone knows it.',
    link: 'Start or stop',
  },
  started: {
    subject: (product: string) => `The second step of your ${product} account turns off in 24 hours`,
    heading: '24 hours to go',
    body: 'Your second step turns off in 24 hours, and all browsers are signed out. If you did not ask for this, stop it now, and change your password: someone knows it and can read your email.',
    link: 'Look or stop',
  },
} as const;

export function lostDeviceEmail(
  config: Config,
  key: string,
  recipient: string,
  step: keyof typeof lost,
  token: string,
): Email {
  const { subject, ...words } = lost[step];
  const all = { ...words, kind: 'lost device' as const, subject: subject(config.productName) };
  return accountEmail(config, key, recipient, all, lostDevicePath(token));
}

export function secondStepOffEmail(config: Config, key: string, recipient: string): Email {
  const words = {
    kind: 'second step off' as const,
    subject: `The second step of your ${config.productName} account is off`,
    heading: 'Your second step is off',
    body: `You are signed out everywhere, and your password gets you in. Set up a new second step soon. ${notYou}`,
    link: 'Log in',
  };
  return accountEmail(config, key, recipient, words, paths.login);
}
