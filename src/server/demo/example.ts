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
