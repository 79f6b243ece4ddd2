import type { Choice, FunnelRow, Insights, PlaceRow } from '../../contract/analytics/insights.ts';

export const choice = (id: string, label: string, share: number, known: Partial<Choice> = {}): Choice => ({
  id,
  label,
  visits: Math.round(284 * share),
  share,
  visitsBefore: Math.round(251 * share),
  shareBefore: share,
  change: null,
  ...known,
});

const placeRow = (id: number | null, name: string | null, opened: number, known: Partial<PlaceRow> = {}): PlaceRow => ({
  id,
  name,
  code: name?.toLowerCase().replace(' ', '-') ?? null,
  kind: id === null ? null : 'desk',
  isRetired: false,
  opened,
  draft: Math.round(0.7 * opened),
  wentOn: Math.round(0.46 * opened),
  share: opened < 20 ? null : 0.46,
  isUnused: false,
  ...known,
});

const steps: Readonly<Record<FunnelRow['step'], number>> = {
  opened: 412,
  thumb: 351,
  four: 291,
  draft: 284,
  copied: 213,
  google: 148,
  facebook: 31,
};
const longWait = choice('long-wait', 'Long wait', 0.31, { shareBefore: 0.14, change: 'more' });
const parking = choice('hard-to-park', 'Hard to park', 0.06, { shareBefore: 0.19, change: 'less' });
const said = [
  choice('friendly-staff', 'Friendly staff', 0.58),
  choice('clear-explanations', 'Clear explanations', 0.44),
  longWait,
  choice('easy-to-book', 'Easy to book', 0.27),
  choice('clean-rooms', 'Clean rooms', 0.26),
  choice('questions-answered', 'Questions answered', 0.22),
  choice('own-words', 'Own words', 0.11),
];

/** The 30 days up to Nov 22. */
export function fullInsights(known: Partial<Insights> = {}): Insights {
  return {
    period: { from: '2026-10-24', to: '2026-11-22', days: 30 },
    before: { from: '2026-09-24', to: '2026-10-23', days: 30 },
    today: '2026-11-22',
    timeZoneSince: null,
    summary: {
      opened: { now: 412, before: 388 },
      draft: { now: 284, before: 251 },
      wentOn: { now: 179, before: 158 },
    },
    isTooFewToCompare: false,
    funnel: Object.entries(steps).map(([step, people]) => ({
      step: step as keyof typeof steps,
      people,
      share: people / 412,
      peopleBefore: people - 12,
      shareBefore: (people - 12) / 388,
      change: null,
    })),
    unhappy: { tapped: 23, sent: 17, publicToo: 23 },
    ownWords: 38,
    places: [
      placeRow(1, 'Front desk', 241),
      placeRow(2, 'Invoice', 12),
      placeRow(null, null, 32),
      placeRow(3, 'Van', 0, { isUnused: true }),
    ],
    toldApart: { from: '2026-10-26', to: '2026-11-22' },
    otherPlaces: { opened: 0, draft: 0, wentOn: 0 },
    languages: [{ language: 'en', people: 412, share: 1 }],
    otherLanguages: 0,
    days: Array.from({ length: 30 }, (_, index) => ({
      day: new Date(Date.UTC(2026, 9, 24 + index)).toISOString().slice(0, 10),
      opened: index % 7 === 1 ? 0 : 9 + ((index * 5) % 16),
    })),
    notes: [{ day: '2026-10-26', reviews: 208, stars: 4.6 }],
    choices: {
      visits: 284,
      visitsBefore: 251,
      saidMost: said,
      more: [longWait],
      less: [parking],
      all: [...said, parking],
    },
    ...known,
  };
}
