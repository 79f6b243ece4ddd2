/** The sentences of the letters that the product sends. */
export const letterSentences = {
  footer: (product: string, host: string) =>
    `${product} at ${host}. You get this letter because your address was typed there.`,
  verify: {
    subject: (product: string) => `Your ${product} verification code`,
    heading: 'Verify your email',
    body: 'Type this code where you registered. It works for 10 minutes. If you did not register, ignore this letter.',
    link: 'Open the page to type it',
  },
  already: {
    subject: (product: string) => `You already have a ${product} account`,
    heading: 'You already have an account',
    body: 'Somebody, perhaps you, tried to register with this address. Nothing has changed. You can log in, or reset your password there if you forgot it.',
    link: 'Log in',
  },
  reset: {
    subject: (product: string) => `Reset your ${product} password`,
    heading: 'Set a new password',
    body: 'Use the link within 60 minutes, or type the code within 10 minutes. Either works once. If you did not ask for this, ignore this letter: your password stays as it is.',
    link: 'Set a new password',
  },
  changed: {
    subject: (product: string) => `Your ${product} password was changed`,
    heading: 'Your password was changed',
    body: 'You are signed out everywhere. If it was not you, reset your password now and tell the administrator of this site.',
    link: 'Log in',
  },
} as const;
