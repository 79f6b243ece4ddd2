export const emailText = {
  footer: (product: string, host: string) =>
    `${product} at ${host}. You received this email because this address was entered there.`,
  verify: {
    subject: (product: string) => `Your ${product} verification code`,
    heading: 'Verify your email',
    body: 'Enter this code in the browser where you registered. It works for 10 minutes. If you did not register, ignore this email.',
    link: 'Open the page to enter it',
  },
  already: {
    subject: (product: string) => `You already have a ${product} account`,
    heading: 'You already have an account',
    body: 'Someone, perhaps you, tried to register with this address. Nothing has changed. You can log in, or reset your password if you forgot it.',
    link: 'Log in',
  },
  unfinished: {
    subject: (product: string) => `Finish your ${product} registration`,
    heading: 'Your registration is not finished',
    body: 'Someone, perhaps you, asked for a new password for this address. It has no verified account yet. Register again, then type the code from the next email in the same browser. If this was not you, ignore this email.',
    link: 'Register',
  },
  passwordOff: {
    subject: (product: string) => `Someone tried to sign in to your ${product} account`,
    heading: 'Someone tried to sign in',
    body: 'Someone typed a wrong password for your account 100 times. To protect it, your password now works only in browsers where you have logged in before. Reset your password to log in anywhere again.',
    link: 'Reset your password',
  },
  reset: {
    subject: (product: string) => `Reset your ${product} password`,
    heading: 'Set a new password',
    body: 'Use the link within 60 minutes, or enter the code within 10 minutes. Either works once. If you did not ask for this, ignore this email: your password stays as it is.',
    link: 'Set a new password',
  },
  changed: {
    subject: (product: string) => `Your ${product} password was changed`,
    heading: 'Your password was changed',
    body: 'You are signed out everywhere. If it was not you, reset your password now and tell the administrator of this site.',
    link: 'Log in',
  },
} as const;
