import { forEachPlatform, platformNames } from '../platforms.ts';

const grouped = (count: number): string => count.toLocaleString('en-US');
const people = (count: number): string => (count === 1 ? '1 person' : `${grouped(count)} people`);

const daysBefore = (days: number): string => (days === 1 ? 'The day before' : `The ${days} days before`);
const inWords = (counts: readonly number[]): string =>
  counts.length === 2 ? counts.map(grouped).join(' and ') : counts.map(grouped).join(', ');

/** “Van”, “Card” and “Desk”. */
function listed(names: readonly string[]): string {
  const quoted = names.map((name) => `“${name}”`);
  return quoted.length > 1 ? `${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1)}` : (quoted[0] ?? '');
}

export const insightsText = {
  loading: 'Loading your insights',
  business: 'Business',
  period: 'Period',
  periods: {
    '7': '7 days',
    '30': '30 days',
    '90': '90 days',
    'this-month': 'This month',
    'last-month': 'Last month',
    own: 'From–to',
  },
  from: 'From',
  to: 'To',
  show: 'Show',
  csv: 'CSV',
  csvLabel: 'Download what is shown as CSV',
  csvFailed: { title: 'Download Failed', body: 'The file could not be loaded. Please try again.' },
  panelFailed: 'We couldn’t load this part. Everything else is up to date.',
  summary: {
    now: (opened: number, draft: number, wentOn: number | null) =>
      wentOn === null
        ? `${people(opened)} opened your page and ${grouped(draft)} got a draft.`
        : `${people(opened)} opened your page, ${grouped(draft)} got a draft and ${grouped(wentOn)} went on to ${platformNames('or')}.`,
    before: (days: number, counts: readonly number[]) =>
      `${daysBefore(days)}: ${counts[0] === 0 ? 'too few to show' : inWords(counts)}.`,
    tooFew: "That's too few to tell.",
    compared: (now: string, before: string) =>
      `${now}, compared with ${before}. Today's visits appear tomorrow. Your own visits and your team's don't count.`,
    zone: (day: string) => `The time zone was changed on ${day}. Days before it stay as they were counted.`,
  },
  changed: (days: number) => `Bold marks a change. The thin line shows ${daysBefore(days).toLowerCase()}.`,
  funnel: {
    title: 'From opening to going on',
    counts: 'People, counted once per visit',
    step: 'Step',
    people: 'People',
    share: 'Share',
    steps: {
      opened: 'Opened your page',
      thumb: 'Tapped Good or Not good',
      four: 'Chose four',
      draft: 'Got a draft',
      copied: 'Copied',
      ...forEachPlatform((id, { label }) => [id, `Went on to ${label}`]),
    },
    sentence: (opened: number, draft: number, wentOn: number) =>
      `Of ${people(opened)} who opened your page, ${grouped(draft)} got a draft and ${grouped(wentOn)} went on to ${platformNames('or')}.`,
    bad: (sent: number) => `tapped Not good, ${grouped(sent)} of them sent you a private message`,
    own: 'wrote in their own words instead of a draft',
    publicButtons: 'Unhappy visitors who saw the public buttons:',
    ofUnhappy: (saw: number, bad: number) => `${grouped(saw)} of ${grouped(bad)}`,
    clicks: 'Going on to Google is a click, not a review. Only Google knows how many were posted.',
    tooFew: 'Percentages appear once 20 people have visited.',
  },
  places: {
    title: 'By place',
    all: 'Places and print kit',
    sentence: (count: number) => `How people came to your page, from ${count === 1 ? '1 place' : `${count} places`}.`,
    place: 'Place',
    none: 'Poster and link',
    opened: 'Opened',
    draft: 'Draft',
    wentOn: 'Went on',
    share: 'Share',
    tooFew: 'Too few to say',
    showAll: (count: number) => `Show all ${count}`,
    fewer: 'Show fewer',
    weeks: (days: string) => `Whole weeks: ${days}.`,
    noWeek: 'Places are told apart in whole weeks, Monday to Sunday. This period has none yet.',
    others: (count: number) => `${people(count)} more came in weeks when few used their place.`,
    unused: (names: readonly string[], days: number, isPrinted: boolean) =>
      `Fewer than five people used ${names.length > 1 ? 'each of ' : ''}${listed(names)} in ${days} days. ${names.length > 1 ? 'Are they' : `Is the ${isPrinted ? 'sticker' : 'link'}`} still there?`,
  },
  choices: {
    title: 'What customers chose',
    customers: (count: number) =>
      count === 1 ? '1 customer who got a draft' : `${grouped(count)} customers who got a draft`,
    most: 'Said most often',
    choice: 'Choice',
    share: 'Share',
    sentence: (count: number, first: string) => `What ${grouped(count)} customers chose. Said most often: ${first}.`,
    all: (count: number) => `Show all ${count}`,
    fewer: 'Show fewer',
    more: 'Came up more than before',
    less: 'Came up less than before',
    was: 'was',
    fixed:
      "Each customer picks four. Choices are counted once a day, for five customers or more together. Customers who went straight to private feedback aren't included.",
    tooFew: (count: number, needed: number) => `Too few to say: ${count} of ${needed}.`,
    whyTooFew:
      'Percentages appear when 20 customers have got a draft. With fewer, one person could change the picture.',
    longer: (days: string) => `Look at ${days} days`,
  },
  languages: {
    title: 'By language',
    language: 'Language',
    english: 'English',
    people: 'People',
    share: 'Share',
    sentence: (count: number) => `The page was read in ${count} languages.`,
    others: (count: number) => `${people(count)} more came in weeks when few read their language.`,
  },
  byDay: {
    title: 'By day',
    caption:
      'People who opened your page. Days with few people count with the day that makes five. Dots: your notes on Google.',
    weekly: 'Each bar is one week.',
    bar: (day: string, people: number) => `${day}: ${grouped(people)}`,
    note: (reviews: number, stars: number | null) =>
      stars === null ? grouped(reviews) : `${grouped(reviews)}, ${stars.toFixed(1)} stars`,
    sentence: (days: string, least: number, most: number) =>
      `Visitors by day, ${days}, between ${grouped(least)} and ${grouped(most)}.`,
    notes: (said: readonly string[]) => ` Google notes: ${said.join(', ')}.`,
    noteOn: (reviews: number, day: string) => `${grouped(reviews)} reviews on ${day}`,
    table: 'Show the numbers',
    day: 'Day',
    people: 'People',
    google: 'On Google',
    remove: 'Remove',
    removeOf: (day: string) => `Remove the note of ${day}`,
  },
  note: {
    title: 'On Google today',
    reviews: 'Reviews',
    stars: 'Stars',
    add: 'Add a dot',
    change: 'Change the dot',
    why: "You type this, because Sayso can't know it. It puts a dot on the chart.",
    done: { title: 'Noted', body: 'The dot is on the chart.' },
    failed: 'The note was not saved',
  },
} as const;
