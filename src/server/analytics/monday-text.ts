import { forEachPlatform, mainPlatform, type PlatformId, platforms } from '../../contract/platforms.ts';

const main = platforms[mainPlatform].label;
const people = (n: number): string => (n === 1 ? '1 person' : `${n} people`);

/** Sentences of the Monday email. */
export const mondayText = {
  subject: (visitors: number, waiting: number) => {
    const came = visitors === 1 ? '1 visitor' : `${visitors} visitors`;
    const waits = waiting === 1 ? '1 message waiting' : `${waiting} messages waiting`;
    return `Last week: ${[visitors > 0 ? came : [], waiting > 0 ? waits : []].flat().join(', ')}`;
  },
  quietSubject: 'Last week was quiet',
  waiting: 'Waiting for you',
  waitingCount: (n: number, since: string) =>
    n === 1 ? `1 private message, from ${since}.` : `${n} private messages, the oldest from ${since}.`,
  inbox: 'Open the inbox',
  opened: (n: number) => `${people(n)} opened your page`,
  opens: 'opened your page',
  draft: 'got a draft',
  wentOn: forEachPlatform((id, { label }) => [id, `went on to ${label}`]),
  toOther: (n: number, id: PlatformId) => `${n} to ${platforms[id].label}`,
  before: (counts: readonly number[]) => `(the week before: ${counts.join(', ')})`,
  weekBefore: (n: number) => `week before: ${n}`,
  said: 'Said most often',
  bestPlace: 'Best place',
  withoutPlace: 'Poster and link',
  share: (name: string, n: number, of: number) => `${name}, ${n} of ${of}.`,
  seeAll: 'See all of last week',
  others: (businesses: number, visitors: number, drafts: number, wentOn: number) =>
    `${businesses === 1 ? '1 more business' : `${businesses} more businesses`}: ${people(visitors)} opened your pages, ${drafts} got a draft, ${wentOn} went on to ${main}.`,
  tooFew: 'That’s too few to tell.',
  noChange: 'That’s no clear change.',
  more: 'More people opened your page than the week before.',
  fewer: 'Fewer people opened your page than the week before.',
  moreDrafts: 'More of them got a draft than the week before.',
  fewerDrafts: 'Fewer of them got a draft than the week before.',
  moreWentOn: `More of them went on to ${main} than the week before.`,
  fewerWentOn: `Fewer of them went on to ${main} than the week before.`,
  quiet: (businesses: number, week: string) =>
    `Fewer than five people opened your ${businesses === 1 ? 'page' : 'pages'} last week, ${week}. Is the code still where customers can see it?`,
  print: 'Print it again',
  notReviews: 'Clicks aren’t reviews. Only Google knows how many were posted.',
  why: 'You’re getting this as the owner.',
  stop: 'Stop this email',
  suggestions: {
    unanswered: (days: number) => `That’s ${days} days ago. A short reply is enough.`,
    noLink: 'There is no review link yet, so people have to search for you on Google. You can add it in the settings.',
    picker: (four: number, good: number) =>
      `${four} of ${good} people with a thumbs up chose four words. Do the words fit your business? They follow your categories.`,
    unusedPlace: (name: string) => `Fewer than five people used “${name}” in 30 days. Is the sticker still there?`,
  },
} as const;
