import * as z from 'zod/mini';
import { endpoint, type Limit } from './endpoint.ts';
import { count, rowId, success } from './fields.ts';
import { errorMessages } from './text.ts';

/** What a business's page did: drafts shown and clicks on the buttons, never reviews posted. Spec 3. */
export const counters = z.object({
  reviewsGenerated: count,
  googleLinkClicks: count,
  facebookLinkClicks: count,
});
/** The three counters of a business. */
export type Counters = z.infer<typeof counters>;
/** Where a review can be posted. */
export type Platform = 'google' | 'facebook';

const businessId = rowId(errorMessages.businessNotFound);

/** Above these a click is answered alike and not counted. */
export const clickLimits = {
  perVisitor: { name: 'click visitor', per: ['visitor', 'business'], max: 20, seconds: 3600 },
  perIp: { name: 'click ip', per: ['ip', 'business'], max: 60, seconds: 3600 },
} as const satisfies Record<string, Limit>;

const click = endpoint({
  access: 'anyone',
  input: z.object({ businessId }),
  idempotent: true,
  reply: success,
});

/** Counters. Spec 7, server E22 to E24 and E33. */
export const analyticsCalls = {
  'GET /api/analytics/{businessId}': endpoint({ access: 'user', input: z.object({ businessId }), reply: counters }),
  'GET /api/analytics/{businessId}/daily': endpoint({
    access: 'user',
    input: z.object({ businessId, days: z.optional(z.enum(['7', '30', '90'])) }),
    reply: z.object({
      /** Oldest first, one entry a UTC day (`YYYY-MM-DD`), zeros included. */
      days: z.array(z.extend(counters, { day: z.string() })),
    }),
  }),
  'POST /api/analytics/google-click/{businessId}': click,
  'POST /api/analytics/facebook-click/{businessId}': click,
} as const;
