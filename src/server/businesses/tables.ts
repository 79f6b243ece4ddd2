import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { InvitationSettings } from '../../contract/invitations/settings.ts';
import { users } from '../accounts/tables.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const businesses = pgTable(
  'businesses',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Since when the owner is on the team; `null`: since the business was created. */
    ownerSince: at('owner_since'),
    name: text('name').notNull(),
    nickname: text('nickname'),
    slug: text('slug').notNull(),
    city: text('city').notNull(),
    state: text('state').notNull(),
    logoHash: text('logo_hash'),
    /** Print color, such as #0d4f61. */
    color: text('color'),
    isActive: boolean('is_active').notNull().default(true),
    websiteUrl: text('website_url'),
    reviewUrl: text('review_url'),
    facebookUrl: text('facebook_url'),
    feedbackEmail: text('feedback_email').notNull(),
    contactName: text('contact_name').notNull(),
    /** An IANA name. */
    timeZone: text('time_zone').notNull().default('UTC'),
    /** The day on which `timeZone` changed, in the new zone. */
    timeZoneSince: date('time_zone_since'),
    /** What emails may hold: `automatic` means notices to patients of medical practices. */
    feedbackMail: text('feedback_mail', { enum: ['automatic', 'full', 'notice'] })
      .notNull()
      .default('automatic'),
    /** Working days. */
    replyDays: integer('reply_days').notNull().default(2),
    showsReplyDays: boolean('shows_reply_days').notNull().default(false),
    /** Incremented by every change in the inbox, so that another window can ask cheaply. */
    inboxVersion: integer('inbox_version').notNull().default(0),
    /** Messages from before the inbox can be marked as done together. */
    offersMarkingDone: boolean('offers_marking_done').notNull().default(false),
    postalAddress: text('postal_address').notNull().default(''),
    /** `null` until they are changed for the first time. */
    invitationSettings: jsonb('invitation_settings').$type<Partial<InvitationSettings>>(),
    /** People of the team without a second step have no session until they set one up. */
    requiresSecondStep: boolean('requires_second_step').notNull().default(false),
    draftNumber: integer('draft_number').notNull().default(0),
    createdAt: at('created_at').notNull().defaultNow(),
    searchText: text('search_text').notNull().generatedAlwaysAs(sql`lower(name || E'\\n' || slug)`),
  },
  (table) => [
    uniqueIndex('businesses_slug').on(table.slug),
    index('businesses_user').on(table.userId, table.id),
    // Asked at each request of a person without a second step.
    index('businesses_second_step').on(table.userId).concurrently().where(sql`requires_second_step`),
    // Counting matches scans this index instead of the wide rows.
    index('businesses_search').on(table.searchText),
    index('businesses_logo').on(table.logoHash),
    index('businesses_ngrams').using('gin', sql`ngrams(${table.searchText})`),
  ],
);

export const businessCategories = pgTable(
  'business_categories',
  {
    businessId: bigint('business_id', { mode: 'number' })
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    /** 1 to 3. */
    position: integer('position').notNull(),
    category: text('category').notNull(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.position] })],
);

export const businessKeywords = pgTable(
  'business_keywords',
  {
    businessId: bigint('business_id', { mode: 'number' })
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    keyword: text('keyword').notNull(),
    isLocalSeo: boolean('is_local_seo').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.businessId, table.keyword] }),
    index('business_keywords_order').on(table.businessId, table.position),
  ],
);

/** Stored, so that deleting a test message does not bring the path back. */
export const firstStepsDone = pgTable(
  'first_steps_done',
  {
    businessId: bigint('business_id', { mode: 'number' })
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    step: text('step', { enum: ['printed', 'invited', 'answered', 'dismissed'] }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.step] })],
);

/** Every slug ever used. Slugs of deleted businesses stay, so that printed codes never lead to another business. */
export const slugs = pgTable('slugs', {
  slug: text('slug').primaryKey(),
});

export const logos = pgTable('logos', {
  hash: text('hash').primaryKey(),
  image: bytes('image').notNull(),
  createdAt: at('created_at').notNull().defaultNow(),
});
