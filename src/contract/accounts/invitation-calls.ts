import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { count, email, rowId, success } from '../fields.ts';
import { errorMessages, rules } from '../text.ts';

const hour = 3600;

export const accountInvitationCalls = {
  'GET /api/admin/invitations': endpoint({
    access: 'admin',
    input: z.object({}),
    reply: z.object({
      registration: z.enum(['open', 'invited', 'closed']),
      /** The newest hundred that were not accepted yet. */
      invitations: z.array(z.object({ id: count, email: z.string(), invitedBy: z.string(), createdAt: z.string() })),
    }),
  }),
  'POST /api/admin/invitations': endpoint({
    access: 'admin',
    input: z.object({ email: email(rules.email) }),
    idempotent: true,
    status: 201,
    limits: [
      { name: 'account invitations hour', per: ['user'], max: 30, seconds: hour },
      { name: 'account invitations day', per: ['user'], max: 100, seconds: 24 * hour },
    ],
    /** False: this address had enough emails for now; it may register all the same. */
    reply: z.object({ sent: z.boolean() }),
  }),
  'DELETE /api/admin/invitations/{id}': endpoint({
    access: 'admin',
    input: z.object({ id: rowId(errorMessages.notFound) }),
    idempotent: true,
    reply: success,
  }),
} as const;
