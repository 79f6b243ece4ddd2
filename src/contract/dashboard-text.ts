import { forEachPlatform } from './platforms.ts';

export const dashboardText = {
  title: 'My Dashboard',
  setUp: 'Set Up Business',
  tabs: { businesses: 'My Businesses', feedback: 'Feedback', account: 'Account Settings' },
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
  counts: 'Clicks on the buttons, not reviews posted.',
  perDay: 'Per day',
  period: (days: number) => `Last ${days} days`,
  periodOf: (name: string) => `Per day, period for ${name}`,
  chart: (label: string, count: number, days: number) => `${label}: ${count} in ${days} days`,
  most: (day: string, count: number) => `, most on ${day}: ${count}`,
  onDay: (day: string, count: number) => `${day}: ${count}`,
  failed: 'The counts could not be loaded.',
} as const;

export const feedbackText = {
  business: 'Business',
  loading: 'Loading the feedback',
  empty: { title: 'No feedback yet', body: 'Private messages from customers appear here.' },
  noBusiness: { title: 'No businesses yet', body: 'Private feedback appears here once a business is set up.' },
  unread: (count: number) => (count === 1 ? '1 unread' : `${count} unread`),
  from: (name: string) => `Feedback from ${name}`,
  new: 'Unread',
  read: 'Read',
  markRead: 'Mark as read',
  markUnread: 'Mark as unread',
  delete: 'Delete',
  csv: 'Download as CSV',
  csvFailed: { title: 'Download Failed', body: 'The feedback could not be downloaded. Please try again.' },
  more: 'Show older feedback',
  delivery: {
    delivered: 'Email delivered',
    waiting: 'Email on its way',
    failed: 'Email not delivered',
    unconfirmed: 'Email waits for confirmation',
    none: 'No email',
  },
  confirmDelete: {
    title: 'Delete this feedback?',
    body: 'This cannot be undone.',
    confirm: 'Delete',
  },
  deleted: { title: 'Feedback deleted', body: 'Emails already sent cannot be recalled.' },
  failed: { title: 'Error', body: 'Something went wrong. Please try again.' },
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
