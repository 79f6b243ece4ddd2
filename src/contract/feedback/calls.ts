import * as z from 'zod/mini';
import { emailMax, feedbackMax, feedbackMin, feedbackNameMax, nameMin, phoneMax } from '../constants.ts';
import { endpoint, type Limit } from '../endpoint.ts';
import { count, isEmail, rowId, type TextRule, text } from '../fields.ts';
import { feedbackRules } from '../languages/en/feedback-form.ts';
import { errorMessages } from '../text.ts';
import { feedbackStates } from './states.ts';

interface FieldRule extends TextRule {
  readonly isValid?: (typed: string) => boolean;
  /** Stored for a value that the client left out; 'Not provided' when absent. */
  readonly absent?: string;
}

const fields = {
  name: { min: nameMin, max: feedbackNameMax, message: feedbackRules.name, absent: 'Anonymous' },
  email: { max: emailMax, message: feedbackRules.email, isValid: isEmail },
  phone: { max: phoneMax, message: feedbackRules.phone },
  feedback: { min: feedbackMin, max: feedbackMax, message: feedbackRules.feedback, lines: true },
} as const satisfies Record<string, FieldRule>;

export type FeedbackField = keyof typeof fields;
export const feedbackFields = /* @__PURE__ */ Object.keys(fields) as readonly FeedbackField[];

// @__NO_SIDE_EFFECTS__
function forEachField<Value>(make: (rule: FieldRule) => Value) {
  return Object.fromEntries(Object.entries(fields).map(([field, rule]) => [field, make(rule)])) as Record<
    FeedbackField,
    Value
  >;
}

export const feedbackForm = z.object(
  forEachField(({ isValid = () => true, ...rule }) =>
    z.prefault(z.pipe(text(rule), z.string().check(z.refine(isValid, rule.message))), ''),
  ),
);
export type FeedbackMessage = z.infer<typeof feedbackForm>;

const sentFields = {
  ...forEachField((rule) => orAbsent({ ...rule, min: 0 }, rule.absent ?? 'Not provided')),
  feedback: text(fields.feedback),
};

// @__NO_SIDE_EFFECTS__
function orAbsent(rule: TextRule, absent: string) {
  return z.pipe(
    z.optional(z.nullable(text(rule))),
    z.transform((typed: string | null | undefined) => typed || absent),
  );
}

const id = rowId(errorMessages.businessNotFound);

export const feedbackItem = z.object({
  id: count,
  businessId: count,
  businessName: z.string(),
  ...forEachField(() => z.string()),
  isRead: z.boolean(),
  /** State of the email. `unconfirmed`: waits until the business's address is confirmed. `none`: not emailed. */
  delivery: z.enum(['delivered', 'waiting', 'failed', 'unconfirmed', 'none']),
  createdAt: z.string(),
  state: z.enum(feedbackStates),
  version: count,
  language: z.nullable(z.string()),
  assigneeId: z.nullable(count),
  assigneeName: z.nullable(z.string()),
  /** Who assigned it to the assignee; null for people who took it themselves. */
  assignedBy: z.nullable(z.string()),
  assignedAt: z.nullable(z.string()),
  /** False for messages from before there were codes: without an address, a reply would reach nobody. */
  hasCode: z.boolean(),
  /** Whether the customer left an address. */
  hasEmail: z.boolean(),
  /** False: do not contact. */
  mayEmail: z.boolean(),
  /** When the customer last wrote, or said that nothing is settled. */
  waitingSince: z.string(),
  /** End of the promised working days; null unless it waits. */
  dueAt: z.nullable(z.string()),
  answeredAt: z.nullable(z.string()),
  doneAt: z.nullable(z.string()),
  /** The local day on which a snoozed message is shown as waiting again; null once that day has come. */
  snoozedUntil: z.nullable(z.string()),
});
export type FeedbackItem = z.infer<typeof feedbackItem>;

/** Messages above these limits are stored, and one digest email an hour announces them. */
export const feedbackLimits = {
  emailsPerBusiness: [
    { name: 'feedback emails', per: ['business'], max: 60, seconds: 3600 },
    { name: 'feedback emails day', per: ['business'], max: 300, seconds: 86_400 },
  ],
  /** Messages that are announced to each person who chose it. */
  notices: { name: 'feedback notices', per: ['business'], max: 60, seconds: 3600 },
  emailsPerOwner: { name: 'feedback emails owner', per: ['user'], max: 500, seconds: 86_400 },
  digest: { name: 'feedback digest', per: ['business', 'address'], max: 1, seconds: 3600 },
  waitingEmails: 20,
} as const satisfies Record<string, Limit | readonly Limit[] | number>;

const limited = /* @__NO_SIDE_EFFECTS__ */ (name: string, per: Limit['per'], max: number, seconds: number): Limit => ({
  name,
  per,
  max,
  seconds,
  sentence: errorMessages.tooManyMessages,
});

export const feedbackCalls = {
  'POST /api/businesses/{id}/send-feedback': endpoint({
    access: 'anyone',
    input: z.object({
      id,
      businessId: z.optional(z.nullable(z.number())),
      businessName: z.optional(z.nullable(/* @__PURE__ */ z.string().check(z.maxLength(1000)))),
      /** The page's language, such as `en` or `es`. */
      language: z.optional(z.nullable(z.string().check(z.regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})?$/)))),
      ...sentFields,
    }),
    idempotent: true,
    limits: [
      limited('feedback visitor', ['visitor', 'business'], 3, 600),
      limited('feedback ip', ['ip', 'business'], 20, 3600),
    ],
    secretReply: true,
    reply: z.object({
      success: z.literal(true),
      /** The customer's code, without hyphens. Absent in responses from before there were codes. */
      code: z.optional(z.string()),
      /** Working days in which the business promises to reply; null when it shows no promise. */
      replyDays: z.optional(z.nullable(count)),
    }),
  }),
} as const;
