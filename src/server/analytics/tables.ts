import {
  bigint,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { placeKinds } from '../../contract/analytics/places.ts';
import { users } from '../accounts/tables.ts';
import { businesses } from '../businesses/tables.ts';

const businessId = () =>
  bigint('business_id', { mode: 'number' })
    .notNull()
    .references(() => businesses.id, { onDelete: 'cascade' });
const at = (name: string) => timestamp(name, { withTimezone: true });

/** UTC days. */
export const analyticsCounts = pgTable(
  'analytics_counts',
  {
    businessId: businessId(),
    day: date('day').notNull(),
    event: text('event').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.day, table.event] })],
);

/** Visits of the last day. */
export const visits = pgTable(
  'visits',
  {
    /** Hash of the visit's random number and the business. */
    key: text('key').primaryKey(),
    /** What counted for this visit: steps, and `choices`. */
    counted: text('counted').array().notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [index('visits_expires_at').on(table.expiresAt)],
);

/** Where customers find the page. Codes are printed, so they never change. */
export const places = pgTable(
  'places',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    businessId: businessId(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    kind: text('kind', { enum: placeKinds }).notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    retiredAt: at('retired_at'),
  },
  (table) => [uniqueIndex('places_code').on(table.businessId, table.code)],
);

/** People by step. Days are those of the business's time zone from here on. */
export const steps = pgTable(
  'steps',
  {
    businessId: businessId(),
    step: text('step').notNull(),
    day: date('day').notNull(),
    n: integer('n').notNull(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.step, table.day] })],
);

export const stepsByPlace = pgTable(
  'steps_by_place',
  {
    businessId: businessId(),
    step: text('step').notNull(),
    day: date('day').notNull(),
    /** 0 in older rows: without a place. */
    placeId: bigint('place_id', { mode: 'number' }).notNull(),
    n: integer('n').notNull(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.step, table.day, table.placeId] })],
);

/** The step `opened` alone. */
export const stepsByLanguage = pgTable(
  'steps_by_language',
  {
    businessId: businessId(),
    step: text('step').notNull(),
    day: date('day').notNull(),
    language: text('language').notNull(),
    n: integer('n').notNull(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.step, table.day, table.language] })],
);

/** `drafts` stands for the visits with a draft, `own-words` for those with a typed sentiment. */
export const sentimentDays = pgTable(
  'sentiment_days',
  {
    businessId: businessId(),
    day: date('day').notNull(),
    sentimentId: text('sentiment_id').notNull(),
    n: integer('n').notNull(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.day, table.sentimentId] })],
);

/** A row when a counted draft was the first with another list of sentiments. */
export const offeredSentiments = pgTable(
  'offered_sentiments',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    businessId: businessId(),
    day: date('day').notNull(),
    ids: text('ids').array().notNull(),
    labels: text('labels').array().notNull(),
  },
  (table) => [index('offered_sentiments_business').on(table.businessId, table.id)],
);

/** Typed by owners, because only Google knows. */
export const googleNotes = pgTable(
  'google_notes',
  {
    businessId: businessId(),
    day: date('day').notNull(),
    reviews: integer('reviews').notNull(),
    stars: numeric('stars', { precision: 2, scale: 1, mode: 'number' }),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.day] })],
);

/** What was decided about the Monday email. Written in its transaction, so that each person gets one a week. */
export const weeklyEmails = pgTable(
  'weekly_emails',
  {
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The Monday after it, in the reader's time zone. */
    week: date('week').notNull(),
    outcome: text('outcome', { enum: ['news', 'quiet', 'nothing'] }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.week] }), index('weekly_emails_week').on(table.week)],
);
