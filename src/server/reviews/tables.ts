import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { businesses } from '../businesses/tables.ts';

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

export const providerStatus = pgTable('provider_status', {
  provider: text('provider').primaryKey(),
  failure: text('failure'),
});
