import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { count, rowId } from '../fields.ts';
import { errorMessages } from '../text.ts';

export const assignCalls = {
  /** To a person of the team who may read private messages; null: to nobody. An email tells the person, not oneself. */
  'POST /api/businesses/{id}/feedback/{feedbackId}/assignee': endpoint({
    access: 'user',
    input: z.object({
      id: rowId(errorMessages.businessNotFound),
      feedbackId: rowId(errorMessages.feedbackNotFound),
      userId: z.nullable(rowId(errorMessages.invalid)),
    }),
    idempotent: true,
    replayNeeds: 'assignFeedback',
    limits: [{ name: 'assigning', per: ['user'], max: 600, seconds: 3600 }],
    reply: z.object({ assigneeId: z.nullable(count), assigneeName: z.nullable(z.string()) }),
  }),
} as const;
