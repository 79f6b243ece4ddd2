import * as z from 'zod/mini';
import { endpoint, type HandlerLimit, type Limit } from '../endpoint.ts';
import { count, email, rowId, success, text } from '../fields.ts';
import { memberRoles, roles } from '../permissions.ts';
import { errorMessages, rules } from '../text.ts';
import { teamErrors } from './errors.ts';
import { teamMax } from './limits.ts';

const id = rowId(errorMessages.businessNotFound);
const userId = rowId(teamErrors.notOnTeam);
const invitationId = rowId(teamErrors.invitationNotFound);
const role = z.enum(memberRoles, teamErrors.role);
const nullableInstant = z.nullable(z.string());
/** Any other text gets the same 404 as a token that was used. */
const token = z.string().check(z.maxLength(100, teamErrors.joinGone));

const person = z.object({
  userId: count,
  name: z.string(),
  email: z.string(),
  /** Never `administrator`. */
  role: z.enum(roles),
  since: z.string(),
  /** Activity of the newest session, to the minute; null when signed out everywhere. */
  lastActiveAt: nullableInstant,
  hasSecondFactor: z.boolean(),
  isActive: z.boolean(),
});
export type TeamPerson = z.infer<typeof person>;

const openInvitation = z.object({
  id: count,
  email: z.string(),
  role,
  /** Its other businesses are counted, not named. */
  businessCount: count,
  sentAt: z.string(),
  expiresAt: z.string(),
  isExpired: z.boolean(),
  /** `none`: handed over as a link. */
  delivery: z.enum(['delivered', 'waiting', 'failed', 'none']),
});
export type OpenInvitation = z.infer<typeof openInvitation>;

/** `link` is shown once: without email delivery, or when asked for. */
const sent = z.object({
  outcome: z.enum(['sent', 'sentAgain', 'link']),
  link: z.nullable(z.string()),
  invitation: openInvitation,
});

const changes: readonly Limit[] = [{ name: 'team changes', per: ['user'], max: 120, seconds: 3600 }];

/** Counted by the handlers, because a link needs no email. */
export const teamLimits = {
  emailsPerBusiness: { name: 'team invitations', per: ['business'], max: 10, seconds: 3600 },
  emailsPerUser: { name: 'team invitations of a user', per: ['user'], max: 50, seconds: 86_400 },
  emailsOfAll: { name: 'team invitations of all', per: [], max: 1000, seconds: 86_400 },
} as const satisfies Record<string, HandlerLimit>;

const joinLimits: readonly Limit[] = [
  { name: 'join', per: ['ip'], max: 120, seconds: 3600, sentence: errorMessages.tooManyAttempts },
];

export const teamCalls = {
  'GET /api/businesses/{id}/team': endpoint({
    access: 'user',
    input: z.object({ id }),
    reply: z.object({
      /** The owner first, then by name. */
      people: z.array(person),
      /** Newest first. Only for the owner; empty for others. */
      invitations: z.array(openInvitation),
      /** Messages of this business that are assigned to the current user; they go back to the team when they leave. */
      assignedToMe: count,
      requiresSecondStep: z.boolean(),
      /** False: invitations are handed over as links. */
      sendsEmail: z.boolean(),
    }),
  }),
  /** An open invitation of the same address is sent again with the new role. */
  'POST /api/businesses/{id}/team': endpoint({
    access: 'user',
    isGuarded: true,
    input: z.object({
      id,
      email: email(rules.email),
      role,
      /** Other businesses of the same owner; the one in the path is always included. */
      businessIds: z.optional(
        z.array(rowId(teamErrors.businesses)).check(z.maxLength(teamMax.businesses, teamErrors.businesses)),
      ),
      /** The inviter's own words in the email. */
      line: z.optional(text({ max: teamMax.line, message: teamErrors.line })),
      /** A link to hand over instead of an email. */
      asLink: z.optional(z.boolean()),
    }),
    idempotent: true,
    replayNeeds: 'manageTeam',
    secretReply: true,
    status: 201,
    limits: changes,
    reply: sent,
  }),
  /** Sends it again with a new link; the link before stops working. */
  'POST /api/businesses/{id}/team-invitations/{invitationId}': endpoint({
    access: 'user',
    isGuarded: true,
    input: z.object({ id, invitationId, asLink: z.optional(z.boolean()) }),
    idempotent: true,
    replayNeeds: 'manageTeam',
    secretReply: true,
    limits: changes,
    reply: sent,
  }),
  /** Cancels it for all of its businesses. */
  'DELETE /api/businesses/{id}/team-invitations/{invitationId}': endpoint({
    access: 'user',
    isGuarded: true,
    input: z.object({ id, invitationId }),
    idempotent: true,
    replayNeeds: 'manageTeam',
    reply: success,
  }),
  'PATCH /api/businesses/{id}/team/{userId}': endpoint({
    access: 'user',
    input: z.object({ id, userId, role }),
    isGuarded: true,
    limits: changes,
    reply: z.object({ userId: count, role }),
  }),
  /** The owner removes anyone else; anyone else removes themselves (leaves). The owner leaving is a 409. */
  'DELETE /api/businesses/{id}/team/{userId}': endpoint({
    access: 'user',
    isGuarded: true,
    input: z.object({ id, userId }),
    idempotent: true,
    limits: changes,
    /** Assigned messages that went back to the team. */
    reply: z.object({ unassigned: count }),
  }),
  /** Ends the sessions of people without a second step at their next request; they set one up at the sign-in. */
  'POST /api/businesses/{id}/second-step': endpoint({
    access: 'user',
    input: z.object({ id, isRequired: z.boolean(errorMessages.invalid) }),
    isGuarded: true,
    limits: changes,
    reply: success,
  }),
  /** The owner becomes a manager. Both get an email. */
  'POST /api/businesses/{id}/transfer': endpoint({
    access: 'user',
    input: z.object({ id, userId }),
    isGuarded: true,
    idempotent: true,
    limits: changes,
    reply: success,
  }),
  /** Reading changes nothing, so an email scanner may open it. 404 for every token that does not work. */
  'GET /api/join/{token}': endpoint({
    access: 'anyone',
    input: z.object({ token }),
    limits: joinLimits,
    reply: z.object({
      businessNames: z.array(z.string()),
      role,
      inviterName: z.string(),
      line: z.string(),
      sentAt: z.string(),
      expiresAt: z.string(),
      /** True: expired, so only the inviter's name helps. */
      isExpired: z.boolean(),
      /** The address that was invited. */
      email: z.string(),
      /** The current user's; null when signed out. */
      yourEmail: z.nullable(z.string()),
      /** Compared without case. False: log out and continue. */
      isForYou: z.boolean(),
    }),
  }),
  /** Uses the invitation up. 403 `other_address` for another account. */
  'POST /api/join/{token}': endpoint({
    access: 'user',
    input: z.object({ token }),
    idempotent: true,
    limits: joinLimits,
    reply: z.object({ businesses: z.array(z.object({ id: count, name: z.string(), role: z.enum(roles) })) }),
  }),
  /** For a business whose owner is gone. To anyone with an active account. */
  'POST /api/admin/businesses/{id}/transfer': endpoint({
    access: 'admin',
    isGuarded: true,
    input: z.object({ id, userId: rowId(errorMessages.userNotFound) }),
    idempotent: true,
    reply: success,
  }),
} as const;
