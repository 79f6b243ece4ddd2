/** Each sentence about a check has a test that fails without it: see docs/requirements.md. */
export const accessibilityText = {
  title: 'Accessibility',
  lead: 'Everyone should be able to say how it was, with any device, with or without a mouse, with a screen reader or large text.',
  goal: (product: string) =>
    `${product} aims for the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. It is partially conformant: what automatic tests can find has been found and fixed, and the list below says what nobody has tested.`,
  parts: [
    {
      title: 'What was tested',
      points: [
        'axe-core checks the rules of WCAG 2.0, 2.1 and 2.2, levels A and AA, on customers’ pages in every state and on owners’ main screens, in light and dark colors. It finds no failure. Contrast of text is part of these rules.',
        'A test goes through a customer’s whole visit by keyboard alone. Others do so for signing in, setting up a business, and administration.',
        'Customers’ pages fit at 200 % zoom on a phone, and no button is cut off. Owners’ main screens fit from 320 to 1280 pixels without scrolling sideways.',
        'Buttons and links of customers’ pages are at least 44 pixels high.',
        'When the step changes, the focus moves to its heading. What a customer types and chooses survives a reload.',
        'Customers’ pages offer the public links and a private form without JavaScript too.',
      ],
    },
    {
      title: 'What nobody has tested',
      points: [
        'Screen readers, voice control and switches, used by people who depend on them.',
        'Real phones. The tests run in Chromium.',
        'Texts by readers with cognitive disabilities.',
      ],
    },
    {
      title: 'What we know is missing',
      points: [
        'Printed QR codes need a camera. Prints also show an address to type.',
        'Google and Facebook, where reviews are posted, are not ours. We can’t change how they work.',
        'A chart is one sentence for screen readers. All its numbers are in the CSV file.',
      ],
    },
  ],
  tell: 'Tell us what doesn’t work',
  tellBody: 'If it is about one business, you can write to it under “Not good” on its page.',
  byEmail: 'For everything else, write to',
} as const;
