import * as z from 'zod/mini';
import { downloadLimits } from '../downloads.ts';
import { endpoint } from '../endpoint.ts';
import { count, rowId } from '../fields.ts';
import { errorMessages } from '../text.ts';
import { isDay } from '../time/days.ts';

/** What the filter offers. */
export const auditKinds = ['messages', 'data', 'invitations', 'team', 'sign-in', 'settings'] as const;
export type AuditKind = (typeof auditKinds)[number];

export const auditSubjectKinds = ['message', 'person', 'invitation', 'desk', 'token', 'place', 'business'] as const;
export type AuditSubjectKind = (typeof auditSubjectKinds)[number];

/** `userName`, `action` and `subject` are one sentence: "Dana Whitfield" "opened" "message 1042". */
const entry = z.object({
  id: count,
  at: z.string(),
  /** `null` for deleted people, API tokens, front-desk screens and commands on the server. */
  userId: z.nullable(count),
  userName: z.string(),
  isAdministrator: z.boolean(),
  kind: z.enum(auditKinds),
  action: z.string(),
  /** Never holds a customer's words or address. May be empty. */
  subject: z.string(),
  subjectKind: z.nullable(z.enum(auditSubjectKinds)),
  subjectId: z.nullable(count),
});
export type AuditEntry = z.infer<typeof entry>;

const day = z.string().check(z.maxLength(10), z.refine(isDay, errorMessages.invalid));

const id = rowId(errorMessages.businessNotFound);
const filter = {
  kind: z.optional(z.enum(auditKinds)),
  userId: z.optional(rowId(errorMessages.invalid)),
  /** Local days of the business; both are included. */
  from: z.optional(day),
  to: z.optional(day),
};

export const auditCalls = {
  /** Newest first, 50 a page. */
  'GET /api/businesses/{id}/audit-events': endpoint({
    access: 'user',
    input: z.object({ id, ...filter, cursor: z.optional(rowId(errorMessages.invalid)) }),
    reply: z.object({
      entries: z.array(entry),
      nextCursor: z.nullable(count),
      timeZone: z.string(),
      /** People who have an entry, for the filter. */
      people: z.array(z.object({ id: count, name: z.string() })),
      keepDays: count,
    }),
  }),
  'GET /api/businesses/{id}/audit-events.csv': endpoint({
    access: 'user',
    input: z.object({ id, ...filter }),
    pool: 'downloads',
    limits: [downloadLimits.business],
    file: 'text/csv; charset=utf-8',
    reply: z.custom<AsyncIterable<string>>(),
  }),
} as const;
