export const demoOwner = {
  name: 'Maya Lindqvist',
  email: 'demo@example.org',
  password: 'four green bicycles',
} as const;

/** The password is the owner's. */
export const demoColleagues = [
  { name: 'Dana Whitfield', email: 'dana@example.org', role: 'manager' },
  { name: 'Theo Ramos', email: 'theo@example.org', role: 'frontDesk' },
] as const;

export const demoBusiness = {
  name: 'Juniper Street Dental',
  nickname: 'Juniper Dental',
  city: 'Asheville',
  state: 'North Carolina',
  timeZone: 'America/New_York',
  contactName: 'Maya Lindqvist',
  feedbackEmail: demoOwner.email,
  websiteUrl: 'https://juniper-street-dental.example.org',
  reviewUrl: 'https://search.google.com/local/writereview?placeid=example',
  facebookUrl: 'https://www.facebook.com/juniper.street.dental/reviews',
  googleCategory1: 'Dentist',
  googleCategory2: 'Pediatric dentist',
} as const;

export const demoBakery = {
  name: 'Alder & Rye Bakery',
  city: 'Asheville',
  state: 'North Carolina',
  timeZone: 'America/New_York',
  contactName: 'Maya Lindqvist',
  feedbackEmail: demoOwner.email,
  reviewUrl: 'https://search.google.com/local/writereview?placeid=bakery',
  googleCategory1: 'Bakery',
} as const;

export const demoBakeryMessages = [
  {
    name: 'Anonymous',
    email: 'Not provided',
    phone: 'Not provided',
    feedback:
      'The rye was sold out before nine on three days in a row. A sign at the door would have saved me the line.',
    isRead: false,
  },
] as const;

/** Oldest first. */
export const demoMessages = [
  {
    name: 'Anonymous',
    email: 'Not provided',
    phone: 'Not provided',
    feedback: 'I waited forty minutes past my time and nobody told me why.',
    isRead: true,
  },
  {
    name: 'Terence Okafor',
    email: 'terence@example.org',
    phone: 'Not provided',
    feedback:
      'The visit was fine, but the bill had an item that I had not been told about. Could someone explain it to me?',
    isRead: true,
  },
  {
    name: 'Ilse',
    email: 'ilse@example.org',
    phone: '828 555 0143',
    feedback: 'Your phone line is busy every morning. I gave up twice before I could move my appointment.',
    isRead: false,
  },
  {
    name: 'Anonymous',
    email: 'Not provided',
    phone: 'Not provided',
    feedback: 'The parking lot is too small. I had to circle the block with a child in pain.',
    isRead: false,
  },
] as const;
