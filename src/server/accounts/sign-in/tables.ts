import { bigint, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../tables.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });
const userId = () =>
  bigint('user_id', { mode: 'number' })
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const passkeys = pgTable(
  'passkeys',
  {
    /** The credential's id in base64url. */
    id: text('id').primaryKey(),
    userId: userId(),
    /** Host of PUBLIC_URL when it was added: it works at that host only. */
    host: text('host').notNull(),
    publicKey: text('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    name: text('name').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    usedAt: at('used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

export const totpSecrets = pgTable('totp_secrets', {
  userId: userId().primaryKey(),
  /** Encrypted with a key derived from SECRET_KEY. */
  sealed: text('sealed').notNull(),
  /** The last accepted 30-second step: each is accepted once. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  /** `null` until the first correct code. */
  confirmedAt: at('confirmed_at'),
  createdAt: at('created_at').notNull().defaultNow(),
});

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: userId(),
    hash: text('hash').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    usedAt: at('used_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
);

export const oidcIdentities = pgTable(
  'oidc_identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: userId(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.issuer, table.subject] }), index('oidc_identities_user').on(table.userId)],
);

/** A proved first step, bound to the browser by its cookie. */
export const pendingSignIns = pgTable(
  'pending_sign_ins',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: userId(),
    /** A change of password, role or state makes it void. */
    sessionEpoch: integer('session_epoch').notNull(),
    step: text('step', { enum: ['second step', 'set up'] }).notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [index('pending_sign_ins_user').on(table.userId)],
);

export const passkeyChallenges = pgTable('passkey_challenges', {
  challenge: text('challenge').primaryKey(),
  browserHash: text('browser_hash').notNull(),
  createdAt: at('created_at').notNull().defaultNow(),
});

export const lostDevices = pgTable('lost_devices', {
  userId: userId().primaryKey(),
  /** The token of its emails is derived from this. */
  seed: text('seed').notNull(),
  tokenHash: text('token_hash').notNull(),
  /** `null` until the link is used; 24 hours later the second step is off. */
  startedAt: at('started_at'),
  createdAt: at('created_at').notNull().defaultNow(),
});
