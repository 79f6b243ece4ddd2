import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });
const id = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

/** A person. An address has one row from its first registration on; it is verified by a code of its mailbox. */
export const users = pgTable(
  'users',
  {
    id: id(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    isAdmin: boolean('is_admin').notNull().default(false),
    isActive: boolean('is_active').notNull().default(true),
    emailVerified: boolean('email_verified').notNull().default(false),
    /** Counts what ended all sessions: a login that began before the last of these is too late. */
    sessionEpoch: integer('session_epoch').notNull().default(0),
    createdAt: at('created_at').notNull().defaultNow(),
    /** What an administrator's search looks through. */
    searchText: text('search_text').notNull().generatedAlwaysAs(sql`lower(name || E'\\n' || email)`),
  },
  (table) => [
    uniqueIndex('users_email').on(table.email),
    index('users_admins').on(table.id).where(sql`is_admin`),
    // To count what contains a fragment it is read through in place of the wide rows.
    index('users_search').on(table.searchText),
    index('users_ngrams').using('gin', sql`ngrams(${table.searchText})`),
  ],
);

/** How a person proves who they are; apart from the person, so that other ways can stand beside it. */
export const credentials = pgTable('credentials', {
  userId: bigint('user_id', { mode: 'number' })
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  passwordHash: text('password_hash').notNull(),
  /** Wrong passwords since the last right one. */
  failuresInARow: integer('failures_in_a_row').notNull().default(0),
});

export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The role at its start: how long it lasts never changes afterwards. */
    isAdmin: boolean('is_admin').notNull().default(false),
    createdAt: at('created_at').notNull().defaultNow(),
    lastSeenAt: at('last_seen_at').notNull().defaultNow(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_created_at').on(table.createdAt)],
);

/** The attempt of one browser to register one address. Only that browser can renew it or use its code. */
export const registrations = pgTable(
  'registrations',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    passwordHash: text('password_hash').notNull(),
    /** Null while no email may be sent, and for an address that somebody has: nothing activates such a row. */
    codeHash: text('code_hash'),
    attempts: integer('attempts').notNull().default(0),
    /** Which email carries the code: its lifetime begins when that was handed over. */
    emailKey: text('email_key'),
    /** Hash of the cookie of the browser that registered. */
    browserHash: text('browser_hash').notNull(),
    /** Null until an email was written, with a code or, for a taken address, without. */
    codeMadeAt: at('code_made_at'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('registrations_email').on(table.email),
    uniqueIndex('registrations_browser').on(table.browserHash, table.email),
  ],
);

/** One request to reset a password: a link and a code, which die together. */
export const resets = pgTable(
  'resets',
  {
    id: text('id').primaryKey(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    codeHash: text('code_hash').notNull(),
    /** Hash of the cookie of the browser that asked; it has attempts of its own at the code. */
    browserHash: text('browser_hash'),
    attempts: integer('attempts').notNull().default(0),
    attemptsOfOthers: integer('attempts_of_others').notNull().default(0),
    emailKey: text('email_key').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [index('resets_user').on(table.userId), uniqueIndex('resets_token').on(table.tokenHash)],
);

/** Addresses that asked for a reset; looked up later, so that the answer tells nothing. */
export const resetRequests = pgTable('reset_requests', {
  id: id(),
  email: text('email').notNull(),
  /** The browser that asked, and its device if it logged in to this account before. */
  browserHash: text('browser_hash'),
  deviceHash: text('device_hash'),
  /** Later than its making only when it could not be answered. */
  dueAt: at('due_at').notNull().defaultNow(),
  createdAt: at('created_at').notNull().defaultNow(),
});
