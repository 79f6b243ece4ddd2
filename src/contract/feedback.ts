import * as z from 'zod/mini';
import { emailMax, feedbackMax, feedbackMin, feedbackNameMax, nameMin, phoneMax } from './constants.ts';
import { endpoint, type Limit } from './endpoint.ts';
import { count, isEmail, queryNumber, rowId, success, text } from './fields.ts';
import { errorMessages, feedbackRules } from './text.ts';

const feedbackText = text({ min: feedbackMin, max: feedbackMax, message: feedbackRules.feedback, lines: true });

/** The form as the customer fills it in. Spec 5, feedback form. */
export const feedbackForm = z.object({
  name: text({ min: nameMin, max: feedbackNameMax, message: feedbackRules.name }),
  email: z.pipe(
    text({ max: emailMax, message: feedbackRules.email }),
    z.string().check(z.refine(isEmail, feedbackRules.email)),
  ),
  phone: z.optional(text({ max: phoneMax, message: feedbackRules.phone })),
  feedback: feedbackText,
});

/** What stands for a value that the customer left out. Spec 3. */
export const missing = { name: 'Anonymous', contact: 'Not provided' } as const;

const orMissing = /* @__NO_SIDE_EFFECTS__ */ (max: number, message: string, standIn: string) =>
  z.pipe(
    z.optional(z.nullable(text({ max, message }))),
    z.transform((typed: string | null | undefined) => typed || standIn),
  );

const id = rowId(errorMessages.businessNotFound);
const feedbackId = rowId(errorMessages.feedbackNotFound);

/** One private message as its owner reads it. `delivery` is the state of the email that reports it. */
export const feedbackItem = z.object({
  id: count,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  feedback: z.string(),
  isRead: z.boolean(),
  /** `unconfirmed`: emailed once the business's address is confirmed. */
  delivery: z.enum(['delivered', 'waiting', 'failed', 'unconfirmed', 'none']),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
});
/** A private word of a customer as the owner reads it. */
export type FeedbackItem = z.infer<typeof feedbackItem>;

/** Emails with feedback. Messages above a limit are stored, and one digest email an hour tells of them. */
export const feedbackLimits = {
  emailsPerBusiness: [
    { name: 'feedback emails', per: ['business'], max: 60, seconds: 3600 },
    { name: 'feedback emails day', per: ['business'], max: 300, seconds: 86_400 },
  ],
  emailsPerOwner: { name: 'feedback emails owner', per: ['user'], max: 500, seconds: 86_400 },
  digest: { name: 'feedback digest', per: ['business', 'address'], max: 1, seconds: 3600 },
  /** More messages than this that waited for a confirmation are announced by one digest. */
  waitingEmails: 20,
} as const satisfies Record<string, Limit | readonly Limit[] | number>;

const refused = /* @__NO_SIDE_EFFECTS__ */ (name: string, per: Limit['per'], max: number, seconds: number): Limit => ({
  name,
  per,
  max,
  seconds,
  sentence: errorMessages.tooManyMessages,
});

/** Private feedback. Spec 7, server E19 and E31. Reading is for the owner alone, not for administrators. */
export const feedbackCalls = {
  'POST /api/businesses/{id}/send-feedback': endpoint({
    access: 'anyone',
    input: z.object({
      id,
      businessId: z.optional(z.nullable(z.number())),
      businessName: z.optional(z.nullable(/* @__PURE__ */ z.string().check(z.maxLength(1000)))),
      name: orMissing(feedbackNameMax, feedbackRules.name, missing.name),
      email: orMissing(emailMax, feedbackRules.email, missing.contact),
      phone: orMissing(phoneMax, feedbackRules.phone, missing.contact),
      feedback: feedbackText,
    }),
    idempotent: true,
    limits: [
      refused('feedback visitor', ['visitor', 'business'], 3, 600),
      refused('feedback ip', ['ip', 'business'], 20, 3600),
    ],
    reply: success,
  }),
  'GET /api/businesses/{id}/feedback': endpoint({
    access: 'user',
    input: z.object({
      id,
      cursor: z.optional(rowId(errorMessages.feedbackNotFound)),
      limit: z.optional(queryNumber(1, 100)),
    }),
    reply: z.object({
      feedback: z.array(feedbackItem),
      unread: count,
      /** Give it back as `cursor` for the next page; null at the end. */
      nextCursor: z.nullable(count),
    }),
  }),
  'GET /api/businesses/{id}/feedback.csv': endpoint({
    access: 'user',
    input: z.object({ id }),
    pool: 'downloads',
    file: 'text/csv; charset=utf-8',
    reply: z.custom<AsyncIterable<string>>(),
  }),
  'GET /api/feedback/unread': endpoint({
    access: 'user',
    input: z.object({}),
    /** The user's own businesses that have unread messages. */
    reply: z.array(z.object({ businessId: count, unread: count })),
  }),
  'PATCH /api/businesses/{id}/feedback/{feedbackId}': endpoint({
    access: 'user',
    input: z.object({ id, feedbackId, isRead: z.boolean() }),
    reply: z.object({ id: count, isRead: z.boolean() }),
  }),
  'DELETE /api/businesses/{id}/feedback/{feedbackId}': endpoint({
    access: 'user',
    input: z.object({ id, feedbackId }),
    idempotent: true,
    reply: success,
  }),
} as const;
