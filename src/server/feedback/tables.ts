import { bigint, boolean, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { businesses } from '../businesses/tables.ts';

/** What a customer wrote to a business in private. */
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
    /** The letter that carries it or tells of it; null when none was written. */
    letterKey: text('letter_key'),
    /** Hash of visitor and text: the same words twice in a day make one letter. */
    sameness: text('sameness').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('feedback_business').on(table.businessId, table.id),
    index('feedback_sameness').on(table.sameness),
    index('feedback_created_at').on(table.createdAt),
  ],
);
