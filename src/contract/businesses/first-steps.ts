import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { rowId, success } from '../fields.ts';
import { errorMessages } from '../text.ts';

/** In the order in which they are shown. */
export const firstSteps = ['tried', 'printed', 'invited', 'answered'] as const;
export type FirstStep = (typeof firstSteps)[number];

/** The server sees the others happen. */
export const reportedSteps = ['printed', 'dismissed'] as const;

const id = rowId(errorMessages.businessNotFound);

export const firstStepCalls = {
  'GET /api/businesses/{id}/first-steps': endpoint({
    access: 'user',
    input: z.object({ id }),
    /** `isShown`: the business is new, and the path neither complete nor dismissed. */
    reply: z.object({ isShown: z.boolean(), done: z.array(z.enum(firstSteps)) }),
  }),
  'POST /api/businesses/{id}/first-steps': endpoint({
    access: 'user',
    input: z.object({ id, step: z.enum(reportedSteps) }),
    limits: [{ name: 'first steps', per: ['user'], max: 300, seconds: 3600 }],
    reply: success,
  }),
} as const;
