import * as z from 'zod/mini';
import { codeLength, passwordMax } from '../constants.ts';
import { endpoint, type Limit } from '../endpoint.ts';
import { count, success, text } from '../fields.ts';
import { errorMessages, rules } from '../text.ts';
import { user } from './calls.ts';
import { signInText } from './sign-in-text.ts';

/** An id that this product or a browser made; nothing else can be one. */
const opaqueId = z.string().check(z.regex(/^[\w-]{1,1400}$/));

const minute = 60;

export const signInLimits = {
  /** Per account: known browsers keep their own count. */
  wrongCodes: { name: 'wrong second steps', per: ['address'], max: 5, seconds: 15 * minute },
  /** Beside it, for unknown browsers: a code is right by chance once in 333,333 guesses. */
  wrongCodesOfDay: { name: 'wrong second steps of a day', per: ['address'], max: 30, seconds: 24 * 60 * minute },
  wrongRecoveryCodes: { name: 'wrong recovery codes', per: ['address'], max: 10, seconds: 15 * minute },
  /** Everything that a browser does on its way in. */
  perIp: {
    name: 'sign-in steps',
    per: ['ip'],
    max: 120,
    seconds: 5 * minute,
    sentence: errorMessages.tooManyAttempts,
  },
  perUser: { name: 'security settings', per: ['user'], max: 60, seconds: 15 * minute },
} as const satisfies Record<string, Limit>;

export const appCode = z.string(rules.codeDigits).check(
  z.maxLength(20, rules.codeDigits),
  z.overwrite((typed) => typed.replace(/\s/g, '')),
  z.length(codeLength, rules.codeLength),
  z.regex(/^\d+$/, rules.codeDigits),
);
const recoveryCode = z.string(signInText.wrongRecoveryCode).check(z.maxLength(40, signInText.wrongRecoveryCode));

/** What the browser's passkey functions give and take, as JSON. The library checks the details. */
const passkeyJson = z.looseObject({
  id: opaqueId,
  rawId: opaqueId,
  type: z.literal('public-key'),
  response: z.record(z.string(), z.unknown()),
  clientExtensionResults: z.record(z.string(), z.unknown()),
});
const options = z.record(z.string(), z.unknown());
const passkeyName = text({ min: 1, max: 60, message: signInText.passkeyName });
const token = z.object({ token: z.string().check(z.maxLength(100)) });

export const signInWays = ['passkey', 'app', 'recovery code'] as const;
export type SignInWay = (typeof signInWays)[number];

/** `none`: start with the login. */
const signInState = z.object({
  step: z.enum(['none', 'second step', 'set up']),
  email: z.string(),
  ways: z.array(z.enum(signInWays)),
});
export type SignInState = z.infer<typeof signInState>;

const newKey = z.object({ key: z.string(), address: z.string() });
/** Made with the first second step, and shown once. */
const newCodes = z.object({ recoveryCodes: z.nullable(z.array(z.string())) });
export type NewCodes = z.infer<typeof newCodes>;
const signedInWithCodes = z.extend(newCodes, { user });

const security = z.object({
  hasPassword: z.boolean(),
  isRequired: z.boolean(),
  passkeys: z.array(
    z.object({ id: z.string(), name: z.string(), addedAt: z.string(), usedAt: z.nullable(z.string()) }),
  ),
  appSince: z.nullable(z.string()),
  recoveryCodes: z.nullable(z.object({ left: count, total: count, madeAt: z.string() })),
});
export type Security = z.infer<typeof security>;

const browser = z.object({
  id: z.string(),
  name: z.string(),
  signedInAt: z.string(),
  lastActiveAt: z.string(),
  isThis: z.boolean(),
});
export type SignedInBrowser = z.infer<typeof browser>;

const lostDevice = z.object({
  recipient: z.string(),
  startedAt: z.nullable(z.string()),
  endsAt: z.nullable(z.string()),
});
export type LostDevice = z.infer<typeof lostDevice>;

const onTheWayIn = { access: 'anyone', pool: 'accounts', errorField: 'message', limits: [signInLimits.perIp] } as const;
const ownSecurity = { access: 'user', pool: 'accounts', limits: [signInLimits.perUser] } as const;

