import type { PlaceKind } from '../../contract/analytics/places.ts';
import type { CountedStep } from '../../contract/analytics/steps.ts';

interface PlaceExample {
  readonly name: string;
  readonly kind: PlaceKind;
  readonly code: string;
}
type People = Readonly<Partial<Record<CountedStep, number>>>;

/** Thirty days. Numbers by place have the order of the places; the last is for visits without one. */
interface MonthExample {
  readonly opened: readonly number[];
  readonly draft: readonly number[];
  readonly wentOn: readonly number[];
  readonly others: People;
  readonly chosen: Readonly<Record<string, number>>;
}

export interface InsightsExample {
  readonly places: readonly PlaceExample[];
  /** The newest first. */
  readonly months: readonly MonthExample[];
  readonly notes: readonly { readonly daysAgo: number; readonly reviews: number; readonly stars: number }[];
}

/** Longer waits, an easier parking lot, and a sticker on the van that nobody uses. */
export const demoInsights: InsightsExample = {
  places: [
    { name: 'Front desk', kind: 'desk', code: 'front-desk' },
    { name: 'Invoice', kind: 'invoice', code: 'invoice' },
    { name: 'Waiting room', kind: 'waiting-room', code: 'waiting-room' },
    { name: 'Van', kind: 'vehicle', code: 'van' },
  ],
  months: [
    {
      opened: [241, 87, 52, 0, 32],
      draft: [171, 62, 38, 0, 13],
      wentOn: [112, 41, 19, 0, 7],
      others: {
        thumb: 351,
        good: 330,
        bad: 23,
        four: 291,
        own: 38,
        copied: 213,
        google: 148,
        facebook: 31,
        publicToo: 23,
        sent: 6,
      },
      chosen: {
        'friendly-staff': 165,
        'clear-explanations': 125,
        'long-wait': 88,
        'easy-to-book': 77,
        'clean-rooms': 74,
        'questions-answered': 62,
        'hard-to-park': 17,
        'own-words': 31,
      },
    },
    {
      opened: [222, 84, 47, 0, 35],
      draft: [150, 57, 32, 0, 12],
      wentOn: [98, 36, 17, 0, 7],
      others: {
        thumb: 329,
        good: 311,
        bad: 20,
        four: 258,
        own: 35,
        copied: 187,
        google: 131,
        facebook: 27,
        publicToo: 20,
        sent: 4,
      },
      chosen: {
        'friendly-staff': 146,
        'clear-explanations': 108,
        'long-wait': 35,
        'easy-to-book': 67,
        'clean-rooms': 66,
        'questions-answered': 54,
        'hard-to-park': 48,
        'own-words': 27,
      },
    },
    {
      opened: [190, 60, 41, 24, 29],
      draft: [131, 41, 27, 15, 11],
      wentOn: [84, 27, 15, 9, 6],
      others: {
        thumb: 290,
        good: 272,
        bad: 19,
        four: 231,
        own: 31,
        copied: 168,
        google: 117,
        facebook: 24,
        publicToo: 19,
        sent: 3,
      },
      chosen: {
        'friendly-staff': 129,
        'clear-explanations': 97,
        'long-wait': 33,
        'easy-to-book': 61,
        'clean-rooms': 58,
        'questions-answered': 49,
        'hard-to-park': 43,
        'own-words': 24,
      },
    },
  ],
  notes: [
    { daysAgo: 27, reviews: 208, stars: 4.6 },
    { daysAgo: 2, reviews: 214, stars: 4.6 },
  ],
};

/** Too few in a week, enough in a month. */
export const demoBakeryInsights: InsightsExample = {
  places: [
    { name: 'Counter', kind: 'desk', code: 'counter' },
    { name: 'Bread bag', kind: 'card', code: 'bread-bag' },
  ],
  months: [
    {
      opened: [96, 31, 8],
      draft: [39, 12, 3],
      wentOn: [24, 7, 1],
      others: { thumb: 104, good: 98, bad: 7, four: 57, own: 9, copied: 41, google: 32, publicToo: 7, sent: 1 },
      chosen: { 'friendly-staff': 27, 'fresh-pastries': 24, 'good-coffee': 19, 'own-words': 6 },
    },
    {
      opened: [88, 26, 11],
      draft: [35, 11, 4],
      wentOn: [22, 6, 2],
      others: { thumb: 97, good: 91, bad: 6, four: 53, own: 8, copied: 38, google: 30, publicToo: 6, sent: 1 },
      chosen: { 'friendly-staff': 25, 'fresh-pastries': 22, 'good-coffee': 18, 'own-words': 5 },
    },
  ],
  notes: [],
};
