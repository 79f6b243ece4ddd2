import * as z from 'zod/mini';
import { carriedSteps } from '../analytics/steps.ts';
import { detailMax, sentimentMax, sentimentsRequired, thankMax } from '../constants.ts';
import { endpoint, type Limit } from '../endpoint.ts';
import { count, rowId, text } from '../fields.ts';
import { errorMessages, sentimentRules } from '../text.ts';
import { isThankable } from './sentiment-selection.ts';

const sentiment = z.pipe(
  text({ min: 1, max: sentimentMax, message: sentimentRules.four }),
  z.string().check(z.regex(/^[^<>{}]+$/, sentimentRules.four)),
);

const distinct = (sentiments: readonly string[]) =>
  new Set(sentiments.map((one) => one.toLowerCase())).size === sentiments.length;

export const fourSentiments = z
  .array(sentiment, sentimentRules.four)
  .check(z.length(sentimentsRequired, sentimentRules.four), z.refine(distinct, sentimentRules.four));

export const thankSomeone = z.pipe(
  text({ max: thankMax, message: sentimentRules.thanks }),
  z.string().check(z.refine((name) => name === '' || isThankable(name), sentimentRules.thanks)),
);

/** How a draft speaks. It keeps one voice. */
export const voices = ['list', 'plain', 'you', 'past'] as const;
export type Voice = (typeof voices)[number];

/** UTF-16 offsets, end exclusive. `stronger` takes the place of the marked words; verdicts and typed words have none. */
const mark = z.object({ start: count, end: count, choice: z.string(), stronger: z.optional(z.string()) });
export type Mark = z.infer<typeof mark>;

const generatedDraft = z.object({
  review: z.string(),
  marks: z.readonly(z.array(mark)),
  /** The customer's own words name a health condition or accuse somebody of a crime. */
  sensitive: z.boolean(),
  sensitiveWords: z.optional(z.object({ words: z.string(), aboutAnother: z.boolean() })),
  /** Absent when a model wrote it. */
  voice: z.optional(z.enum(voices)),
});
export type GeneratedDraft = z.infer<typeof generatedDraft>;

/** What the optional line below the choices shows. A beginning stands before typed words that are no sentence. */
const firstLine = z.object({ example: z.string(), beginnings: z.array(z.string()) });
export type FirstLine = z.infer<typeof firstLine>;

const healthcare = z.optional(z.literal('healthcare'));

/** Above these limits the built-in writer is used. */
export const modelDraftLimits: readonly Limit[] = [
  { name: 'model drafts hour', per: ['business'], max: 200, seconds: 3600 },
  { name: 'model drafts day', per: ['business'], max: 1000, seconds: 86_400 },
];

/** The same for drafts of the wizard, which have no business yet. */
export const wizardDraftLimits: readonly Limit[] = [
  { name: 'wizard model drafts hour', per: ['user'], max: 200, seconds: 3600 },
  { name: 'wizard model drafts day', per: ['user'], max: 1000, seconds: 86_400 },
];

/** Above this limit a draft may repeat sentences of earlier ones, and is not remembered. */
export const rememberedDrafts: Limit = { name: 'remembered drafts hour', per: ['business'], max: 2000, seconds: 3600 };

export const reviewCalls = {
  'GET /api/sentiments': endpoint({
    access: 'anyone',
    input: z.object({ businessId: z.optional(rowId(errorMessages.businessNotFound)) }),
    cache: 'public, max-age=3600',
    reply: z.object({
      sentiments: z.array(z.string()),
      /** In the order of `sentiments`; the same in every language. */
      ids: z.array(z.string()),
      conflicts: z.array(z.tuple([z.string(), z.string()])),
      /** Ids. */
      critical: z.array(z.string()),
      line: firstLine,
    }),
  }),
  'POST /api/reviews/generate': endpoint({
    access: 'anyone',
    pool: 'drafts',
    input: z.object({
      sentiments: fourSentiments,
      reviewType: healthcare,
      businessType: healthcare,
      businessId: z.optional(rowId(errorMessages.businessNotFound)),
      thankSomeone: z.optional(thankSomeone),
      ids: z.optional(z.array(text({ max: 60, message: sentimentRules.four })).check(z.maxLength(sentimentsRequired))),
      /** Beside each sentiment the words as typed, with their capitals; empty where a label was tapped. */
      typed: z.optional(
        z.array(text({ max: sentimentMax, message: sentimentRules.four })).check(z.maxLength(sentimentsRequired)),
      ),
      /** The line below the choices. */
      detail: z.optional(text({ max: detailMax, message: sentimentRules.detail })),
      /** One of the beginnings of the line, when its words are no sentence. */
      beginning: z.optional(text({ max: 60, message: sentimentRules.detail })),
      /** The voices of the last drafts. */
      avoid: z.optional(z.array(z.enum(voices)).check(z.maxLength(voices.length))),
      /** Older pages ask for `longer`, which changes nothing. */
      length: z.optional(z.enum(['shorter', 'longer'])),
      /** The choices of a visit count with its first draft, once its step `opened` has counted for this business. */
      ...carriedSteps,
    }),
    idempotent: true,
    // A reload repeats the key in another visit.
    mayDiffer: Object.keys(carriedSteps),
    limits: [
      { name: 'generate minute', per: ['ip'], max: 30, seconds: 60 },
      { name: 'generate hour', per: ['ip'], max: 300, seconds: 3600 },
    ],
    reply: generatedDraft,
  }),
} as const;