export const signInCalls = {
  'GET /api/sign-in': endpoint({ ...onTheWayIn, input: z.object({}), reply: signInState }),
  'POST /api/sign-in/cancel': endpoint({ ...onTheWayIn, input: z.object({}), reply: success }),
  'POST /api/sign-in/code': endpoint({ ...onTheWayIn, input: z.object({ code: appCode }), reply: user }),
  'POST /api/sign-in/recovery-code': endpoint({
    ...onTheWayIn,
    input: z.object({ code: recoveryCode }),
    reply: user,
  }),
  'POST /api/sign-in/passkey-options': endpoint({ ...onTheWayIn, input: z.object({}), reply: options }),
  'POST /api/sign-in/passkey': endpoint({ ...onTheWayIn, input: z.object({ passkey: passkeyJson }), reply: user }),
  'POST /api/sign-in/lost-device': endpoint({ ...onTheWayIn, input: z.object({}), reply: success }),
  'POST /api/sign-in/app': endpoint({ ...onTheWayIn, input: z.object({}), reply: newKey }),
  'POST /api/sign-in/app/on': endpoint({ ...onTheWayIn, input: z.object({ code: appCode }), reply: signedInWithCodes }),
  'POST /api/sign-in/new-passkey-options': endpoint({ ...onTheWayIn, input: z.object({}), reply: options }),
  'POST /api/sign-in/new-passkey': endpoint({
    ...onTheWayIn,
    input: z.object({ passkey: passkeyJson }),
    reply: signedInWithCodes,
  }),

  /** The address of the other site, where the browser goes next. */
  'POST /api/sign-in/single-sign-on': endpoint({
    ...onTheWayIn,
    pool: 'issuer',
    input: z.object({ again: z.optional(z.boolean()) }),
    reply: z.object({ address: z.string() }),
  }),
  /** With the query that the other site sent the browser back with. */
  'POST /api/sign-in/single-sign-on/return': endpoint({
    ...onTheWayIn,
    pool: 'issuer',
    input: z.object({ query: z.string().check(z.maxLength(6000)) }),
    reply: user,
  }),

  'POST /api/lost-device': endpoint({ ...onTheWayIn, input: token, reply: lostDevice }),
  'POST /api/lost-device/start': endpoint({ ...onTheWayIn, input: token, reply: lostDevice }),
  'POST /api/lost-device/stop': endpoint({ ...onTheWayIn, input: token, reply: success }),

  'GET /api/security': endpoint({ access: 'user', input: z.object({}), reply: security }),
  'POST /api/security/app': endpoint({ ...ownSecurity, isGuarded: true, input: z.object({}), reply: newKey }),
  'POST /api/security/app/on': endpoint({
    ...ownSecurity,
    isGuarded: true,
    idempotent: true,
    secretReply: true,
    input: z.object({ code: appCode }),
    reply: newCodes,
  }),
  'DELETE /api/security/app': endpoint({ ...ownSecurity, isGuarded: true, input: z.object({}), reply: success }),
  'POST /api/security/passkey-options': endpoint({
    ...ownSecurity,
    isGuarded: true,
    input: z.object({}),
    reply: options,
  }),
  'POST /api/security/passkeys': endpoint({
    ...ownSecurity,
    isGuarded: true,
    idempotent: true,
    secretReply: true,
    status: 201,
    input: z.object({ passkey: passkeyJson }),
    reply: z.extend(newCodes, { id: z.string(), name: z.string() }),
  }),
  'PATCH /api/security/passkeys/{passkeyId}': endpoint({
    ...ownSecurity,
    input: z.object({ passkeyId: opaqueId, name: passkeyName }),
    reply: success,
  }),
  'DELETE /api/security/passkeys/{passkeyId}': endpoint({
    ...ownSecurity,
    isGuarded: true,
    input: z.object({ passkeyId: opaqueId }),
    reply: success,
  }),
  'POST /api/security/recovery-codes': endpoint({
    ...ownSecurity,
    isGuarded: true,
    idempotent: true,
    secretReply: true,
    input: z.object({}),
    reply: z.object({ recoveryCodes: z.array(z.string()) }),
  }),
  'GET /api/security/browsers': endpoint({
    access: 'user',
    input: z.object({}),
    reply: z.object({ browsers: z.array(browser) }),
  }),
  'DELETE /api/security/browsers/{browserId}': endpoint({
    ...ownSecurity,
    input: z.object({ browserId: opaqueId }),
    reply: success,
  }),
  'POST /api/security/browsers/end-others': endpoint({ ...ownSecurity, input: z.object({}), reply: success }),
  'POST /api/security/confirm-options': endpoint({ ...ownSecurity, input: z.object({}), reply: options }),
  'POST /api/security/confirm': endpoint({
    ...ownSecurity,
    input: z.union([
      z.object({ password: z.string().check(z.minLength(1), z.maxLength(passwordMax)) }),
      z.object({ code: appCode }),
      z.object({ passkey: passkeyJson }),
    ]),
    reply: success,
  }),
} as const;
