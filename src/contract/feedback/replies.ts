import * as z from 'zod/mini';
import { replyMax, replyMin } from '../constants.ts';
import { endpoint, type Limit } from '../endpoint.ts';
import { count, success, text } from '../fields.ts';
import { forEachLink } from '../platforms.ts';
import { errorMessages } from '../text.ts';
import { inboxErrors } from './errors.ts';
import { isReplyCode, normalizeReplyCode } from './reply-code.ts';
import { feedbackStates } from './states.ts';

/** Any text: what cannot be a code becomes empty and gets the same answer as a wrong one. */
const code = z.pipe(
  z.string(),
  z.transform((typed: string) => {
    const normalized = normalizeReplyCode(typed);
    return isReplyCode(normalized) ? normalized : '';
  }),
);

const customerMessage = text({
  min: replyMin,
  max: replyMax,
  message: inboxErrors.messageLength,
  lines: true,
});

export const wrongCodes: Limit = {
  name: 'wrong reply codes',
  per: ['ip'],
  max: 10,
  seconds: 3600,
  sentence: errorMessages.tooManyAttempts,
};
const writes: readonly Limit[] = [{ name: 'reply page writes', per: ['ip'], max: 60, seconds: 3600 }];

export const customerConversation = z.object({
  /** Normalized, without hyphens. */
  code: z.string(),
  business: z.object({
    id: count,
    name: z.string(),
    slug: z.string(),
    logoUrl: z.nullable(z.string()),
    /** False: the page has no public buttons, and nothing can be written. */
    isActive: z.boolean(),
    city: z.string(),
    categories: z.array(z.string()),
    timeZone: z.string(),
    ...forEachLink(() => z.nullable(z.string())),
  }),
  message: z.string(),
  createdAt: z.string(),
  language: z.nullable(z.string()),
  state: z.enum(feedbackStates),
  /** The last answer to "Does that settle it?"; null before one, and after a new reply. */
  settled: z.nullable(z.boolean()),
  /** The customer's last act was a message. */
  wroteLast: z.boolean(),
  entries: z.array(
    z.object({
      id: count,
      from: z.enum(['business', 'customer']),
      /** The person who replied; empty for the customer. */
      name: z.string(),
      text: z.string(),
      createdAt: z.string(),
    }),
  ),
  /** Messages that the customer may still write today. */
  messagesLeft: count,
});
export type CustomerConversation = z.infer<typeof customerConversation>;

/** For everybody who has the code. */
export const replyCalls = {
  'GET /api/replies/{code}': endpoint({ access: 'anyone', input: z.object({ code }), reply: customerConversation }),
  'POST /api/replies/{code}': endpoint({
    access: 'anyone',
    input: z.object({ code, text: customerMessage }),
    idempotent: true,
    limits: writes,
    reply: success,
  }),
  'DELETE /api/replies/{code}': endpoint({
    access: 'anyone',
    input: z.object({ code }),
    idempotent: true,
    limits: writes,
    reply: success,
  }),
  'POST /api/replies/{code}/settled': endpoint({
    access: 'anyone',
    input: z.object({ code, settled: z.boolean() }),
    idempotent: true,
    limits: writes,
    reply: success,
  }),
} as const;
