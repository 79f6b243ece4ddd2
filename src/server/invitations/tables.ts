import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/tables.ts';
import { businesses } from '../businesses/tables.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });
const id = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
const businessId = () =>
  bigint('business_id', { mode: 'number' })
    .notNull()
    .references(() => businesses.id, { onDelete: 'cascade' });

/** The person who saw the key. `null` if a node of the release before made it: the owner did. */
const madeBy = () => bigint('made_by', { mode: 'number' });

/** Front-desk screens. */
export const desks = pgTable(
  'desks',
  {
    id: id(),
    businessId: businessId(),
    name: text('name').notNull(),
    keyHash: text('key_hash').notNull(),
    madeBy: madeBy(),
    createdAt: at('created_at').notNull().defaultNow(),
    lastUsedAt: at('last_used_at'),
    endedAt: at('ended_at'),
  },
  (table) => [uniqueIndex('desks_key').on(table.keyHash), index('desks_business').on(table.businessId, table.id)],
);

export const apiTokens = pgTable(
  'api_tokens',
  {
    id: id(),
    businessId: businessId(),
    name: text('name').notNull(),
    tokenHash: text('token_hash').notNull(),
    madeBy: madeBy(),
    createdAt: at('created_at').notNull().defaultNow(),
    lastUsedAt: at('last_used_at'),
  },
  (table) => [
    uniqueIndex('api_tokens_token').on(table.tokenHash),
    index('api_tokens_business').on(table.businessId, table.id),
  ],
);

export const invitations = pgTable(
  'invitations',
  {
    id: id(),
    businessId: businessId(),
    /** Keyed hash of the business and the address. Outlives the address, and is erased after the cool-down. */
    personHash: text('person_hash'),
    /** Keyed hash of the owner and the address; erased with the other. */
    ownerHash: text('owner_hash'),
    email: text('email'),
    firstName: text('first_name'),
    language: text('language').notNull(),
    state: text('state', {
      enum: ['waiting', 'sent', 'reminded', 'undeliverable', 'unsubscribed', 'canceled', 'expired'],
    })
      .notNull()
      .default('waiting'),
    source: text('source', { enum: ['desk', 'list', 'api'] }).notNull(),
    enteredBy: text('entered_by').notNull(),
    /** `null` for a front-desk screen and a program. Refers to nothing, because the row outlives the account. */
    enteredByUser: bigint('entered_by_user', { mode: 'number' }),
    deskId: bigint('desk_id', { mode: 'number' }).references(() => desks.id, { onDelete: 'set null' }),
    /** Due time of the next email: the invitation, then the reminder; `null` without one. */
    sendAt: at('send_at'),
    sentAt: at('sent_at'),
    remindedAt: at('reminded_at'),
    /** Both without a time, so that nothing can be matched with an anonymous message. */
    isOpened: boolean('is_opened').notNull().default(false),
    hasGoneOn: boolean('has_gone_on').notNull().default(false),
    emailKey: text('email_key'),
    reminderKey: text('reminder_key'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('invitations_open_person').on(table.businessId, table.personHash).where(sql`state = 'waiting'`),
    index('invitations_person').on(table.businessId, table.personHash),
    index('invitations_owner_hash').on(table.ownerHash),
    index('invitations_list').on(table.businessId, table.id),
    index('invitations_due').on(table.sendAt).where(sql`state in ('waiting', 'sent') and send_at is not null`),
    index('invitations_sent').on(table.businessId, table.sentAt),
    index('invitations_desk').on(table.deskId, table.id),
    uniqueIndex('invitations_email_key').on(table.emailKey),
    uniqueIndex('invitations_reminder_key').on(table.reminderKey),
  ],
);

/** What deleted businesses had sent, for the businesses that their owner creates afterwards. Kept until the cool-down ends. */
export const formerInvitations = pgTable(
  'former_invitations',
  {
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ownerHash: text('owner_hash').notNull(),
    sentAt: at('sent_at').notNull(),
    cooldownEndsAt: at('cooldown_ends_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.ownerHash] })],
);

/** How many had opened and gone on before the last day on which one did. */
export const invitationTotals = pgTable('invitation_totals', {
  businessId: businessId().primaryKey(),
  day: date('day').notNull(),
  opened: integer('opened').notNull(),
  wentOn: integer('went_on').notNull(),
});

/** Kept forever, or as long as the business. */
export const unsubscribes = pgTable(
  'unsubscribes',
  {
    businessId: businessId(),
    personHash: text('person_hash').notNull(),
    since: at('since').notNull().defaultNow(),
    source: text('source', { enum: ['link', 'desk', 'owner'] }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.personHash] })],
);

/** Owners before a transfer, whose hashes are in emails already sent. Refers only to the new owner, because the hashes outlive the account. */
export const formerOwners = pgTable(
  'former_owners',
  {
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    formerOwnerId: bigint('former_owner_id', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.formerOwnerId] })],
);

/** Stops for all businesses of an owner, also for later ones. Kept as long as the account. */
export const ownerUnsubscribes = pgTable(
  'owner_unsubscribes',
  {
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ownerHash: text('owner_hash').notNull(),
    since: at('since').notNull().defaultNow(),
    source: text('source', { enum: ['link', 'desk', 'owner'] }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.ownerHash] })],
);
