import { forEachPlatform, type PlatformId, platformNames } from '../../../contract/platforms.ts';

const exampleClicks: Readonly<Record<PlatformId, string>> = { google: '15', facebook: '4' };

export const howToText = {
  title: 'How it works, step by step',
  lead: 'Three steps for customers, three for owners. Each picture shows what you see on a phone.',
  customers: {
    title: 'If you are a customer',
    steps: [
      ['Tap good or not good', 'Nothing is posted for you. Either way, you can also post a public review.'],
      ['Choose four things', 'Pick what is true for you, or type your own with Other. You can also thank someone.'],
      [
        'Edit, copy and post',
        `Make the draft true for you, or write your own. Copy it, then paste it on ${platformNames('or')}.`,
      ],
    ],
    unhappy: `If it was not good, you can write to the business in private, and the same ${platformNames('and')} buttons are right below.`,
  },
  owners: {
    title: 'If you own a business',
    steps: [
      ['Set up your business', 'Its name, its city and up to three categories. Your page is ready at once.'],
      ['Share the link or the code', 'Copy the link, download the QR code, or print the poster.'],
      ['Read what comes back', 'See how many drafts and clicks there were, and read private feedback.'],
    ],
  },
  question: 'How was your experience?',
  good: 'Good',
  bad: 'Not good',
  chips: [
    ['Other', false],
    ['Friendly staff', true],
    ['Long wait', true],
    ['Easy to find', false],
    ['Clear explanations', true],
    ['Not rushed', true],
  ],
  tally: '4 of 4',
  words: [
    ['The ', 'staff were friendly'],
    [' and ', 'explained everything clearly'],
    ['. The ', 'wait was long'],
    [', but I was ', 'not rushed'],
    ['.', ''],
  ],
  post: 'Copy and Post Review',
  business: 'Juniper Street Dental',
  fields: ['Business Name', 'City', 'Google Business Category 1'],
  filled: ['Juniper Street Dental', 'Asheville', 'Dentist'],
  create: 'Set Up Business',
  link: '/thumbs-up-down/juniper',
  copy: 'Copy',
  poster: 'Poster',
  code: 'QR code',
  counts: [
    ['Reviews Generated', '27'],
    ...Object.values(forEachPlatform((id, { label }) => [id, [`${label} Clicks`, exampleClicks[id]] as const])),
  ],
  message: 'There was a charge on my bill I didn’t recognize.',
} as const;
