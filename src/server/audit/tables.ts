import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Names are copied, because users may be deleted. */
export const auditEvents = pgTable('audit_events', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** `null` for a command on the server. */
  administratorId: bigint('administrator_id', { mode: 'number' }),
  administrator: text('administrator').notNull(),
  action: text('action').notNull(),
  subject: text('subject').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
