import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { businesses } from '../businesses/tables.ts';

/** The sentences of a business's last drafts, as hashes: no two customers get the same one. */
export const reviewSentences = pgTable(
  'review_sentences',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    businessId: bigint('business_id', { mode: 'number' })
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    /** One number a draft: the memory is counted in drafts. */
    draft: bigint('draft', { mode: 'number' }).notNull(),
    sentence: text('sentence').notNull(),
  },
  (table) => [index('review_sentences_business').on(table.businessId, table.draft)],
);

/** How the model provider fares, shared by all nodes; one row a provider. */
export const providerStatus = pgTable('provider_status', {
  provider: text('provider').primaryKey(),
  /** A sentence for the administrator; null while it works. */
  failure: text('failure'),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
});
