export interface MessageExample {
  readonly daysAgo: number;
  readonly feedback: string;
  readonly name?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly isRead?: boolean;
  /** A colleague's reply a day later. Without one, the message waits. */
  readonly reply?: { readonly by: string; readonly text: string };
}

const dana = 'Dana Whitfield';
const maya = 'Maya Lindqvist';

/** As many in each month as Insights counts as sent. Oldest first. None that waits is late. */
export const demoMessages: readonly MessageExample[] = [
  {
    daysAgo: 81,
    feedback: 'The form asked for the same things three times. Ten minutes of my lunch break went into it.',
    reply: { by: maya, text: 'Thank you for telling us. The new form asks once, and you can fill it in at home.' },
  },
  {
    daysAgo: 74,
    name: 'Rosa',
    email: 'rosa@example.org',
    feedback: 'I was told the crown would be ready on Monday. It was not, and nobody called.',
    reply: { by: dana, text: 'We should have called you. From now on the lab tells us a day ahead, and we tell you.' },
  },
  {
    daysAgo: 66,
    feedback: 'Music in the treatment room is very loud when you lie still.',
    reply: { by: dana, text: 'Please tell us at the start, and we turn it off. We now ask everyone.' },
  },
  {
    daysAgo: 57,
    feedback: 'There is no bell at the side entrance. I stood there with a stroller.',
    reply: { by: maya, text: 'There is a bell now, at the height of a stroller. Thank you.' },
  },
  {
    daysAgo: 50,
    name: 'Gil',
    email: 'gil@example.org',
    feedback: 'The estimate and the bill were not the same, by forty dollars.',
    reply: { by: maya, text: 'You were right, and we have corrected the bill. We are sorry about the trouble.' },
  },
  {
    daysAgo: 44,
    feedback: 'My reminder came for a time that we had changed.',
    reply: { by: dana, text: 'Thank you. The reminder now reads the calendar an hour before it goes out.' },
  },
  {
    daysAgo: 36,
    feedback: 'Two people asked me in front of everyone why I was there.',
    reply: { by: dana, text: 'That should not happen. The front desk now asks in the side room.' },
  },
  {
    daysAgo: 27,
    name: 'Noor',
    email: 'noor@example.org',
    feedback: 'I waited on the phone for a quarter of an hour to ask one question.',
    reply: { by: dana, text: 'We are sorry about the wait. From eight to ten there are now two of us on the phone.' },
  },
  {
    daysAgo: 21,
    feedback: 'The waiting room was cold in the morning.',
    reply: { by: maya, text: 'Thank you for telling us. The heating now starts at seven.' },
  },
  {
    daysAgo: 1,
    feedback: 'I waited forty minutes past my time and nobody told me why.',
    isRead: true,
  },
  {
    daysAgo: 1,
    name: 'Terence Okafor',
    email: 'terence@example.org',
    feedback:
      'The visit was fine, but the bill had an item that I had not been told about. Could someone explain it to me?',
    isRead: true,
  },
  {
    daysAgo: 0,
    name: 'Ilse',
    email: 'ilse@example.org',
    phone: '828 555 0143',
    feedback: 'Your phone line is busy every morning. I gave up twice before I could move my appointment.',
  },
  {
    daysAgo: 0,
    feedback: 'The parking lot is too small. I had to circle the block with a child in pain.',
  },
];

export const demoBakeryMessages: readonly MessageExample[] = [
  {
    daysAgo: 40,
    feedback: 'The card reader was broken and the sign was inside the shop, where I saw it last.',
    reply: { by: maya, text: 'Thank you. The sign is at the door now, and there is a second reader.' },
  },
  {
    daysAgo: 1,
    feedback:
      'The rye was sold out before nine on three days in a row. A sign at the door would have saved me the line.',
  },
];
