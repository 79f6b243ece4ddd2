import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { count, email, rowId, success } from '../fields.ts';
import { rules } from '../text.ts';
import { holdReasons } from './calls.ts';
import { invitationErrors } from './errors.ts';
import { rejections } from './states.ts';

/** The key of a screen, or `business-7` for its signed-in owner. Anything else gets the same 404 as a revoked key. */
const key = z.string().check(z.maxLength(100, invitationErrors.deskOff));
const nullableInstant = z.nullable(z.string());

const line = z.object({
  id: count,
  /** Such as mar…@gmail.com. */
  address: z.string(),
  firstName: z.nullable(z.string()),
  language: z.string(),
  /** When it goes out, or went out. */
  at: z.string(),
  enteredAt: z.string(),
  state: z.enum(['waiting', 'sent', 'canceled']),
});
export type DeskLine = z.infer<typeof line>;

export const frontDeskCalls = {
  'GET /api/desk/{key}': endpoint({
    access: 'anyone',
    input: z.object({ key }),
    reply: z.object({
      deskName: z.string(),
      businessName: z.string(),
      /** Absolute addresses of the public page, with the place of that kind if there is one; null while it is inactive. */
      codeLink: z.nullable(z.string()),
      phoneLink: z.nullable(z.string()),
      languages: z.array(z.object({ code: z.string(), name: z.string() })),
      /** Why no email goes out now; null if they do. With `off`, none can be entered. */
      hold: z.nullable(z.enum(holdReasons)),
      /** When an email entered now goes out; null if it would take more than 30 days. */
      sendsAt: nullableInstant,
      timeZone: z.string(),
      /** Entered on this screen today, newest first. */
      today: z.array(line),
    }),
  }),
  /** 200 for every outcome. Only `accepted` stores anything. */
  'POST /api/desk/{key}/invitations': endpoint({
    access: 'anyone',
    input: z.object({
      key,
      email: email(rules.email),
      firstName: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
      language: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
    }),
    idempotent: true,
    replayNeeds: 'inviteCustomer',
    reply: z.object({
      outcome: z.enum(['accepted', 'off', ...rejections]),
      address: z.string(),
      /** Only present for `accepted` and `waiting`. */
      line: z.nullable(line),
      /** Local days such as 2026-09-12, present for `invited`. */
      invitedOn: z.nullable(z.string()),
      againFrom: z.nullable(z.string()),
      /** When the next email entered here would go out. */
      sendsAt: nullableInstant,
    }),
  }),
  /** Cancels an entry made on this screen today while it waits; otherwise 409. */
  'DELETE /api/desk/{key}/invitations/{invitationId}': endpoint({
    access: 'anyone',
    input: z.object({ key, invitationId: rowId(invitationErrors.notFound) }),
    idempotent: true,
    replayNeeds: 'inviteCustomer',
    reply: success,
  }),
  'POST /api/desk/{key}/do-not-contact': endpoint({
    access: 'anyone',
    input: z.object({ key, email: email(rules.email) }),
    idempotent: true,
    replayNeeds: 'inviteCustomer',
    reply: z.object({ address: z.string() }),
  }),
} as const;
