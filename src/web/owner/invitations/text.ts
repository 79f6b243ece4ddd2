import { dailyShares } from '../../../contract/constants.ts';
import { platformNames } from '../../../contract/platforms.ts';

export const invitationsText = {
  title: 'Invitations',
  loading: 'Loading the invitations',
  totals: {
    waiting: 'Waiting',
    invited: 'Invited',
    opened: 'Opened',
    wentOn: `Went on to ${platformNames('or')}`,
    unsubscribed: 'Unsubscribed',
    undeliverable: 'Undeliverable',
  },
  totalsLabel: 'Totals',
  onlyTotals: 'Totals only. Sayso never shows who opened or responded.',
  whyTotals:
    'Next to a time, an anonymous message would have a name. “Opened” and “went on” are counted in fives and change once a day.',
  openedLater: '“Opened” and “went on” appear the day after five people have opened.',
  ratesLater: (from: number) => `Percentages appear after ${from} invitations.`,
  state: 'State',
  allStates: 'All states',
  states: {
    waiting: 'Waiting',
    sent: 'Sent',
    undeliverable: 'Undeliverable',
    unsubscribed: 'Unsubscribed',
    canceled: 'Canceled',
    expired: 'Expired',
  },
  source: 'Source',
  allSources: 'All sources',
  sources: { desk: 'Front desk', list: 'List', api: 'API' },
  columns: {
    person: 'Person',
    language: 'Language',
    state: 'State',
    date: 'Goes out, or went out',
    source: 'Source',
    actions: 'Actions',
  },
  english: 'English',
  erased:
    'Addresses leave this list 30 days after their last email. The totals stay. One mailbox gets at most two invitations a day and five a month from all businesses, so one that says “Sent” can arrive days later, or never. Sayso doesn’t show which: it would tell who else invited the person.',
  list: 'Invitations',
  older: 'Show older invitations',
  findOrFilter: 'Find or filter',
  find: 'Find by email address',
  findHint: 'The whole address',
  findButton: 'Find',
  showAll: 'Show everyone',
  notWhole: 'Please enter the whole address, such as name@example.com.',
  notInvited: {
    title: 'No invitation to this address.',
    body: 'Check the spelling. Addresses leave this list 30 days after their last email.',
  },
  nothingFound: { title: 'No invitation matches.', body: 'Choose another state or source.' },
  cancel: 'Cancel',
  cancelOf: (person: string) => `Cancel the invitation to ${person}`,
  confirmCancel: {
    title: (person: string) => `Cancel the invitation to ${person}?`,
    body: 'They get no email. You can invite them again later.',
    confirm: 'Cancel the invitation',
    keep: 'Keep it',
  },
  canceled: 'Invitation canceled.',
  cancelTooLate: 'It has already gone out.',
  pause: 'Pause all',
  doNotContact: 'Do not contact',
  contactAgain: 'Undo “do not contact”',
  confirmPause: {
    title: 'Pause all invitations?',
    body: (days: number) =>
      `Nothing goes out until you resume. Invitations expire ${days} days after their planned time.`,
    confirm: 'Pause all',
  },
  resume: 'Resume',
  pausedNow: 'All invitations are paused.',
  resumed: 'Invitations go out again.',
  inviteList: 'Invite a list',
  settings: 'Settings',
  more: 'More actions',
  sending: (perDay: number) => `Invitations are on, up to ${perDay.toLocaleString('en-US')} a day.`,
  desk: 'Front desk',
  failedChange: 'That did not work',
} as const;

export const dayText = {
  today: 'Entered today',
  yesterday: 'Entered yesterday',
  on: (day: string) => `Entered on ${day}`,
} as const;

export const waitingText = {
  waiting: (count: number) =>
    count === 1 ? '1 invitation is waiting.' : `${count.toLocaleString('en-US')} invitations are waiting.`,
  reasons: {
    off: 'Invitations are turned off, so nothing goes out.',
    paused: 'You paused them, so nothing goes out until you resume.',
    inactive: 'This business is inactive, so nothing goes out.',
    email: 'Email has been failing, so nothing goes out.',
    newcomers: `Accounts of the first ${dailyShares.newcomerDays} days share half of the invitations and reminders that this server sends in a day, and today’s half has gone out. The rest follows within a day.`,
    day: 'This server has sent all the invitations it may send in a day. The rest follows within a day.',
  },
  failingSince: (time: string) => `Email has been failing since ${time}, so nothing goes out.`,
  share: (perDay: number) =>
    `This server sends up to ${perDay.toLocaleString('en-US')} invitations and reminders a day for each owner, and today’s have gone out. The rest follows within a day.`,
  openSettings: 'Open settings',
  checkEmail: 'Check email',
  openDashboard: 'Open the dashboard',
  expire: (days: number) =>
    `Invitations expire ${days} days after their planned time, so no one is asked a month late.`,
} as const;

export const noInvitationsText = {
  title: 'No one has been invited yet',
  setUp:
    'Enter your postal address and send yourself a test email first. Then the front desk can invite people one at a time, or you can invite a list.',
  openSettings: 'Open settings',
  ready: 'The front desk can invite people one at a time, or you can invite a list.',
} as const;
