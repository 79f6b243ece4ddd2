import { bigint, date, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { businesses } from '../businesses/tables.ts';

/** What a page did on one UTC day. The counters of a business are the sums of its days. */
export const analyticsDays = pgTable(
  'analytics_days',
  {
    businessId: bigint('business_id', { mode: 'number' })
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    reviewsGenerated: integer('reviews_generated').notNull().default(0),
    googleLinkClicks: integer('google_link_clicks').notNull().default(0),
    facebookLinkClicks: integer('facebook_link_clicks').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.day] })],
);
