import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

export const emailKinds = ['everyMessage', 'morningSummary', 'mondayEmail', 'newBrowser'] as const;
export type EmailKind = (typeof emailKinds)[number];

/** Before a user chose. */
export const emailDefaults: Readonly<Record<EmailKind, boolean>> = {
  everyMessage: false,
  morningSummary: false,
  mondayEmail: true,
  newBrowser: true,
};

const preferences = z.object({
  /** A notice without words, to the person's own address. */
  everyMessage: z.boolean(),
  morningSummary: z.boolean(),
  mondayEmail: z.boolean(),
  newBrowser: z.boolean(),
});
export type EmailPreferences = z.infer<typeof preferences>;

export const emailPreferenceCalls = {
  'GET /api/user/email-preferences': endpoint({ access: 'user', input: z.object({}), reply: preferences }),
  'PATCH /api/user/email-preferences': endpoint({
    access: 'user',
    input: z.partial(preferences),
    limits: [{ name: 'email preferences', per: ['user'], max: 120, seconds: 3600 }],
    reply: preferences,
  }),
} as const;
