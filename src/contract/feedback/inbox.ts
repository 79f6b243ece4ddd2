import * as z from 'zod/mini';
import { replyMax, replyMin, searchMax, searchMin } from '../constants.ts';
import { endpoint, type Limit } from '../endpoint.ts';
import { count, queryNumber, rowId, success, text } from '../fields.ts';
import { errorMessages } from '../text.ts';
import { isDay } from '../time/days.ts';
import { feedbackItem } from './calls.ts';
import { inboxErrors } from './errors.ts';
import { eventKinds, feedbackLists, feedbackStates } from './states.ts';

const id = rowId(errorMessages.businessNotFound);
const feedbackId = rowId(errorMessages.feedbackNotFound);
const state = z.enum(feedbackStates);
const nullableInstant = z.nullable(z.string());
/** Sent back with a change; when it is no longer current the answer is 409. */
const version = z.number().check(z.int(), z.gte(1));

const areDistinct = (messages: readonly { readonly id: number }[]): boolean =>
  new Set(messages.map(({ id }) => id)).size === messages.length;

const words = /* @__NO_SIDE_EFFECTS__ */ (message: string) =>
  text({ min: replyMin, max: replyMax, message, lines: true });

const isInstant = (typed: string): boolean =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?Z$/.test(typed) &&
  isDay(typed.slice(0, 10)) &&
  !Number.isNaN(Date.parse(typed));
const instant = z.string().check(z.maxLength(40), z.refine(isInstant, inboxErrors.date));
const cursor = z.string().check(
  z.maxLength(50),
  z.refine((typed) => {
    const [at = '', row = ''] = typed.split('_', 2);
    return isInstant(at) && /^[1-9]\d{0,14}$/.test(row);
  }, errorMessages.invalid),
);

const inboxFilter = {
  /** `waiting` is without those that are snoozed. */
  state: z.optional(z.enum(feedbackLists)),
  /** Part of the message, name, address or phone number. */
  query: z.optional(text({ min: searchMin, max: searchMax, message: inboxErrors.search })),
  /** UTC instants; `from` is included, `to` is not. */
  from: z.optional(instant),
  to: z.optional(instant),
  assignee: z.optional(z.enum(['me', 'none'])),
  hasEmail: z.optional(z.literal('true')),
  /** `nextCursor` of the page before. */
  cursor: z.optional(cursor),
  limit: z.optional(queryNumber(1, 100)),
};
export type InboxFilter = z.output<z.ZodMiniObject<typeof inboxFilter>>;

const page = z.object({
  /** Oldest first for `state=waiting`, newest first otherwise. */
  feedback: z.array(feedbackItem),
  unread: count,
  /** `null` on the last page. */
  nextCursor: nullableInstant,
});

const feedbackEvent = z.object({
  id: count,
  kind: z.enum(eventKinds),
  /** Empty for the customer. */
  userName: z.string(),
  /** Words of a note, reply or customer; `yes` or `no` of `settled`; the new state, or the day until which it is snoozed; a name of `assigned`. */
  text: z.string(),
  /** State of the email that carried it; null without one. With `hadTooMany`, the person had the most of a day. */
  delivery: z.nullable(z.enum(['delivered', 'waiting', 'failed', 'hadTooMany'])),
  deliveredAt: nullableInstant,
  createdAt: z.string(),
});
export type FeedbackEvent = z.infer<typeof feedbackEvent>;

export const conversation = z.extend(feedbackItem, {
  /** In the order in which they happened. */
  events: z.array(feedbackEvent),
  /** When the email about the first message was delivered to the business. */
  deliveredAt: nullableInstant,
  /** The last answer of the customer; null before one. */
  settled: z.nullable(z.boolean()),
  repliesLeft: count,
});
export type Conversation = z.infer<typeof conversation>;

/** In the body of a 409. */
export const changedConversation = z.object({
  current: conversation,
  /** The text that was not sent; null for a change of the state. */
  yours: z.nullable(z.string()),
});

const stateChange = z
  .object({
    id: feedbackId,
    state,
    snoozedUntil: z.optional(z.nullable(z.string().check(z.maxLength(10), z.refine(isDay, inboxErrors.snooze)))),
    version: z.optional(version),
  })
  .check(z.refine(({ state, snoozedUntil }) => state === 'waiting' || !snoozedUntil, errorMessages.invalid));

const writes: readonly Limit[] = [{ name: 'inbox writes', per: ['user'], max: 1200, seconds: 3600 }];

