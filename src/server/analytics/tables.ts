import { bigint, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { businesses } from '../businesses/tables.ts';

/** UTC days. */
export const analyticsCounts = pgTable(
  'analytics_counts',
  {
    businessId: bigint('business_id', { mode: 'number' })
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    event: text('event').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.day, table.event] })],
);
