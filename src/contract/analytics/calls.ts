import * as z from 'zod/mini';
import { endpoint, type Limit } from '../endpoint.ts';
import { count, rowId, success } from '../fields.ts';
import { type Counter, counterNames, forEachPlatform } from '../platforms.ts';
import { errorMessages } from '../text.ts';
import { carriedSteps } from './steps.ts';

export const counters = z.object(
  Object.fromEntries(counterNames.map((name) => [name, count])) as Record<Counter, typeof count>,
);
export type Counters = z.infer<typeof counters>;

const businessId = rowId(errorMessages.businessNotFound);

/** Clicks above these get the same answer and are not counted. */
export const clickLimits = {
  perVisitor: { name: 'click visitor', per: ['visitor', 'business'], max: 20, seconds: 3600 },
  perIp: { name: 'click ip', per: ['ip', 'business'], max: 60, seconds: 3600 },
} as const satisfies Record<string, Limit>;

const click = endpoint({
  access: 'anyone',
  input: z.object({ businessId, ...carriedSteps }),
  idempotent: true,
  mayDiffer: Object.keys(carriedSteps),
  reply: success,
});

export const analyticsCalls = {
  'GET /api/analytics/{businessId}': endpoint({ access: 'user', input: z.object({ businessId }), reply: counters }),
  'GET /api/analytics/{businessId}/daily': endpoint({
    access: 'user',
    input: z.object({ businessId, days: z.optional(z.enum(['7', '30', '90'])) }),
    reply: z.object({
      /** Oldest first, one entry per UTC day (`YYYY-MM-DD`), zeros included. */
      days: z.array(z.extend(counters, { day: z.string() })),
    }),
  }),
  ...forEachPlatform((id) => [`POST /api/analytics/${id}-click/{businessId}` as const, click]),
} as const;
