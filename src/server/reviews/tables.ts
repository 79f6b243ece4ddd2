import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { businesses } from '../businesses/tables.ts';

/** Hashes of the sentences in the last drafts, so that no two customers get the same one. */
export const draftMemory = pgTable(
  'draft_memory',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    businessId: bigint('business_id', { mode: 'number' })
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    sentences: text('sentences').array().notNull(),
  },
  (table) => [index('draft_memory_business').on(table.businessId, table.id)],
);

/** Shared by all nodes; one row per provider. */
export const providerStatus = pgTable('provider_status', {
  provider: text('provider').primaryKey(),
  /** For the administrator; null while the provider works. */
  failure: text('failure'),
});
