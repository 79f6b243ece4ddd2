import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { auditKinds, auditSubjectKinds } from '../../contract/teams/audit.ts';

/** Nothing refers to users or businesses, because their entries stay when they are deleted. */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** `null` for a command on the server. The column is older than the entries of other people. */
    userId: bigint('administrator_id', { mode: 'number' }),
    userName: text('administrator').notNull(),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** `null` for the installation and for sign-ins, which belong to a person. */
    businessId: bigint('business_id', { mode: 'number' }),
    kind: text('kind', { enum: auditKinds }).notNull().default('settings'),
    subjectKind: text('subject_kind', { enum: auditSubjectKinds }),
    subjectId: bigint('subject_id', { mode: 'number' }),
    ipHash: text('ip_hash'),
    isAdministrator: boolean('is_administrator').notNull().default(true),
  },
  (table) => [
    index('audit_events_business').on(table.businessId, table.id),
    index('audit_events_person').on(table.userId, table.id).where(sql`business_id is null and not is_administrator`),
    index('audit_events_administrators').on(table.id).where(sql`is_administrator`),
    index('audit_events_created_at').on(table.createdAt),
  ],
);
