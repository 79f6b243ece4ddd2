import * as z from 'zod/mini';
import { insightsDaysMax } from '../constants.ts';
import { downloadLimits } from '../downloads.ts';
import { endpoint, type Limit } from '../endpoint.ts';
import { count, rowId, success } from '../fields.ts';
import { platformIds } from '../platforms.ts';
import { errorMessages } from '../text.ts';
import { daysBetween, isDay } from '../time/days.ts';
import { insightErrors } from './insight-errors.ts';
import { placeKinds } from './places.ts';
import type { CountedStep } from './steps.ts';

const businessId = rowId(errorMessages.businessNotFound);
/** YYYY-MM-DD in the business's time zone. */
const day = z.string(insightErrors.date).check(z.refine(isDay, insightErrors.date));

interface Days {
  readonly from: string;
  readonly to: string;
}
const areDays = ({ from, to }: Days): boolean => isDay(from) && isDay(to);
const isInOrder = (days: Days): boolean => !areDays(days) || days.from <= days.to;
const isShort = (days: Days): boolean => !areDays(days) || daysBetween(days.from, days.to) <= insightsDaysMax;

/** Both days included. */
const period = z
  .object({ businessId, from: day, to: day })
  .check(
    z.refine(isInOrder, { error: insightErrors.order, path: ['to'], abort: true }),
    z.refine(isShort, { error: insightErrors.length, path: ['from'] }),
  );

const span = z.object({ from: z.string(), to: z.string(), days: count });
const pair = z.object({ now: count, before: count });
/** 0 to 1; null when it is of fewer than 20 people. */
const share = z.nullable(z.number());
/** `null` unless the difference is beyond chance: 95 % for all differences of a reply together. */
const change = z.nullable(z.enum(['more', 'less']));

export const funnelSteps = [
  'opened',
  'thumb',
  'four',
  'draft',
  'copied',
  ...platformIds,
] as const satisfies readonly CountedStep[];

const funnelRow = z.object({
  /** `thumb`: tapped Good or Not good. */
  step: z.enum(funnelSteps),
  people: count,
  /** Share of the people who opened the page. */
  share,
  peopleBefore: count,
  shareBefore: share,
  change,
});
export type FunnelRow = z.infer<typeof funnelRow>;

const figures = {
  opened: count,
  draft: count,
  /** People who went on to any platform. */
  wentOn: count,
};
const placeFigures = z.object(figures);

const placeRow = z.object({
  /** `null` in the row of visits without a place, "Poster and link". */
  id: z.nullable(count),
  name: z.nullable(z.string()),
  code: z.nullable(z.string()),
  kind: z.nullable(z.enum(placeKinds)),
  isRetired: z.boolean(),
  ...figures,
  /** `wentOn` of `opened`. */
  share,
  /** Fewer than five people used it in the last 30 days, whatever the period. False when it is newer or retired. */
  isUnused: z.boolean(),
});
export type PlaceRow = z.infer<typeof placeRow>;

/** `own-words` stands for all typed sentiments together. */
export const ownWordsId = 'own-words';

const choice = z.object({
  id: z.string(),
  /** Last label of a sentiment that is no longer offered. */
  label: z.string(),
  /** `null`, like the share, when fewer than 20 visits got a draft. */
  visits: z.nullable(count),
  share,
  visitsBefore: z.nullable(count),
  /** `null` as well for sentiments that were not offered in both whole periods. */
  shareBefore: share,
  change,
});
export type Choice = z.infer<typeof choice>;

const choices = z.object({
  /** Visits with a draft, of which the shares are. */
  visits: count,
  visitsBefore: count,
  /** The first seven of `all`; empty when the shares are hidden. */
  saidMost: z.array(choice),
  more: z.array(choice),
  less: z.array(choice),
  /** What was offered or chosen in the period, the most frequent first. */
  all: z.array(choice),
});

const note = z.object({ day: z.string(), reviews: count, stars: z.nullable(z.number()) });
export type GoogleNote = z.infer<typeof note>;

export const insights = z.object({
  period: span,
  /** As many days, right before. */
  before: span,
  /** Today in the business's time zone. */
  today: z.string(),
  /** Since when days are those of the current time zone; null: always. */
  timeZoneSince: z.nullable(z.string()),
  summary: z.object({ opened: pair, draft: pair, wentOn: pair }),
  /** The summary differs, but with so few people that it cannot be called a change. */
  isTooFewToCompare: z.boolean(),
  funnel: z.array(funnelRow),
  unhappy: z.object({
    /** Tapped Not good. */
    tapped: count,
    sent: count,
    /** Saw the public buttons. */
    publicToo: count,
  }),
  /** Wrote in their own words instead of a draft. */
  ownWords: count,
  /** Whole weeks of the period, Monday to Sunday, in which places and languages are told apart; null without one. */
  toldApart: z.nullable(z.object({ from: z.string(), to: z.string() })),
  /** The busiest first. "Poster and link" and retired places only if they counted in these weeks. */
  places: z.array(placeRow),
  /** Visits of weeks in which their place had fewer than five. */
  otherPlaces: placeFigures,
  /** The busiest first, only those that counted. `share` of all who opened the page in these weeks. */
  languages: z.array(z.object({ language: z.string(), people: count, share })),
  /** People of weeks in which fewer than five read their language. */
  otherLanguages: count,
  /** Oldest first, zeros included. Days with few people count with the day that makes five. */
  days: z.array(z.object({ day: z.string(), opened: count })),
  /** Days of the period, oldest first. */
  notes: z.array(note),
  choices,
});
export type Insights = z.infer<typeof insights>;

const limits: readonly Limit[] = [{ name: 'notes', per: ['user'], max: 300, seconds: 3600 }];
const starsOf = z.number(insightErrors.stars).check(
  z.gte(1, insightErrors.stars),
  z.lte(5, insightErrors.stars),
  z.refine((stars) => Math.abs(stars * 10 - Math.round(stars * 10)) < 1e-6, insightErrors.stars),
);
const noteInput = z.object({
  businessId,
  day,
  /** Reviews on Google on that day, typed by a person. */
  reviews: z
    .number(insightErrors.reviews)
    .check(z.int(insightErrors.reviews), z.gte(0, insightErrors.reviews), z.lte(1_000_000, insightErrors.reviews)),
  stars: z.nullable(starsOf),
});

export const insightCalls = {
  'GET /api/analytics/{businessId}/insights': endpoint({ access: 'user', input: period, reply: insights }),
  'GET /api/analytics/{businessId}/insights.csv': endpoint({
    access: 'user',
    input: period,
    pool: 'downloads',
    limits: [downloadLimits.business],
    file: 'text/csv; charset=utf-8',
    reply: z.custom<AsyncIterable<string>>(),
  }),
  'PUT /api/analytics/{businessId}/notes/{day}': endpoint({ access: 'user', input: noteInput, limits, reply: note }),
  'DELETE /api/analytics/{businessId}/notes/{day}': endpoint({
    access: 'user',
    input: z.object({ businessId, day }),
    limits,
    reply: success,
  }),
} as const;
