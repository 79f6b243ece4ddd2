import * as z from 'zod/mini';
import { codeLength, passwordMax, passwordMin } from '../constants.ts';
import { endpoint, type Limit } from '../endpoint.ts';
import { count, email, message, named, success } from '../fields.ts';
import { errorMessages, rules } from '../text.ts';

export const user = z.object({
  id: count,
  name: z.string(),
  email: z.string(),
  isAdmin: z.boolean(),
  isActive: z.boolean(),
  emailVerified: z.boolean(),
  /** Oldest first, at most 100. */
  businesses: z.array(z.object({ id: count, name: z.string(), slug: z.string() })),
});
export type User = z.infer<typeof user>;
export type SessionUser = Omit<User, 'businesses'>;

export const newPassword = z
  .string(rules.passwordMin)
  .check(z.minLength(passwordMin, rules.passwordMin), z.maxLength(passwordMax, rules.passwordMax));

export const verificationCode = z
  .string(rules.codeLength)
  .check(z.length(codeLength, rules.codeLength), z.regex(/^\d+$/, rules.codeDigits));

export const resetCode = z.string(rules.resetCodeLength).check(z.trim(), z.length(codeLength, rules.resetCodeLength));

interface TypedTwice {
  password: string;
  confirmPassword?: string | undefined;
}
const samePasswords = z.refine<TypedTwice>(
  (typed) => typed.confirmPassword === undefined || typed.confirmPassword === typed.password,
  { error: rules.passwordsDiffer, path: ['confirmPassword'] },
);

const loginInput = z.object({
  email: email(rules.email),
  password: z.string(rules.passwordRequired).check(z.minLength(1, rules.passwordRequired), z.maxLength(passwordMax)),
});

/** Spaces and joiners without a width make an empty name. */
const isVisible = (typed: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(typed);

const registerInput = z
  .object({
    name: named(rules.nameRequired, 1).check(z.refine(isVisible, rules.nameRequired)),
    email: email(rules.email),
    password: newPassword,
    confirmPassword: z.optional(z.string(rules.confirmPassword).check(z.minLength(1, rules.confirmPassword))),
  })
  .check(samePasswords);

const verifyInput = z.object({ email: email(rules.email), code: verificationCode });
export const forgotInput = z.object({ email: email(rules.email) });

const resetInput = z.union([
  z
    .object({
      token: z.string().check(z.minLength(1), z.maxLength(200)),
      password: newPassword,
      confirmPassword: z.optional(z.string()),
    })
    .check(samePasswords),
  z
    .object({
      email: email(rules.email),
      code: resetCode,
      password: newPassword,
      confirmPassword: z.optional(z.string()),
    })
    .check(samePasswords),
]);

const perIp = (name: string, max: number, seconds: number): Limit => ({
  name,
  per: ['ip'],
  max,
  seconds,
  sentence: errorMessages.tooManyAttempts,
});
const minute = 60;
const hour = 3600;
const day = 86_400;

const codeLimits = (name: string) => [perIp(`${name} minute`, 10, minute), perIp(`${name} hour`, 60, hour)];

/** The newest reset link works until this limit allows another. */
export const emailsOfDay = { name: 'emails day', per: ['address'], max: 6, seconds: day } as const satisfies Limit;

/** Delays a code; refuses other emails. */
export const emailsOfMinute = {
  name: 'emails minute',
  per: ['address'],
  max: 1,
  seconds: minute,
} as const satisfies Limit;

export const longEmailLimits = [
  { name: 'emails hour', per: ['address'], max: 3, seconds: hour },
  emailsOfDay,
] as const satisfies readonly Limit[];

/** Counted by the handlers, because exceeding them does not always mean 429. */
export const accountLimits = {
  loginFailuresPerAddress: { name: 'login failures', per: ['address'], max: 10, seconds: 15 * minute },
  loginFailuresInARow: 100,
  /** A known device with this many failures counts as unknown until its next login. */
  loginFailuresPerDevice: { name: 'login failures of a device', per: ['address'], max: 100, seconds: 365 * day },
  /** Rejects nothing: an unknown address costs the same write as a known one. */
  loginFailuresOfNobody: { name: 'login failures, unknown account', per: ['address'], max: 1, seconds: 15 * minute },
  /** Rejects nothing: a guess at an address without a reset costs the same write as any other. */
  resetGuessesOfNobody: { name: 'reset guesses, no reset', per: ['address'], max: 1, seconds: 15 * minute },
  loginFailuresPerIp: [perIp('login failures 5 min', 30, 5 * minute), perIp('login failures hour', 100, hour)],
  /** Codes, resets and invitations of an address are counted apart, so that none uses up another. */
  emailsPerAddress: [emailsOfMinute, ...longEmailLimits],
  /** Leaves codes for the owner of an address that a stranger registers. */
  codesPerNetwork: { name: 'emails network', per: ['address', 'ip'], max: 4, seconds: day },
} as const satisfies Record<string, Limit | number | readonly Limit[]>;

const account = { pool: 'accounts', errorField: 'message' } as const;

export const accountCalls = {
  'GET /api/user': endpoint({ access: 'user', errorField: 'message', input: z.object({}), reply: user }),
  'POST /api/login': endpoint({ access: 'anyone', ...account, usesPassword: true, input: loginInput, reply: user }),
  'POST /api/register': endpoint({
    access: 'anyone',
    ...account,
    usesPassword: true,
    input: registerInput,
    bindsBrowser: true,
    status: 201,
    idempotent: true,
    limits: [perIp('register hour', 10, hour), perIp('register day', 30, day)],
    reply: z.object({
      message: z.string(),
      user: z.object({ email: z.string() }),
      /** Only without a mail server on a local installation. */
      devEmailPreview: z.optional(z.string()),
    }),
  }),
  'POST /api/verify-code': endpoint({
    access: 'anyone',
    ...account,
    usesPassword: true,
    input: verifyInput,
    idempotent: true,
    limits: codeLimits('verify'),
    reply: message,
  }),
  'POST /api/resend-code': endpoint({
    access: 'anyone',
    ...account,
    usesPassword: true,
    input: forgotInput,
    bindsBrowser: true,
    idempotent: true,
    limits: codeLimits('resend'),
    reply: z.object({ message: z.string(), devEmailPreview: z.optional(z.string()) }),
  }),
  'POST /api/logout': endpoint({ access: 'anyone', ...account, input: z.object({}), reply: success }),
  'POST /api/logout-everywhere': endpoint({ access: 'user', ...account, input: z.object({}), reply: success }),
  'POST /api/forgot-password': endpoint({
    access: 'anyone',
    ...account,
    usesPassword: true,
    input: forgotInput,
    bindsBrowser: true,
    limits: [perIp('forgot hour', 10, hour)],
    reply: z.object({
      success: z.literal(true),
      message: z.string(),
      devEmailPreview: z.optional(z.string()),
    }),
  }),
  'POST /api/reset-password': endpoint({
    access: 'anyone',
    ...account,
    usesPassword: true,
    input: resetInput,
    idempotent: true,
    limits: codeLimits('reset'),
    reply: z.object({ success: z.literal(true), message: z.string() }),
  }),
} as const;
