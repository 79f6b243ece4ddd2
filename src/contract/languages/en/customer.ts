import type { BusinessKind } from '../../customer-page.ts';

export interface ToastMessage {
  readonly title: string;
  readonly body?: string;
}

export const frameText = {
  privacy: 'Privacy',
  terms: 'Terms',
  accessibility: 'Accessibility',
  madeWith: (product: string) => `Made with ${product}`,
  notifications: 'Notifications (F8)',
  newTab: ' (opens a new tab)',
  offline: 'You seem to be offline. Your words are kept.',
  online: 'Your connection is back. Your words are kept.',
  back: 'Back',
} as const;

export const thumbsText = {
  question: 'How was your experience?',
  hint: 'Tap one. Nothing is posted for you.',
  video: 'How to use this page',
  good: 'Good',
  goodLabel: 'Thumbs up: good',
  bad: 'Not good',
  badLabel: 'Thumbs down: not good',
  either: 'Either way, you can also post a public review.',
} as const;

export const pickerText = {
  question: 'What was it like?',
  hint: 'Choose four things that are true for you.',
  group: 'Sentiments',
  other: 'Other',
  ownLabel: 'Your own word or phrase',
  ownHint: '40 characters',
  cancel: 'Cancel',
  add: 'Add',
  lineLabel: 'What was it about?',
  lineExample: (example: string) => `For example: ${example}`,
  lineHint: 'Opens your review.',
  lineCount: (typed: number) => `${typed} of 120`,
  beginning: 'How it begins',
  asTyped: 'As typed',
  thankLabel: 'Someone to thank?',
  optional: 'optional',
  tally: (chosen: number) => `${chosen} of 4 chosen`,
  otherFull: 'Four are chosen. Tap one to take it back before you add your own.',
  missing: (count: number) => `Select ${count} more sentiment${count === 1 ? '' : 's'}`,
  generate: 'Generate My Review',
  full: { title: 'Maximum sentiments reached', body: 'You can select up to four sentiments' },
  none: (kind: BusinessKind) => ({
    title: 'Please select at least one sentiment',
    body: `Choose how you felt about your ${kind === 'practice' ? 'healthcare ' : ''}experience`,
  }),
  four: (chosen: number) => ({ title: 'Please select four sentiments', body: `You have selected ${chosen} of 4.` }),
  emptyOwn: { title: 'Please enter a sentiment', body: 'Custom sentiment cannot be empty' },
  twice: { title: 'Duplicate sentiment', body: 'This sentiment is already selected' },
  badThanks: {
    title: 'Invalid characters',
    body: 'Please use only letters, spaces, apostrophes, and hyphens',
  },
} as const;

export const askText = {
  which: 'Which is it?',
  contradicts: (label: string, words: string) => `You chose “${label}” and wrote “${words}”.`,
  keep: (words: string) => `Keep “${words}”`,
  other: 'The other one is taken out. Then choose one more.',
  changeWords: 'Change my words',
  both: 'Both are true',
  thanks: (name: string) => `Thank ${name}?`,
  sarcasm: 'Most of what you chose is critical. A thank-you at the end may read as sarcasm.',
  thank: (name: string) => `Thank ${name}`,
  noThanks: 'Leave the thanks out',
} as const;

export const insteadText = {
  question: (chosen: string) => `Instead of “${chosen}”?`,
  why: (wanted: string, chosen: string) => `“${wanted}” and “${chosen}” can’t both be true of one visit.`,
  choose: (wanted: string) => `Choose “${wanted}”`,
  keep: (chosen: string) => `Keep “${chosen}”`,
} as const;

export const draftText = {
  writing: 'Writing your review',
  writeOwn: 'Write Your Own',
  bringBack: 'Bring back the earlier text',
  trueOnly: 'Post it only if it describes your own experience.',
  tryAgain: 'Try Again',
  problem: 'There was a problem creating your review. Please try again.',
  generating: 'Error generating review',
  regenerating: 'Error regenerating review',
  cannotRegenerate: { title: 'Cannot regenerate review', body: 'Please select four sentiments' },
  kept: 'Your four choices are kept.',
} as const;

export const platformText = {
  question: 'Where would you like to post your review?',
  backToReview: 'Back to your review',
} as const;

export const feedbackText = {
  heading: 'Tell us what went wrong',
  privately: (kind: BusinessKind) => `This goes to the ${kind} only, not to the public.`,
  or: 'Or post in public',
  both: 'You can do both. Use a button, or ',
  clickHere: 'click here',
  toGoogle: ' to leave a Google review.',
  received: { title: 'Feedback received' },
} as const;

export const plainText = {
  good: 'Post a public review',
} as const;
