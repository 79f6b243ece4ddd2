export const accountText = {
  title: 'Account Settings',
  profile: 'Your account',
  name: 'Name',
  email: 'Email',
  howToChange:
    'These stay as you registered them. To use another email address, register with it. The owner of a business can then invite it under Team and transfer the business to it.',
  password: 'Password',
  passwordHint: "We'll email you a link and a code to set a new one.",
  change: 'Change Password',
  noEmail: { title: 'Error', body: 'No email address found for your account' },
  emailSent: { title: 'Email Sent', body: 'Password reset instructions have been sent to your email.' },
  emailFailed: { title: 'Error', body: 'Failed to send password reset email. Please try again.' },
  unexpected: { title: 'Error', body: 'An unexpected error occurred. Please try again later.' },
  emails: {
    title: 'Emails to you',
    newBrowser: {
      label: 'New browsers',
      hint: 'When someone signs in from a browser that you have not used before.',
    },
    mondayEmail: {
      label: 'Monday email',
      hint: 'Mondays at 8 AM: what happened at your businesses last week, and what is waiting for you.',
    },
    everyMessage: {
      label: 'Every private message',
      hint: 'Says that a customer wrote, without the words. Where messages also go to your address, you get one email.',
    },
    morningSummary: {
      label: 'Morning summary',
      hint: 'Sent only when private messages have waited longer than you promised. It doesn’t include what customers wrote. On Mondays, they are part of the Monday email if you get one.',
    },
  },
  security: 'Security',
  securityHint: 'Passkeys, authenticator app, recovery codes and signed-in browsers.',
  openSecurity: 'Open Security',
  sessions: 'Signed-in devices',
  sessionsHint: 'Signs you out here and on every other device.',
  everywhere: 'Sign out everywhere',
  everywhereConfirm: {
    title: 'Sign out everywhere?',
    body: 'You will have to log in again on this device too.',
    confirm: 'Sign out everywhere',
  },
  everywhereDone: { title: 'Logged Out', body: 'You have been successfully logged out.' },
  deactivate: 'Deactivate Account',
  deactivateHint: 'Your pages show a notice from then on, and you can no longer log in.',
  deactivateConfirm: {
    title: 'Deactivate your account?',
    body: 'This action cannot be undone.',
    confirm: 'Deactivate Account',
  },
  deactivated: { title: 'Account Deactivated', body: 'Your account has been deactivated.' },
  failed: { title: 'Error', body: 'Something went wrong. Please try again.' },
} as const;

export const everythingText = {
  title: 'Download everything',
  hint: 'One ZIP file with all that we hold for you. Tables open in Excel.',
} as const;
