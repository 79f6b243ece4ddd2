import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { businesses } from '../businesses/tables.ts';

/** The sentences of a business's last drafts, as hashes: no two customers get the same one. */
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

/** How the model provider fares, shared by all nodes; one row a provider. */
export const providerStatus = pgTable('provider_status', {
  provider: text('provider').primaryKey(),
  /** A sentence for the administrator; null while it works. */
  failure: text('failure'),
});
