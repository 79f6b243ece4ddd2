/** The landing page and the start screen of signed-in users. */
export const landingText = {
  title: 'Reviews on your patients’ own say-so.',
  lead: 'A patient scans your code, picks four things that were true for them, and gets a short draft to edit and post. If something went wrong, they can tell you directly, and still post in public.',
  getStarted: 'Get Started',
  learnMore: 'Learn More',
  demoLabel: 'Four choices become a short draft',
  demoChips: [
    ['Friendly staff', true],
    ['Short wait', false],
    ['Long wait', true],
    ['Clear explanations', true],
    ['Hard to park', false],
    ['Not rushed', true],
  ],
  demoDraft: [
    ['The ', 'staff were friendly'],
    [' and everything was ', 'explained clearly'],
    ['. The ', 'wait was longer'],
    [' than I would like, but I ', 'did not feel rushed'],
    [' once I was in.', ''],
  ],
  demoCaption: 'Four choices, one draft. Every marked word was chosen by the patient.',
  steps: {
    title: 'How it works',
    items: [
      ['Scan and tap', 'Your code stands at the front desk. One tap says good or not good. No app and no sign-in.'],
      ['Choose four', 'Patients pick four things from a fair list, or type their own. Long waits are on it too.'],
      ['Edit, copy, post', 'They make the draft true for them, copy it, and post it themselves on Google or Facebook.'],
    ],
  },
  promises: {
    title: 'Promises that no one can switch off',
    items: [
      [
        'scales',
        'Equal paths',
        'Unhappy patients get the same public buttons, in the same size and the same number of taps.',
      ],
      [
        'lines',
        'Nothing made up',
        'A draft says only what was chosen or typed. Each one is checked before it is shown.',
      ],
      ['pencil', 'The patient’s own text', 'Edit it, or write it from scratch. Nothing is ever posted for anyone.'],
      ['ban', 'No rewards, no pressure', 'There is no place to offer one, and no one is asked for five stars.'],
      ['chart', 'Counters that say what they count', 'Drafts and clicks. We never claim to know what was posted.'],
      ['lock', 'Nobody watching', 'No trackers, no ads, no third-party scripts on your patients’ phones.'],
    ],
  },
  features: {
    title: 'What you get',
    items: [
      'A public page for each business',
      'A link and a QR code for posters',
      'Private feedback sent to your email',
      'Counts of drafts and clicks',
      'Local keyword phrases from your categories',
    ],
  },
  benefits: {
    title: 'What your desk gets',
    items: [
      'Set up between two patients',
      'Switch a page off with one button',
      'Nothing to install, on either side',
      'Works on the phone patients already have',
      'A poster ready to print',
    ],
  },
  closing: 'Your page can be ready before the next patient.',
} as const;

/** /home, for signed-in users. */
export const homeText = {
  title: (name: string) => `Hello, ${name}`,
  lead: 'Where would you like to go?',
  dashboard: 'Your pages, their links and codes, and what was counted.',
  setup: 'Make the public page of a business.',
  settings: 'Account Settings',
  settingsLead: 'Your name, your password and where you are signed in.',
  admin: 'All users and businesses of this site.',
} as const;
