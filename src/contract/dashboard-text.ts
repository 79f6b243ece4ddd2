import { forEachPlatform } from './platforms.ts';

export const dashboardText = {
  title: 'My Dashboard',
  setUp: 'Set Up Business',
  tabs: { businesses: 'My Businesses', inbox: 'Inbox', insights: 'Insights', account: 'Account Settings' },
  loading: 'Loading your businesses',
  refresh: 'Refresh',
  empty: { title: 'No businesses yet', body: 'Set one up and its page, link and QR code are ready at once.' },
  more: (count: number) => `Show ${count} more`,
} as const;

export const businessCardText = {
  unnamed: 'Unnamed Business',
  created: 'New business created! Its unique URL is ready.',
  link: 'Review generator link',
  copy: 'Copy',
  copied: 'Copied',
  copyByHand: { title: 'Copy URL manually', body: 'Long-press or select the URL to copy it manually' },
  view: 'View Your Review Generator',
  edit: 'Edit Business',
  activate: 'Activate',
  deactivate: 'Deactivate',
  insights: 'Insights',
  places: 'Places and print kit',
  inactive: 'Inactive',
  statusFailed: { title: 'Error', body: 'Failed to update business status. Please try again.' },
} as const;

export const qrText = {
  label: (name: string) => `QR code of the review page of ${name}`,
  download: 'Download',
  downloadHint: 'A picture of the code alone, to place where you like.',
  downloadLabel: (name: string) => `Download the QR code of ${name}`,
  poster: 'Poster',
  posterHint: 'A page to print, with the code and three steps.',
  posterLabel: (name: string) => `Poster of ${name}`,
  done: { title: 'QR Code Downloaded!', body: 'The picture is in your downloads.' },
  failed: { title: 'Download Failed', body: 'Unable to generate QR code. Please try again.' },
} as const;

export const usageText = {
  title: 'Usage',
  reviewsGenerated: 'Reviews Generated',
  ...forEachPlatform((id, { label }) => [`${id}LinkClicks` as const, `${label} Clicks`]),
  counts: 'Clicks on the buttons, not reviews posted. Your own visits count here, but not in Insights.',
  perDay: 'Per day',
  period: (days: number) => `Last ${days} days`,
  periodOf: (name: string) => `Per day, period for ${name}`,
  chart: (label: string, count: number, days: number) => `${label}: ${count} in ${days} days`,
  most: (day: string, count: number) => `, most on ${day}: ${count}`,
  onDay: (day: string, count: number) => `${day}: ${count}`,
  failed: 'The counts could not be loaded.',
} as const;

export const waitingText = {
  waiting: 'waiting',
  messages: (count: number) => (count === 1 ? '1 message is waiting' : `${count} messages are waiting`),
} as const;

export const inboxTabText = {
  loading: 'Loading the inbox',
  noBusiness: { title: 'No businesses yet', body: 'Private feedback appears here once a business is set up.' },
} as const;

export const insightsTabText = {
  loading: 'Loading your insights',
  noBusiness: { title: 'No businesses yet', body: 'Insights appear here once a business is set up.' },
} as const;

export const accountText = {
  title: 'Account Settings',
  profile: 'Your account',
  name: 'Name',
  email: 'Email',
  password: 'Password',
  passwordHint: "We'll email you a link and a code to set a new one.",
  change: 'Change Password',
  noEmail: { title: 'Error', body: 'No email address found for your account' },
  emailSent: { title: 'Email Sent', body: 'Password reset instructions have been sent to your email.' },
  emailFailed: { title: 'Error', body: 'Failed to send password reset email. Please try again.' },
  unexpected: { title: 'Error', body: 'An unexpected error occurred. Please try again later.' },
  emails: {
    title: 'Emails to you',
    mondayEmail: {
      label: 'Monday email',
      hint: 'Mondays at 8 AM: what happened at your businesses last week, and what is waiting for you.',
    },
    morningSummary: {
      label: 'Morning summary',
      hint: 'Sent only when private messages have waited longer than you promised. It holds nothing that customers wrote. On Mondays, they are part of the Monday email if you get one.',
    },
  },
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

export const userViewText = {
  title: 'Account Settings',
  loading: 'Loading the user',
  id: 'User ID',
  name: 'Name',
  email: 'Email',
  businessCount: 'Number of businesses',
  businesses: 'Businesses',
  none: 'No businesses yet',
  back: 'Back to Admin',
  deactivated: 'This account is deactivated, so its review pages show as inactive.',
  view: 'View page',
  edit: 'Edit Business',
  status: { active: 'Active', inactive: 'Inactive' },
} as const;
