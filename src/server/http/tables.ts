import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const rateLimitCounters = pgTable(
  'rate_limit_counters',
  {
    key: text('key').primaryKey(),
    taken: integer('taken').notNull(),
    windowEndsAt: at('window_ends_at').notNull(),
  },
  (table) => [index('limit_counters_window_ends_at').on(table.windowEndsAt)],
);

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    key: text('key').primaryKey(),
    bodyHash: text('body_hash').notNull(),
    status: integer('status').notNull(),
    /** `null` while the first request is in progress, or after it failed. */
    reply: jsonb('reply'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [index('idempotency_keys_created_at').on(table.createdAt)],
);
