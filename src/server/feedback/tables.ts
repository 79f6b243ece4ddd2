import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { eventKinds, feedbackStates } from '../../contract/feedback/states.ts';
import { users } from '../accounts/tables.ts';
import { businesses } from '../businesses/tables.ts';

const textVector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const at = (name: string) => timestamp(name, { withTimezone: true });

export const feedback = pgTable(
  'feedback',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    businessId: bigint('business_id', { mode: 'number' })
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    feedback: text('feedback').notNull(),
    isRead: boolean('is_read').notNull().default(false),
    emailKey: text('email_key'),
    awaitsConfirmation: boolean('awaits_confirmation').notNull().default(false),
    /** Hash of visitor and form. A form repeated within a day is stored once. */
    contentHash: text('content_hash').notNull(),
    state: text('state', { enum: feedbackStates }).notNull().default('waiting'),
    /** Incremented by every change that a colleague must see before the next one. */
    version: integer('version').notNull().default(1),
    assigneeId: bigint('assignee_id', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    /** Keyed hash of the customer's code. Null for messages from before the inbox. */
    codeHash: text('code_hash'),
    language: text('language'),
    mayEmail: boolean('may_email').notNull().default(true),
    /** When the customer last wrote, or said that nothing is settled. The list is in this order. */
    waitingSince: at('waiting_since').notNull().defaultNow(),
    answeredAt: at('answered_at'),
    doneAt: at('done_at'),
    /** The start of a local day. Until then a waiting message is not shown as waiting. */
    snoozedUntil: at('snoozed_until'),
    createdAt: at('created_at').notNull().defaultNow(),
    /** Each word after the number of the business, so that a search reads no other's. */
    words: textVector('words')
      .notNull()
      .generatedAlwaysAs(
        sql`array_to_tsvector(search_words(business_id, name || ' ' || email || ' ' || phone || ' ' || feedback))`,
      ),
  },
  (table) => [
    index('feedback_words').using('gin', table.words),
    index('feedback_business').on(table.businessId, table.waitingSince, table.id),
    index('feedback_state').on(table.businessId, table.state, table.waitingSince, table.id),
    index('feedback_snoozed')
      .on(table.businessId, table.snoozedUntil)
      .concurrently()
      .where(sql`snoozed_until is not null`),
    index('feedback_unread').on(table.businessId).where(sql`not is_read`),
    uniqueIndex('feedback_code_hash').on(table.codeHash),
    index('feedback_assignee').on(table.assigneeId),
    index('feedback_content_hash').on(table.contentHash),
    index('feedback_created_at').on(table.createdAt),
    index('feedback_awaits_confirmation').on(table.businessId).where(sql`awaits_confirmation`),
  ],
);

export const feedbackEvents = pgTable(
  'feedback_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    feedbackId: bigint('feedback_id', { mode: 'number' })
      .notNull()
      .references(() => feedback.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: eventKinds }).notNull(),
    /** `null` for the customer, and for a deleted user, whose name stays. */
    userId: bigint('user_id', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    userName: text('user_name').notNull().default(''),
    text: text('text').notNull(),
    /** Empty if the person had the most emails of a day; null for other events without an email. */
    emailKey: text('email_key'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('feedback_events_feedback').on(table.feedbackId, table.id),
    index('feedback_events_user').on(table.userId, table.id),
  ],
);

export const feedbackAddresses = pgTable(
  'feedback_addresses',
  {
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    tokenHash: text('token_hash'),
    emailKey: text('email_key'),
    sentAt: at('sent_at'),
    confirmedAt: at('confirmed_at'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.email] }),
    uniqueIndex('feedback_addresses_token').on(table.tokenHash),
    index('feedback_addresses_unconfirmed').on(table.createdAt).where(sql`confirmed_at is null`),
  ],
);

export const savedReplies = pgTable(
  'saved_replies',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    businessId: bigint('business_id', { mode: 'number' })
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    text: text('text').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [index('saved_replies_business').on(table.businessId)],
);
