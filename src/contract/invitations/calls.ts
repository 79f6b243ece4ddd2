import * as z from 'zod/mini';
import { emailMax } from '../constants.ts';
import { endpoint } from '../endpoint.ts';
import { count, email, rowId, success } from '../fields.ts';
import { errorMessages, rules } from '../text.ts';
import { invitationErrors } from './errors.ts';
import { dailyHolds, invitationMax } from './limits.ts';
import { invitationSources, rejections, shownStates } from './states.ts';

const id = rowId(errorMessages.businessNotFound);
const invitationId = rowId(invitationErrors.notFound);
const nullableInstant = z.nullable(z.string());

/** Addresses and names that cannot be used are reported by row, or left out; the others are accepted. */
const person = z.object({
  email: z.string().check(z.maxLength(emailMax * 2)),
  firstName: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  /** Any other language gets the emails in English. */
  language: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
});
export type InvitedPerson = z.output<typeof person>;
const people = z
  .array(person)
  .check(
    z.minLength(1, invitationErrors.people),
    z.maxLength(invitationMax.peoplePerCall, { error: invitationErrors.people, abort: true }),
  );

/** The result for a list. `row` counts from 0 in `people`. */
const entered = z.object({
  accepted: count,
  rejected: z.array(z.object({ row: count, reason: z.enum(rejections) })),
  /** When the first and the last accepted email go out, as planned now; null without one. */
  firstAt: nullableInstant,
  lastAt: nullableInstant,
  perDay: count,
  timeZone: z.string(),
});
export type Entered = z.infer<typeof entered>;

export const invitation = z.object({
  id: count,
  /** Such as mar…@gmail.com. */
  address: z.string(),
  firstName: z.nullable(z.string()),
  language: z.string(),
  source: z.enum(invitationSources),
  /** The user, front-desk screen or API token. */
  enteredBy: z.string(),
  state: z.enum(shownStates),
  /** When it goes out, if it is waiting; else when it went out or should have. */
  at: z.string(),
  enteredAt: z.string(),
});
export type Invitation = z.infer<typeof invitation>;

/** Reasons why invitations wait. `email`: delivery has failed for an hour. */
export const holdReasons = ['off', 'paused', 'inactive', 'email', ...dailyHolds] as const;
export type HoldReason = (typeof holdReasons)[number];

const totals = z.object({
  invited: count,
  /** Whole fives, as they were when the day began in the business's time zone; null below five. */
  opened: z.nullable(count),
  wentOn: z.nullable(count),
  unsubscribed: count,
  undeliverable: count,
  waiting: count,
});

const token = z.string().check(z.minLength(1), z.maxLength(100));
const beacons = [{ name: 'invitation beacons', per: ['ip'], max: 600, seconds: 3600 }] as const;

export const invitationCalls = {
  /** Newest first. Addresses are erased 30 days after their last email and leave the list then. */
  'GET /api/businesses/{id}/invitations': endpoint({
    access: 'user',
    input: z.object({
      id,
      state: z.optional(z.enum(shownStates)),
      source: z.optional(z.enum(invitationSources)),
      /** The whole address: this person's invitations alone. */
      email: z.optional(email(rules.email)),
      /** `nextCursor` of the page before. */
      cursor: z.optional(rowId(errorMessages.invalid)),
    }),
    reply: z.object({
      invitations: z.array(invitation),
      nextCursor: z.nullable(count),
      totals,
      hold: z.nullable(z.enum(holdReasons)),
      /** Start of the outage when `hold` is `email`. */
      holdSince: nullableInstant,
      timeZone: z.string(),
      perDay: count,
      /** Emails a day for all businesses of one owner. */
      ownerPerDay: count,
    }),
  }),
  /** Also open to programs with an API token of the business, whose `source` is always `api`. */
  'POST /api/businesses/{id}/invitations': endpoint({
    access: 'user',
    takesToken: true,
    input: z.object({
      id,
      people,
      source: z._default(z.enum(invitationSources), 'api'),
      /** The caller confirms that this is every customer of the period, not a selection. */
      isEveryone: z.literal(true, invitationErrors.everyone),
    }),
    idempotent: true,
    replayNeeds: 'manageInvitations',
    limits: [
      { name: 'invitation lists', per: ['user', 'business'], max: 120, seconds: 3600 },
      { name: 'invitation lists day', per: ['user', 'business'], max: 500, seconds: 86_400 },
    ],
    reply: entered,
  }),
  /** What inviting these people would answer. Stores nothing. */
  'POST /api/businesses/{id}/invitations/check': endpoint({
    access: 'user',
    input: z.object({
      id,
      people,
      /** People of the same list who were accepted in earlier checks. */
      ahead: z._default(z.number().check(z.int(), z.gte(0), z.lte(invitationMax.waiting)), 0),
    }),
    limits: [{ name: 'invitation checks', per: ['user', 'business'], max: 300, seconds: 3600 }],
    reply: entered,
  }),
  'DELETE /api/businesses/{id}/invitations/{invitationId}': endpoint({
    access: 'user',
    input: z.object({ id, invitationId }),
    idempotent: true,
    replayNeeds: 'manageInvitations',
    reply: success,
  }),
  'POST /api/businesses/{id}/invitations/pause': endpoint({
    access: 'user',
    input: z.object({ id, isPaused: z.boolean() }),
    reply: z.object({ isPaused: z.boolean() }),
  }),
  /** Nobody learns whether the address was known. */
  'POST /api/businesses/{id}/do-not-contact': endpoint({
    access: 'user',
    input: z.object({ id, email: email(rules.email) }),
    idempotent: true,
    replayNeeds: 'manageInvitations',
    limits: [{ name: 'do not contact', per: ['user'], max: 300, seconds: 3600 }],
    reply: z.object({ address: z.string() }),
  }),
  /** Takes back what the business or its front desk entered, not what the person asked for. */
  'DELETE /api/businesses/{id}/do-not-contact': endpoint({
    access: 'user',
    input: z.object({ id, email: email(rules.email) }),
    idempotent: true,
    replayNeeds: 'manageInvitations',
    limits: [{ name: 'contact again', per: ['user'], max: 300, seconds: 3600 }],
    reply: z.object({ address: z.string() }),
  }),
  /** Sent by the customer's page once a person, not a scanner, has loaded it. Unknown tokens get the same reply. */
  'POST /api/invitations/opened': endpoint({
    access: 'anyone',
    input: z.object({ token }),
    limits: beacons,
    reply: success,
  }),
  /** The customer's page: to Google, Facebook or another public page. */
  'POST /api/invitations/went-on': endpoint({
    access: 'anyone',
    input: z.object({ token }),
    limits: beacons,
    reply: success,
  }),
} as const;
