import * as z from 'zod/mini';
import { user } from './accounts.ts';
import { business, keyword } from './businesses.ts';
import { emailMax } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { count, queryNumber, rowId, success, text } from './fields.ts';
import { errorMessages } from './text.ts';

const userId = rowId(errorMessages.userNotFound);
/** The rows below this one, newest first. */
const page = {
  search: z.optional(text({ max: emailMax, message: errorMessages.invalid })),
  limit: z.optional(queryNumber(1, 100)),
  cursor: z.optional(rowId(errorMessages.invalid)),
} as const;

/** A user in the administrator's list. `businesses` holds the newest hundred, `businessCount` all. */
export const adminUser = z.extend(user, {
  businesses: z.array(z.object({ id: count, name: z.string(), slug: z.string() })),
  businessCount: count,
  createdAt: z.string(),
});
/** A user in the administrator's list. */
export type AdminUser = z.infer<typeof adminUser>;

/** A business in the administrator's list. Links outside google and facebook are marked. */
export const adminBusiness = z.extend(business, {
  keywords: z.array(keyword),
  user: z.object({ id: count, name: z.string(), email: z.string() }),
  /** While it is false the page is inactive, whatever the business's own flag says. */
  isOwnerActive: z.boolean(),
  foreignLinks: z.boolean(),
  createdAt: z.string(),
});
/** A business in the administrator's list, with its owner and its counts. */
export type AdminBusiness = z.infer<typeof adminBusiness>;

/** One line of the trail: who did what to whom and when. */
export const activity = z.object({
  id: count,
  administrator: z.string(),
  action: z.string(),
  subject: z.string(),
  createdAt: z.string(),
});

/** Administration. Spec 7, server E25 to E29. Lists carry their total in `X-Total-Count`. */
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
    input: z.object({ id: userId }),
    idempotent: true,
    reply: success,
  }),
  'POST /api/admin/toggle-active/{userId}': endpoint({
    access: 'admin',
    input: z.object({ userId, isActive: z.boolean() }),
    idempotent: true,
    reply: z.object({ id: count, isActive: z.boolean() }),
  }),
  'POST /api/admin/users/{userId}/role': endpoint({
    access: 'admin',
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
        /** What the mail server said last of one that waits; null while none was put off. */
        reason: z.nullable(z.string()),
        /** One has waited for longer than ten minutes. */
        isLate: z.boolean(),
        /** Those of the last seven days among `failed`. */
        failedLately: count,
        failed: z.array(
          z.object({ id: count, recipient: z.string(), subject: z.string(), error: z.string(), createdAt: z.string() }),
        ),
      }),
      /** null while the model provider works, or when none is configured. */
      provider: z.object({ name: z.nullable(z.string()), failure: z.nullable(z.string()) }),
      database: z.object({ name: z.string(), sizeBytes: count }),
      disk: z.object({ freeBytes: z.nullable(count) }),
    }),
  }),
} as const;
