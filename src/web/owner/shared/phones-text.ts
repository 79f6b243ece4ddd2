export const trades = {
  bakery: { icon: 'loaf', kind: 'Bakery', name: 'Alder & Rye Bakery' },
  garage: { icon: 'wrench', kind: 'Garage', name: 'Tully & Sons Auto Repair' },
  salon: { icon: 'scissors', kind: 'Salon', name: 'Copper Comb Hair Salon' },
  clinic: { icon: 'tooth', kind: 'Clinic', name: 'Juniper Street Dental' },
} as const;

/** What the example phones of the landing page and the how-to show. */
export const phonesText = {
  pick: {
    ...trades.bakery,
    title: 'What was it like?',
    hint: 'Choose four things that are true for you.',
    chips: [
      ['Fresh ingredients', true],
      ['Short wait', false],
      ['Friendly staff', true],
      ['A bit pricey', true],
      ['Easy to find', false],
      ['Tasty food', true],
      ['Hard to park', false],
    ],
    tally: '4 of 4',
    action: 'Generate My Review',
  },
  draft: {
    ...trades.garage,
    title: 'Your draft',
    hint: 'Edit it so that it is true for you.',
    words: [
      ['They charged the ', 'price they quoted'],
      [' and ', 'explained the work clearly'],
      ['. It ', 'took longer than expected'],
      [', but they ', 'kept me informed'],
      ['.', ''],
    ],
    edit: 'Edit',
    own: 'Write Your Own',
    action: 'Copy and Post Review',
  },
  tell: {
    ...trades.clinic,
    title: 'Tell us what went wrong',
    hint: 'This goes to the practice only, not to the public.',
    words: 'I waited forty minutes and nobody told me why.',
    send: 'Send feedback',
    also: 'You can also post in public',
  },
} as const;
