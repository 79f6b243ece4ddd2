import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What all nodes of one installation share: the fingerprint of their key, the state of the backups. */
export const installationFacts = pgTable('installation_facts', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
});
