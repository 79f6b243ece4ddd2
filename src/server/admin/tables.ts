import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Who did what to whom and when. Names are kept as they were, because users may be deleted. */
export const auditEvents = pgTable('audit_events', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** Null for a command on the server. */
  administratorId: bigint('administrator_id', { mode: 'number' }),
  administrator: text('administrator').notNull(),
  action: text('action').notNull(),
  subject: text('subject').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/**
 * How many rows the long tables gained or lost, a line for each statement that did; their sum is the number of rows. Only
 * ever added to, so that nobody waits for anybody; triggers write it, and the sweep adds the lines up now and then.
 */
export const rowCountDeltas = pgTable(
  'row_count_deltas',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    listed: text('listed').notNull(),
    change: bigint('change', { mode: 'number' }).notNull(),
  },
  (table) => [index('row_count_deltas_listed').on(table.listed)],
);