/** Only the owner may read private feedback, administrators may not. */
export const inboxCalls = {
  'GET /api/feedback': endpoint({
    access: 'user',
    input: z.object({ ...inboxFilter, businessId: z.optional(id) }),
    // A page leaves an entry in the audit log for every business on it.
    limits: [{ name: 'inbox reads', per: ['user'], max: 1200, seconds: 3600 }],
    reply: page,
  }),
  'GET /api/businesses/{id}/feedback': endpoint({
    access: 'user',
    input: z.object({ id, ...inboxFilter }),
    reply: page,
  }),
  'GET /api/feedback/unread': endpoint({
    access: 'user',
    input: z.object({}),
    /** Businesses without either number are left out. */
    reply: z.array(z.object({ businessId: count, unread: count, waiting: count })),
  }),
  'GET /api/feedback/counts': endpoint({
    access: 'user',
    input: z.object({ businessId: z.optional(id) }),
    reply: z.object({
      waiting: count,
      snoozed: count,
      answered: count,
      done: count,
      unread: count,
      /** Waiting longer than the business promised. */
      late: count,
      /** Waiting, and assigned to the current user. */
      mine: count,
      /** Set by the current user. */
      lastReplyAt: nullableInstant,
      /** From the first message to the first reply, of messages of the last 30 days. Null before a reply. */
      firstReply: z.nullable(z.object({ answered: count, medianWorkingDays: count, p90WorkingDays: count })),
      /** Messages that `POST /api/feedback/older` would mark as done; 0 once it was called. */
      older: count,
    }),
  }),
  /** For polling: one narrow read. `changed` is false while nothing in the inbox changed since `since`. */
  'GET /api/feedback/changes': endpoint({
    access: 'user',
    input: z.object({ since: z.optional(z.string().check(z.maxLength(60), z.regex(/^[\d.]*$/))) }),
    reply: z.object({ since: z.string(), changed: z.boolean() }),
  }),
  'GET /api/businesses/{id}/feedback/{feedbackId}': endpoint({
    access: 'user',
    input: z.object({ id, feedbackId }),
    reply: conversation,
  }),
  'PATCH /api/businesses/{id}/feedback/{feedbackId}': endpoint({
    access: 'user',
    input: z
      .object({
        id,
        feedbackId,
        state: z.optional(state),
        isRead: z.optional(z.boolean()),
        /** False: do not contact. Replies stay on the customer's page and are not emailed. */
        mayEmail: z.optional(z.boolean()),
        version: z.optional(version),
      })
      .check(
        z.refine(
          ({ state, isRead, mayEmail }) => state !== undefined || isRead !== undefined || mayEmail !== undefined,
          errorMessages.invalid,
        ),
      ),
    limits: writes,
    reply: z.object({ id: count, isRead: z.boolean(), state, mayEmail: z.boolean(), version: count }),
  }),
  'DELETE /api/businesses/{id}/feedback/{feedbackId}': endpoint({
    access: 'user',
    input: z.object({ id, feedbackId }),
    idempotent: true,
    replayNeeds: 'changeFeedback',
    reply: success,
  }),
  'POST /api/businesses/{id}/feedback/{feedbackId}/replies': endpoint({
    access: 'user',
    input: z.object({ id, feedbackId, text: words(inboxErrors.replyLength), version }),
    status: 201,
    idempotent: true,
    replayNeeds: 'answerFeedback',
    limits: writes,
    /** `emailed` is false without an address, with one that may not be contacted, and if that person `hadTooMany` today. */
    reply: z.object({ eventId: count, state, version: count, emailed: z.boolean(), hadTooMany: z.boolean() }),
  }),
  'POST /api/businesses/{id}/feedback/{feedbackId}/notes': endpoint({
    access: 'user',
    input: z.object({ id, feedbackId, text: words(inboxErrors.noteLength) }),
    status: 201,
    idempotent: true,
    replayNeeds: 'answerFeedback',
    limits: writes,
    reply: z.object({ eventId: count }),
  }),
  /** For a selection; `snoozedUntil` hides what waits until a local day. Sending `before` back undoes it. Messages that are gone, or have another version, are skipped. */
  'POST /api/feedback/states': endpoint({
    access: 'user',
    input: z.object({
      messages: z
        .array(stateChange)
        .check(z.minLength(1), z.maxLength(100), z.refine(areDistinct, errorMessages.invalid)),
    }),
    limits: writes,
    reply: z.object({
      before: z.array(z.object({ id: count, state, version: count, snoozedUntil: z.nullable(z.string()) })),
      skipped: z.array(count),
    }),
  }),
  /** Offered once: marks all messages of the days before today as done, or declines. */
  'POST /api/feedback/older': endpoint({
    access: 'user',
    input: z.object({ markDone: z.boolean() }),
    idempotent: true,
    reply: z.object({ marked: count }),
  }),
} as const;
