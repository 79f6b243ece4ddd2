import { forEachPlatform } from '../../../contract/platforms.ts';

export const dashboardText = {
  title: 'My Dashboard',
  tabsLabel: 'Dashboard',
  setUp: 'Set Up Business',
  tabs: { businesses: 'My Businesses', inbox: 'Inbox', insights: 'Insights', account: 'Account Settings' },
  empty: { title: 'No businesses yet', body: 'Set one up and its page, link and QR code are ready at once.' },
} as const;

export const businessCardText = {
  created: 'New business created! Its unique URL is ready.',
  link: 'Review generator link',
  view: 'View Your Review Generator',
  edit: 'Edit Business',
  activate: 'Activate',
  deactivate: 'Deactivate',
  inactive: 'Inactive',
  more: 'More',
  statusFailed: { title: 'Error', body: 'Failed to update business status. Please try again.' },
} as const;

export const qrText = {
  label: (name: string) => `QR code of the review page of ${name}`,
  download: 'Download',
  downloadHint: 'A picture of the code alone, to place where you like.',
  downloadLabel: (name: string) => `Download the QR code of ${name}`,
  done: { title: 'QR Code Downloaded!', body: 'The picture is in your downloads.' },
  failed: { title: 'Download Failed', body: 'Unable to generate QR code. Please try again.' },
} as const;

export const usageText = {
  title: 'Usage',
  reviewsGenerated: 'Reviews Generated',
  ...forEachPlatform((id, { label }) => [`${id}LinkClicks` as const, `${label} Clicks`]),
  foot: 'The counters show clicks on the buttons, not reviews posted. Your own visits count in them, but not in Insights.',
  failed: 'The counts could not be loaded.',
} as const;

const waiting = 'waiting';
export const waitingText = {
  title: 'Waiting for you',
  waiting,
  door: (screen: string, count: number, business: string) =>
    `${screen}${count > 0 ? ` ${count} ${waiting}` : ''}: ${business}`,
  at: (count: number, business: string) => `${count} at ${business}`,
  open: 'Open inbox',
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
