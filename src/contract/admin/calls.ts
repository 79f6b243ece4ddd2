import * as z from 'zod/mini';
import { user } from '../accounts/calls.ts';
import { business, keyword } from '../businesses/calls.ts';
import { emailMax } from '../constants.ts';
import { endpoint } from '../endpoint.ts';
import { count, queryNumber, rowId, success, text } from '../fields.ts';
import { errorMessages } from '../text.ts';

const userId = rowId(errorMessages.userNotFound);
/** Rows with an id below `cursor`, newest first. */
const page = {
  search: z.optional(text({ max: emailMax, message: errorMessages.invalid })),
  limit: z.optional(queryNumber(1, 100)),
  cursor: z.optional(rowId(errorMessages.invalid)),
} as const;

/** `businesses` holds the newest 100, `businessCount` counts all. */
const adminUser = z.extend(user, {
  businesses: z.array(z.object({ id: count, name: z.string(), slug: z.string() })),
  businessCount: count,
  /** Which ones, never their keys or codes. `recoveryCodes` counts those left. */
  secondSteps: z.object({ app: z.boolean(), passkeys: count, recoveryCodes: count }),
  createdAt: z.string(),
});
export type AdminUser = z.infer<typeof adminUser>;

const adminBusiness = z.extend(business, {
  keywords: z.array(keyword),
  user: z.object({ id: count, name: z.string(), email: z.string() }),
  /** While false, the page is inactive whatever `isActive` says. */
  isOwnerActive: z.boolean(),
  createdAt: z.string(),
});
export type AdminBusiness = z.infer<typeof adminBusiness>;

export const activity = z.object({
  id: count,
  administrator: z.string(),
  action: z.string(),
  subject: z.string(),
  createdAt: z.string(),
});

/** Lists send their total in `X-Total-Count`. */
export const adminCalls = {
  'GET /api/admin/users': endpoint({ access: 'admin', input: z.object(page), reply: z.array(adminUser) }),
  'GET /api/admin/businesses': endpoint({ access: 'admin', input: z.object(page), reply: z.array(adminBusiness) }),
  'GET /api/admin/users/{userId}': endpoint({ access: 'admin', input: z.object({ userId }), reply: adminUser }),
  'GET /api/admin/users/{userId}/businesses': endpoint({
    access: 'admin',
    input: z.object({ userId }),
    reply: z.array(business),
  }),
  'DELETE /api/admin/users/{id}': endpoint({
    access: 'admin',
    isGuarded: true,
    input: z.object({ id: userId }),
    idempotent: true,
    reply: success,
  }),
  'POST /api/admin/toggle-active/{userId}': endpoint({
    access: 'admin',
    isGuarded: true,
    input: z.object({ userId, isActive: z.boolean() }),
    idempotent: true,
    reply: z.object({ id: count, isActive: z.boolean() }),
  }),
  'POST /api/admin/users/{userId}/role': endpoint({
    access: 'admin',
    isGuarded: true,
    input: z.object({ userId, isAdmin: z.boolean() }),
    idempotent: true,
    reply: z.object({ id: count, isAdmin: z.boolean() }),
  }),
  'GET /api/admin/activity': endpoint({
    access: 'admin',
    input: z.object({ limit: page.limit, cursor: page.cursor }),
    reply: z.array(activity),
  }),
  'GET /api/admin/health': endpoint({
    access: 'admin',
    input: z.object({}),
    reply: z.object({
      emails: z.object({
        waiting: count,
        /** The last error of a waiting email; null if none failed yet. */
        reason: z.nullable(z.string()),
        /** True if an email has waited for more than ten minutes. */
        isLate: z.boolean(),
        failedLately: count,
        failed: z.array(
          z.object({
            id: count,
            recipient: z.string(),
            subject: z.nullable(z.string()),
            error: z.string(),
            createdAt: z.string(),
          }),
        ),
      }),
      /** `null` while the provider works, or when none is configured. */
      provider: z.object({ name: z.nullable(z.string()), failure: z.nullable(z.string()) }),
      database: z.object({ name: z.string(), sizeBytes: count }),
      /** `lastAt`: the last verified backup; null before the first. */
      backup: z.object({
        isOn: z.boolean(),
        lastAt: z.nullable(z.string()),
        rows: z.nullable(count),
        isCopied: z.boolean(),
        isLate: z.boolean(),
      }),
      disk: z.object({ freeBytes: z.nullable(count) }),
    }),
  }),
} as const;
