import { forEachPlatform } from '../../../contract/platforms.ts';

export const businessLabels = {
  contactName: 'Your Name',
  name: 'Business Name',
  nickname: 'Business Nickname',
  city: 'City',
  state: 'State',
  feedbackEmail: 'Email Address to Send Feedback',
  ...forEachPlatform((_, { field, label }) => [field, `${label} Review Link`]),
  reviewUrl: 'Google Business Profile Review Link',
  websiteUrl: 'Website',
  googleCategory1: 'Google Business Category 1',
  googleCategory2: 'Google Business Category 2',
  googleCategory3: 'Google Business Category 3',
  logo: 'Logo',
} as const;

export const businessFormText = {
  required: '(required)',
  parts: { business: 'Business', categories: 'Categories', logo: 'Logo', reviews: 'Reviews and feedback' },
  feedbackHint:
    'Private feedback is emailed here and kept on your dashboard. If this is not the address of your account, we first email it a link to confirm.',
  feedbackKeptHint: 'Without an address, private feedback is kept on your dashboard and not emailed.',
  loading: 'Loading the form',
  loadFailed: 'The form could not be loaded.',
} as const;

export const inboxFieldsText = {
  title: 'Inbox',
  timeZone: 'Time zone',
  zonePicker: {
    placeholder: 'Search time zones',
    nothing: 'No time zone matches. Try the name of a large city nearby.',
    more: (count: number) => `Type to see the other ${count.toLocaleString('en-US')}.`,
    unknown: (typed: string) => `“${typed}” is not on the list. Choose a time zone from it.`,
  },
  mail: 'What emails include',
  mails: {
    automatic: 'Automatic',
    full: 'Full text',
    notice: 'Notice only',
  },
  mailHint:
    'For emails to you and to customers. A notice has no words of the message, only a link to read it. Automatic sends notices for medical practices and the full text for everyone else.',
  replyDays: 'You reply within',
  days: (count: number) => (count === 1 ? '1 working day' : `${count} working days`),
  showsReplyDays: 'Show this on the thank-you page',
} as const;

export const categoryPickerText = {
  placeholder: 'Search categories',
  nothing: 'No category matches. Try fewer letters, or a broader word such as “clinic”.',
  more: (count: number) => `Type to see the other ${count.toLocaleString('en-US')}.`,
  unknown: (typed: string) => `“${typed}” is not on the list. Choose a category from it.`,
  taken: (name: string) => `${name} is already chosen.`,
} as const;

export const logoFormText = {
  hint: 'Recommended size 180x90. Up to 3MB.',
  preview: 'Preview of your logo',
  none: 'No logo',
  choose: 'Choose a logo',
  replace: 'Replace',
  remove: 'Remove',
} as const;

export const colorFieldText = {
  title: 'Color of your prints',
  choose: 'Color',
  hint: 'Posters, cards and stickers use it for your name and the frame of the code.',
  darkened: 'It is too light to read on paper, so prints use the darker shade.',
  standard: 'You have not chosen a color, so prints use ours, a dark blue-green.',
  clear: 'Clear',
} as const;

export const reviewLinkText = {
  steps: [
    'On Google, search for your business while you are signed in as its manager.',
    'Open “Read reviews”, then “Get more reviews”.',
    'Copy the link that Google shows and paste it here.',
  ],
  without: 'Without a link, the Google button opens a Google Maps search for your business’s name and city.',
  test: 'Test this link',
} as const;

export const setupText = {
  title: 'Business Setup',
  lead: 'Everything here can be changed later. The link on your posters never changes.',
  submit: 'Set Up Business',
  created: {
    title: 'Business setup completed!',
    body: 'Your business has been created. You now have a unique review page URL.',
  },
  failed: { title: 'Error setting up business', body: 'Something went wrong' },
  copied: { title: 'URL Copied', body: 'The address of your review page is on the clipboard.' },
  copyFailed: { title: 'Copy Failed', body: (address: string) => `Your review page is ${address}` },
} as const;

export const editText = {
  title: 'Edit Business',
  lead: 'The link on your posters stays the same, whatever you change here.',
  loading: 'Loading your business',
  submit: 'Save Changes',
  saved: { title: 'Business updated', body: 'Your changes have been saved.' },
  failed: 'Update Failed',
  failedBody: 'Something went wrong',
} as const;

const deleted = 'Its page and its posters stop working, and its counts and private feedback are deleted.';

export const deleteBusinessText = {
  heading: 'Delete',
  lead: deleted,
  open: 'Delete Business',
  title: (name: string) => `Delete ${name}?`,
  body: `This cannot be undone. ${deleted}`,
  confirm: 'Delete Business',
  done: { title: 'Business deleted', body: (name: string) => `${name} is gone.` },
  failed: { title: 'Delete Failed', body: 'Something went wrong' },
} as const;

export const summaryText = {
  link: 'Review generator link',
  try: 'Try Your Review Generator Link',
  edit: 'Edit Business',
  details: 'Your details',
  name: 'Name',
  nickname: 'Nickname',
  city: 'City',
  state: 'State',
  feedbackEmail: 'Feedback email',
  ...forEachPlatform((_, { field, label }) => [field, `${label} review link`]),
  websiteUrl: 'Website',
  services: 'Services',
  empty: 'Not given',
  phrases: 'Local keyword phrases',
  adminBadge: 'Admin',
  phraseCount: (count: number) => `${count} in total. Never used in a draft.`,
  poster: 'Printable poster',
  qr: (name: string) => `QR code of the review page of ${name}`,
} as const;
