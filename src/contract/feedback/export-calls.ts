import * as z from 'zod/mini';
import { downloadLimits } from '../downloads.ts';
import { endpoint, type Limit } from '../endpoint.ts';
import { count, email, rowId } from '../fields.ts';
import { errorMessages, rules } from '../text.ts';
import { conversation } from './inbox.ts';

const id = rowId(errorMessages.businessNotFound);
const person = { id, email: email(rules.email) };
const nullableInstant = z.nullable(z.string());

const limits: readonly Limit[] = [{ name: 'people', per: ['user'], max: 120, seconds: 3600 }];

/** Downloads of all messages, and the data of one person. */
export const feedbackExportCalls = {
  'GET /api/feedback.csv': endpoint({
    access: 'user',
    isGuarded: true,
    input: z.object({}),
    pool: 'downloads',
    limits: [downloadLimits.everything],
    file: 'text/csv; charset=utf-8',
    reply: z.custom<AsyncIterable<string>>(),
  }),
  'GET /api/businesses/{id}/feedback.csv': endpoint({
    access: 'user',
    isGuarded: true,
    input: z.object({ id }),
    pool: 'downloads',
    limits: [downloadLimits.business],
    file: 'text/csv; charset=utf-8',
    reply: z.custom<AsyncIterable<string>>(),
  }),
  'GET /api/businesses/{id}/people': endpoint({
    access: 'user',
    isGuarded: true,
    input: z.object(person),
    limits,
    reply: z.object({
      email: z.string(),
      messages: z.array(conversation),
      /** Emails about these messages in the outbox, without their texts. */
      emails: z.array(
        z.object({ recipient: z.string(), subject: z.string(), state: z.string(), createdAt: z.string() }),
      ),
      /** Their invitations, unless the address was erased. Who opened a page is in no export. */
      invitations: z.array(
        z.object({
          firstName: z.nullable(z.string()),
          language: z.string(),
          state: z.string(),
          source: z.string(),
          enteredBy: z.string(),
          createdAt: z.string(),
          sendAt: nullableInstant,
          sentAt: nullableInstant,
        }),
      ),
      /** Since when they want no emails of this business; null if they never said so. */
      unsubscribedSince: nullableInstant,
      /** All of it for reading. */
      text: z.string(),
    }),
  }),
  'DELETE /api/businesses/{id}/people': endpoint({
    access: 'user',
    isGuarded: true,
    input: z.object(person),
    idempotent: true,
    replayNeeds: 'erasePerson',
    limits,
    reply: z.object({ messages: count, emails: count, invitations: count }),
  }),
} as const;
