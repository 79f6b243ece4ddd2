import * as z from 'zod/mini';
import { endpoint, type Limit } from '../endpoint.ts';
import { rowId, success } from '../fields.ts';
import { forEachPlatform, type PlatformId, platformIds } from '../platforms.ts';
import { errorMessages } from '../text.ts';

/** `publicToo`: the public buttons were shown beside private feedback. `own`: the editor of own words was shown. */
const ownSteps = ['opened', 'good', 'bad', 'four', 'draft', 'own', 'copied', 'publicToo', 'sent'] as const;
export type Step = (typeof ownSteps)[number] | PlatformId;
export const steps: readonly Step[] = [...ownSteps, ...platformIds];

const toPlatform: readonly Step[] = ['draft', 'own', 'publicToo'];

/** A step counts once a visit, and only after one of these has counted. */
export const stepsBefore: Readonly<Record<Step, readonly Step[]>> = {
  opened: [],
  good: ['opened'],
  bad: ['opened'],
  four: ['good'],
  draft: ['four'],
  own: ['good'],
  copied: ['draft', 'own'],
  publicToo: ['bad'],
  sent: ['bad'],
  ...forEachPlatform((id) => [id, toPlatform]),
};

/** Counted by the server with the first of their steps, so that nobody counts twice. */
export const mergedSteps = { thumb: ['good', 'bad'], wentOn: platformIds } as const satisfies Record<
  string,
  readonly Step[]
>;
export type CountedStep = Step | keyof typeof mergedSteps;

/** Random, made by the page: one for each page life. */
const visit = z.string().check(z.regex(/^[\w-]{22}$/, errorMessages.invalid));

/** Visits above these get the same answer and are not counted. */
export const visitLimits = {
  perIp: { name: 'visit ip', per: ['ip', 'business'], max: 60, seconds: 3600 },
  perBusiness: { name: 'visit business', per: ['business'], max: 2000, seconds: 3600 },
} as const satisfies Record<string, Limit>;

const visitSteps = {
  visit,
  /** In order. What counted before may be among them, so that a page can send again what got no answer. */
  steps: z.array(z.enum(steps as readonly [Step, ...Step[]])).check(z.minLength(1), z.maxLength(steps.length)),
  /** Code of a place. Steps with any other text count without a place. */
  place: z.optional(z.string()),
  language: z.optional(z.string()),
};

/** Steps that another call of the page takes along. They count with its effect, once. */
export const carriedSteps = {
  visit: z.optional(visitSteps.visit),
  steps: z.optional(visitSteps.steps),
  place: visitSteps.place,
  language: visitSteps.language,
};
const carried = z.object(carriedSteps);
export type CarriedSteps = z.infer<typeof carried>;

export const stepCalls = {
  'POST /api/analytics/steps/{businessId}': endpoint({
    access: 'anyone',
    input: z.object({ businessId: rowId(errorMessages.businessNotFound), ...visitSteps }),
    /** The same for steps that do not count. */
    reply: success,
  }),
} as const;
