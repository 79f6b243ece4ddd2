import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { memberRoles } from '../../contract/permissions.ts';
import { users } from '../accounts/tables.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });
const userId = (name: string) =>
  bigint(name, { mode: 'number' })
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** The owner has no row. The migration refers to `businesses`, which is above this domain. */
export const memberships = pgTable(
  'memberships',
  {
    businessId: bigint('business_id', { mode: 'number' }).notNull(),
    userId: userId('user_id'),
    role: text('role', { enum: memberRoles }).notNull(),
    since: at('since').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.businessId, table.userId] }),
    index('memberships_user').on(table.userId, table.businessId),
  ],
);

export const teamInvitations = pgTable(
  'team_invitations',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    businessIds: bigint('business_ids', { mode: 'number' }).array().notNull(),
    /** In lower case. */
    email: text('email').notNull(),
    role: text('role', { enum: memberRoles }).notNull(),
    tokenHash: text('token_hash').notNull(),
    invitedBy: userId('invited_by'),
    line: text('line').notNull().default(''),
    /** `null`: handed over as a link. */
    emailKey: text('email_key'),
    sentAt: at('sent_at').notNull().defaultNow(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
  },
  (table) => [
    uniqueIndex('team_invitations_token').on(table.tokenHash),
    index('team_invitations_email').on(table.email),
    index('team_invitations_inviter').on(table.invitedBy),
    index('team_invitations_businesses').using('gin', table.businessIds).where(sql`used_at is null`),
    index('team_invitations_expiry').on(table.expiresAt),
  ],
);
