import { platformNames } from '../../../contract/platforms.ts';
import { trades } from '../shared/phones-text.ts';

export const landingText = {
  title: 'Reviews on your customers’ own say-so.',
  lead: 'A customer scans your code, picks four things that were true for them, and gets a short draft to edit and post. If something went wrong, they can tell you directly, and still post in public.',
  getStarted: 'Get Started',
  learnMore: 'Learn More',
  forWhom: 'For bakeries, garages, salons and clinics. Runs on your own server.',
  phonesLabel:
    'Three phones: a bakery’s customer picks four things, a garage’s customer edits a draft, and a clinic’s customer writes in private or posts in public',
  writer: {
    title: 'What writes the drafts?',
    checked: 'Each draft is checked against what the customer chose before anyone sees it.',
  },
  steps: {
    title: 'How it works',
    more: 'See it step by step',
    items: [
      [
        'Scan and tap',
        'Your code is at the counter, on the invoice or in the van. One tap says good or not good. No app and no sign-in.',
      ],
      ['Choose four', 'Customers pick four things from a fair list, or type their own. Long waits are on it too.'],
      [
        'Edit, copy, post',
        `They make the draft true for them, copy it, and post it themselves on ${platformNames('or')}.`,
      ],
    ],
  },
  lists: {
    title: 'A list for each trade',
    items: [
      {
        ...trades.bakery,
        chips: ['Fresh ingredients', 'Friendly staff', 'A bit pricey', 'Tasty food'],
        words: [
          ['', 'Tasty food'],
          [', ', 'fresh ingredients'],
          [' and ', 'friendly staff'],
          ['. ', 'A bit pricey'],
          [', though.', ''],
        ],
      },
      {
        ...trades.garage,
        chips: ['Price as quoted', 'Clear explanations', 'Took longer than expected', 'Kept me informed'],
        words: [
          ['They charged the ', 'price they quoted'],
          [' and ', 'explained the work'],
          ['. It ', 'took longer than expected'],
          [', but they ', 'kept me informed'],
          ['.', ''],
        ],
      },
      {
        ...trades.salon,
        chips: ['Felt listened to', 'A bit pricey', 'On time', 'Clean stations'],
        words: [
          ['I ', 'felt listened to'],
          [', and they started ', 'on time'],
          ['. ', 'Clean stations'],
          [', ', 'a bit pricey'],
          ['.', ''],
        ],
      },
      {
        ...trades.clinic,
        chips: ['Friendly staff', 'Long wait', 'Clear explanations', 'Hard to park'],
        words: [
          ['The ', 'staff were friendly'],
          [' and ', 'explained everything clearly'],
          ['. I ', 'waited a long time'],
          [', and it was ', 'hard to park'],
          ['.', ''],
        ],
      },
    ],
  },
  comesBack: {
    title: 'What comes back to you',
    inbox: {
      title: 'Private messages you can answer',
      body: 'Customers keep a code and read your answer on their own page. You can’t ask about a public review, and neither can your staff.',
      picture: 'The Inbox: messages in the order of their waiting time, one of them open with a box for the reply',
    },
    insights: {
      title: 'What customers say, counted',
      body: 'Where people stop, which place works, and what was chosen more often than before. Nothing links a choice to a person.',
      picture:
        'Insights: how many people opened the page, got a draft and went on, and which choices were the most frequent',
    },
  },
  promises: {
    title: 'Promises that no one can switch off',
    items: [
      ['scales', 'Equal paths', 'Unhappy customers get the same public buttons, in the same size and the same order.'],
      [
        'lines',
        'Nothing made up',
        'A draft says only what was chosen or typed. Each one is checked before it is shown.',
      ],
      ['pencil', 'The customer’s own text', 'Edit it, or write it from scratch. Nothing is ever posted for anyone.'],
      ['ban', 'No rewards, no pressure', 'There is no place to offer one, and no one is asked for five stars.'],
      ['chart', 'Counters that say what they count', 'Drafts and clicks. We never claim to know what was posted.'],
      ['lock', 'No one watching', 'No trackers, no ads, no third-party scripts on your customers’ phones.'],
    ],
  },
  features: {
    title: 'What you get',
    items: [
      'A public page for each business',
      'A link, a QR code and a poster to print',
      'Private feedback sent to your email',
      'Counts of drafts and clicks',
      'Local keyword phrases from your categories',
    ],
  },
  benefits: {
    title: 'What your team gets',
    items: [
      'Set up between two customers',
      'Switch a page off with one button',
      'Nothing to install, on either side',
      'Works on the phone customers already have',
      'One inbox for private messages',
    ],
  },
  closing: 'Your page can be ready before the next customer.',
} as const;

export const homeText = {
  title: (name: string) => `Hello, ${name}`,
  lead: 'Where would you like to go?',
  dashboard: 'Your pages, their links and codes, and what was counted.',
  setup: 'Make the public page of a business.',
  settings: 'Account Settings',
  settingsLead: 'Your name, your password and where you are signed in.',
  admin: 'All users and businesses of this site.',
} as const;
