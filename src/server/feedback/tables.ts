import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../accounts/tables.ts';
import { businesses } from '../businesses/tables.ts';

export const feedback = pgTable(
  'feedback',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    businessId: bigint('business_id', { mode: 'number' })
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    feedback: text('feedback').notNull(),
    isRead: boolean('is_read').notNull().default(false),
    emailKey: text('email_key'),
    awaitsConfirmation: boolean('awaits_confirmation').notNull().default(false),
    /** Hash of visitor and text. A message repeated within a day is stored once. */
    contentHash: text('content_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('feedback_business').on(table.businessId, table.id),
    index('feedback_content_hash').on(table.contentHash),
    index('feedback_created_at').on(table.createdAt),
    index('feedback_awaits_confirmation').on(table.businessId).where(sql`awaits_confirmation`),
  ],
);

const at = (name: string) => timestamp(name, { withTimezone: true });

export const feedbackAddresses = pgTable(
  'feedback_addresses',
  {
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    tokenHash: text('token_hash'),
    emailKey: text('email_key'),
    sentAt: at('sent_at'),
    confirmedAt: at('confirmed_at'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.email] }),
    uniqueIndex('feedback_addresses_token').on(table.tokenHash),
    index('feedback_addresses_unconfirmed').on(table.createdAt).where(sql`confirmed_at is null`),
  ],
);
