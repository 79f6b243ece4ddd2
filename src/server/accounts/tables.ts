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
import { emailKinds } from '../../contract/accounts/email-preferences.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });
const id = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

export const users = pgTable(
  'users',
  {
    id: id(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    isAdmin: boolean('is_admin').notNull().default(false),
    isActive: boolean('is_active').notNull().default(true),
    emailVerified: boolean('email_verified').notNull().default(false),
    /** Incremented when all sessions end: a login that began before is rejected. */
    sessionEpoch: integer('session_epoch').notNull().default(0),
    createdAt: at('created_at').notNull().defaultNow(),
    searchText: text('search_text').notNull().generatedAlwaysAs(sql`lower(name || E'\\n' || email)`),
  },
  (table) => [
    uniqueIndex('users_email').on(table.email),
    index('users_admins').on(table.id).where(sql`is_admin`),
    index('users_search').on(table.searchText),
    index('users_ngrams').using('gin', sql`ngrams(${table.searchText})`),
  ],
);

export const credentials = pgTable('credentials', {
  userId: bigint('user_id', { mode: 'number' })
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  passwordHash: text('password_hash').notNull(),
  failuresInARow: integer('failures_in_a_row').notNull().default(0),
});

export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    isAdmin: boolean('is_admin').notNull().default(false),
    /** Such as "Chrome on Windows"; null for sessions of an older version. */
    browser: text('browser'),
    /** The sign-in or the last confirmation; null for sessions of an older version. */
    authenticatedAt: at('authenticated_at'),
    createdAt: at('created_at').notNull().defaultNow(),
    lastSeenAt: at('last_seen_at').notNull().defaultNow(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_created_at').on(table.createdAt)],
);

export const registrations = pgTable(
  'registrations',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    passwordHash: text('password_hash').notNull(),
    /** `null` while no email may be sent, and for an address that is taken. */
    codeHash: text('code_hash'),
    attempts: integer('attempts').notNull().default(0),
    /** The code's lifetime starts when this email is delivered. */
    emailKey: text('email_key'),
    browserHash: text('browser_hash').notNull(),
    codeMadeAt: at('code_made_at'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('registrations_email').on(table.email),
    uniqueIndex('registrations_browser').on(table.browserHash, table.email),
  ],
);

export const resets = pgTable(
  'resets',
  {
    id: text('id').primaryKey(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    codeHash: text('code_hash').notNull(),
    browserHash: text('browser_hash'),
    attempts: integer('attempts').notNull().default(0),
    attemptsOfOthers: integer('attempts_of_others').notNull().default(0),
    emailKey: text('email_key').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [index('resets_user').on(table.userId), uniqueIndex('resets_token').on(table.tokenHash)],
);

export const resetRequests = pgTable('reset_requests', {
  id: id(),
  email: text('email').notNull(),
  browserHash: text('browser_hash'),
  deviceHash: text('device_hash'),
  dueAt: at('due_at').notNull().defaultNow(),
  createdAt: at('created_at').notNull().defaultNow(),
});

export const accountInvitations = pgTable(
  'account_invitations',
  {
    id: id(),
    email: text('email').notNull(),
    invitedBy: text('invited_by').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('account_invitations_email').on(table.email)],
);

/** No row: the default of that kind. */
export const emailPreferences = pgTable(
  'email_preferences',
  {
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: emailKinds }).notNull(),
    isOn: boolean('is_on').notNull(),
    /** The last local day on which one node decided about the morning summary. */
    decidedOn: date('decided_on'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);
