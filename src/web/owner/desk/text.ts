import { policyClauses } from '../../../policy/text.ts';

/** The front desk. Its readers stand, with a phone ringing: short lines, the outcome first. */
export const deskText = {
  title: 'Front desk',
  loading: 'Loading the front desk',
  failed: 'The front desk could not be loaded.',
  reload: 'Reload',
  off: { title: 'This screen was turned off.', body: 'Ask your manager.' },
  ask: 'Ask everyone, with the same words. No stars, no names, no pressure: they can do it at home.',
  why: 'Why?',
  back: 'Invitations',
  dashboard: 'Back to Dashboard',
  screens: 'Screens without a login',
  offline: 'No connection. Addresses you enter are kept on this screen and go out when it is back.',
} as const;

export const codeText = {
  show: 'Show the code',
  hint: (seconds: number) => `They scan it with their own phone. Closes after ${seconds} seconds.`,
  question: ['How was ', 'your', ' visit?'],
  how: 'Point your phone’s camera at the code. Good or bad, you choose what you say.',
  qr: (name: string) => `QR code of the review page of ${name}`,
  closesIn: (seconds: number) => `Closes in ${seconds} s`,
  close: 'Close',
} as const;

export const sendText = {
  email: 'Email',
  firstName: 'First name',
  optional: 'optional',
  language: 'Language',
  send: (when: string) => `Send ${when}`,
  sendLater: 'Send',
  off: 'Emails are off',
  typo: (email: string) => `Did you mean ${email}?`,
  useIt: 'Use it',
  keepYours: 'Press Enter again to keep yours.',
  hint: 'Enter sends it, and the field is ready for the next person.',
  several: (count: number) => (count === 2 ? 'Invite both?' : `Invite all ${count}?`),
  sendSeveral: 'Press Enter again to send one email to each.',
  withoutName: 'The first name is left out.',
  invalid: 'Please check this address. It should look like name@example.com.',
  tooMany: 'That’s a whole list. Ask your manager to use Invite a list.',
} as const;

export const phoneText = {
  title: 'From your phone',
  text: 'Text',
  whatsApp: 'WhatsApp',
  share: 'Share',
  copy: 'Copy message',
  copied: 'Copied',
  copyFailed: 'Could not copy',
  open: 'Open on your phone',
  openHint: 'Scan this with your own phone. It opens these buttons there, nothing else.',
  qr: 'QR code that opens these buttons on your phone',
  close: 'Close',
  lead: 'Choose the person in your own app. No number is typed here, and nothing is stored.',
  missing: { title: 'Nothing to send here', body: 'Ask your manager for a new code.' },
  words: (message: string) => `They get: “${message}”`,
  /** Everyone gets these words. */
  message: (business: string, address: string) =>
    `How did we do? We'd like to hear from you, good or bad. ${address} ${business}`,
} as const;

export const todayText = {
  goingOut: (count: number) => `${count} going out`,
  /** Users see what they entered, a screen shows what was entered on it. */
  own: { title: 'Today, by you', empty: 'You have invited no one here yet today.' },
  screen: { title: 'Today, on this screen', empty: 'No one was invited on this screen yet today.' },
  foot: 'Only today’s list is shown here, never answers.',
  sending: 'sending',
  goesOut: (when: string) => `goes out ${when}`,
  entered: (time: string) => `entered ${time}`,
  wentOut: 'went out',
  in: (language: string, when: string) => `${language}, ${when}`,
  undo: 'Undo',
  undoOf: (person: string) => `Undo ${person}`,
  undone: 'undone',
  undoFailed: 'It could not be undone. Please try again.',
  tooLate: 'It has already gone out.',
  unsent: 'Not sent yet: no connection. Sayso tries again by itself.',
  tryAgain: 'Try again',
  correct: 'Correct',
  againOf: (email: string) => `Try again to send to ${email}`,
  correctOf: (email: string) => `Correct ${email}`,
} as const;

/** Why an address gets no email. Nothing more about the person is revealed. */
export const outcomeText = {
  invited: (on: string, again: string) => `Invited on ${on}. You can invite them again from ${again}.`,
  waiting: (when: string) => `Already on the list, goes out ${when}.`,
  onList: 'Already on the list.',
  unsubscribed: 'They asked us not to email them.',
  team: 'This address belongs to your team.',
  late: 'The next 30 days are full. Please try again tomorrow.',
  full: 'Too many invitations are waiting. Ask your manager.',
  unreadable: 'Please check this address.',
  off: 'Emails are turned off. Ask your manager.',
} as const;

const waitsUntilTomorrow = 'Today’s emails have gone out. Addresses you enter wait until tomorrow.';
export const holdText = {
  off: 'Emails are turned off. You can still show the code.',
  paused: 'Emails are paused. Addresses you enter wait until your manager resumes them.',
  inactive: 'This business is inactive, so nothing goes out. Ask your manager.',
  email: 'Email isn’t working at the moment. Addresses you enter wait until it does.',
  share: waitsUntilTomorrow,
  newcomers: waitsUntilTomorrow,
  day: waitsUntilTomorrow,
} as const;

export const deskDoNotContactText = {
  open: 'Someone wants no more emails',
  title: 'Stop all emails to someone',
  body: 'You won’t be able to invite them again.',
  email: 'Their email address',
  confirm: 'Stop emails',
  cancel: 'Cancel',
  done: (email: string) => `${email} won’t get any more emails.`,
} as const;

const { suppression, incentive } = policyClauses;

export const whyText = {
  title: 'Why everyone, and the same words?',
  reasons: [
    {
      words:
        'Google doesn’t allow asking only happy customers, and treats reviews written under pressure at the business as fake.',
      ...linkOf(suppression),
    },
    {
      words: 'US law doesn’t allow rewards that depend on what a review says.',
      ...linkOf(incentive),
    },
  ],
  close: 'Close',
} as const;

function linkOf({ source, link }: { readonly source: string; readonly link: string }) {
  return { source, link };
}
