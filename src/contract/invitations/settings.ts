import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { feedbackEmailState } from '../feedback/address-calls.ts';
import { count, email, rowId, success, text } from '../fields.ts';
import { mayMislead } from '../stranger-words.ts';
import { errorMessages, rules } from '../text.ts';
import { invitationErrors } from './errors.ts';
import { cooldownRange, invitationMax } from './limits.ts';

const id = rowId(errorMessages.businessNotFound);
const nullableInstant = z.nullable(z.string());
const whole = (min: number, max: number, message: string) =>
  z.number(message).check(z.int(message), z.gte(min, message), z.lte(max, message));

const harmless = (max: number, message: string, kind: 'words' | 'postal address') =>
  z.pipe(text({ max, message }), z.string().check(z.refine((typed) => !mayMislead(typed, kind), message)));

const sendAfterDays = [1, 2, 7] as const;
const emailBases = ['agreed', 'existing'] as const;

/** All but the postal address are stored as one value. */
const stored = {
  isOn: z.boolean(),
  isPaused: z.boolean(),
  /** Local days between the entry and the email. */
  afterDays: z.literal(sendAfterDays),
  /** Local hours: from 10 to 18 is 10 AM to 6 PM. */
  fromHour: whole(0, 23, invitationErrors.hours),
  toHour: whole(1, 24, invitationErrors.hours),
  /** From 0 for Sunday. */
  weekdays: z
    .array(whole(0, 6, invitationErrors.weekdays))
    .check(z.minLength(1, invitationErrors.weekdays), z.maxLength(7, invitationErrors.weekdays)),
  sendsReminder: z.boolean(),
  dailyMax: whole(1, invitationMax.daily, invitationErrors.dailyMax),
  cooldownDays: whole(cooldownRange.min, cooldownRange.max, invitationErrors.cooldownDays),
  /** Whether the subject names the business. Until it is chosen: not for medical practices. */
  namesBusiness: z.boolean(),
  /** Empty for none. */
  ownSentence: harmless(invitationMax.ownSentence, invitationErrors.ownSentence, 'words'),
  basis: z.enum(emailBases),
  /** Where replies go; null for the feedback address. Customers see it. */
  replyTo: z.nullable(email(rules.email)),
} as const;
export const invitationSettings = z.object(stored);
export type InvitationSettings = z.output<typeof invitationSettings>;

export const defaultSettings: Omit<InvitationSettings, 'namesBusiness'> = {
  isOn: false,
  isPaused: false,
  afterDays: 1,
  fromHour: 10,
  toHour: 18,
  weekdays: [1, 2, 3, 4, 5],
  sendsReminder: true,
  dailyMax: 25,
  cooldownDays: 180,
  ownSentence: '',
  basis: 'agreed',
  replyTo: null,
};

const postalAddress = harmless(invitationMax.postalAddress, invitationErrors.postalAddress, 'postal address');
const { isPaused: _, ...changeable } = stored;
const change = z.partial(z.object({ ...changeable, postalAddress }));
const key = z.object({ id: count, name: z.string(), createdAt: z.string(), lastUsedAt: nullableInstant });
export type KeyLine = z.infer<typeof key>;
const keyName = text({ min: 1, max: 40, message: invitationErrors.name });

const settingsReply = z.object({
  ...stored,
  ownSentence: z.string(),
  replyTo: z.nullable(z.string()),
  postalAddress: z.string(),
  /** Where replies go while `replyTo` is null. */
  feedbackEmail: z.string(),
  /** State of `replyTo`, or of the feedback address while that is `null`. */
  replyToState: feedbackEmailState,
  /** Where replies really go: to the owner until that address is confirmed. */
  repliesTo: z.nullable(z.string()),
  timeZone: z.string(),
  /** Since when delivery has failed; null while email works. */
  emailFailsSince: nullableInstant,
  desks: z.array(key),
  tokens: z.array(key),
});
export type InvitationSettingsReply = z.infer<typeof settingsReply>;

const newDesk = z.object({ id: count, name: z.string(), address: z.string() });
const keyLimits = [{ name: 'invitation keys', per: ['user'], max: 30, seconds: 3600 }] as const;

export const invitationSettingsCalls = {
  'GET /api/businesses/{id}/invitation-settings': endpoint({
    access: 'user',
    input: z.object({ id }),
    reply: settingsReply,
  }),
  /** An own sentence that the policy linter blocks is refused, with its reason. */
  'PATCH /api/businesses/{id}/invitation-settings': endpoint({
    access: 'user',
    input: z.extend(change, { id }),
    limits: [{ name: 'invitation settings', per: ['user'], max: 120, seconds: 3600 }],
    reply: settingsReply,
  }),
  /** Emails the link again to the address where replies should go. */
  'POST /api/businesses/{id}/reply-to-confirmation': endpoint({
    access: 'user',
    input: z.object({ id }),
    idempotent: true,
    replayNeeds: 'manageInvitations',
    limits: [{ name: 'reply-to confirmations asked', per: ['user'], max: 30, seconds: 3600 }],
    reply: settingsReply,
  }),
  /** The invitation as customers get it, to the owner's own address. Its links lead to the public page. */
  'POST /api/businesses/{id}/test-invitation': endpoint({
    access: 'user',
    input: z.object({ id }),
    idempotent: true,
    replayNeeds: 'manageInvitations',
    limits: [{ name: 'test invitations', per: ['user'], max: 5, seconds: 3600 }],
    reply: z.object({ email: z.string() }),
  }),
  'POST /api/businesses/{id}/desks': endpoint({
    access: 'user',
    isGuarded: true,
    input: z.object({ id, name: keyName }),
    idempotent: true,
    replayNeeds: 'manageInvitations',
    secretReply: true,
    status: 201,
    limits: keyLimits,
    /** `address` has the key in it and is never shown again. */
    reply: newDesk,
  }),
  /** Gives the screen a new key; the old address stops working at once. */
  'POST /api/businesses/{id}/desks/{deskId}/address': endpoint({
    access: 'user',
    isGuarded: true,
    input: z.object({ id, deskId: rowId(errorMessages.notFound) }),
    idempotent: true,
    replayNeeds: 'manageInvitations',
    secretReply: true,
    limits: keyLimits,
    reply: newDesk,
  }),
  'DELETE /api/businesses/{id}/desks/{deskId}': endpoint({
    access: 'user',
    isGuarded: true,
    input: z.object({ id, deskId: rowId(errorMessages.notFound) }),
    idempotent: true,
    replayNeeds: 'manageInvitations',
    reply: success,
  }),
  'POST /api/businesses/{id}/api-tokens': endpoint({
    access: 'user',
    isGuarded: true,
    input: z.object({ id, name: keyName }),
    idempotent: true,
    replayNeeds: 'manageInvitations',
    secretReply: true,
    status: 201,
    limits: keyLimits,
    /** The token is never shown again. */
    reply: z.object({ id: count, name: z.string(), token: z.string() }),
  }),
  'DELETE /api/businesses/{id}/api-tokens/{tokenId}': endpoint({
    access: 'user',
    isGuarded: true,
    input: z.object({ id, tokenId: rowId(errorMessages.notFound) }),
    idempotent: true,
    replayNeeds: 'manageInvitations',
    reply: success,
  }),
} as const;
