import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Who did what to whom and when. Names are kept as they were, because users may be deleted. */
export const activities = pgTable('activities', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  administratorId: bigint('administrator_id', { mode: 'number' }).notNull(),
  administrator: text('administrator').notNull(),
  action: text('action').notNull(),
  subject: text('subject').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
