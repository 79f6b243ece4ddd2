import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { emailKindNames } from './kinds.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const emails = pgTable(
  'emails',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    key: text('key').notNull(),
    /** Empty if a node of an older version stored it during an upgrade. */
    kind: text('kind', { enum: ['', ...emailKindNames] })
      .notNull()
      .default(''),
    /** Whose share of the places it takes; null for emails of no owner, such as codes. */
    ownerId: bigint('owner_id', { mode: 'number' }),
    recipient: text('recipient').notNull(),
    /** Beside the address in MAIL_FROM; null for the installation's name. */
    fromName: text('from_name'),
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    /** Text and HTML are deleted when the email is delivered. */
    text: text('text').notNull(),
    html: text('html'),
    headers: jsonb('headers').$type<Readonly<Record<string, string>>>(),
    /** waiting, sent, failed (given up) or kept (shown in the dev mailbox). */
    state: text('state').notNull().default('waiting'),
    /** Sent after all others that are due. */
    isBulk: boolean('is_bulk').notNull().default(false),
    /** A code or a reset link that a person waits for, before its first attempt. */
    isUrgent: boolean('is_urgent').notNull().default(false),
    /** First failure of the mail server since it last took an email; null if the last failure was about this email. */
    serverFailedAt: at('server_failed_at'),
    /** Written by nodes of version 1.2 during an upgrade; dropped after the next release. */
    serverFailed: boolean('server_failed').notNull().default(false),
    attempts: integer('attempts').notNull().default(0),
    dueAt: at('due_at').notNull().defaultNow(),
    leasedUntil: at('leased_until'),
    leasedBy: text('leased_by'),
    lastError: text('last_error'),
    sentAt: at('sent_at'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('emails_key').on(table.key),
    index('emails_due')
      .on(table.isBulk, table.isUrgent.desc(), table.attempts, table.dueAt)
      .where(sql`state = 'waiting'`),
    index('emails_sent_at').on(table.sentAt).where(sql`state = 'sent'`),
    index('emails_failed').on(table.id).where(sql`state = 'failed'`),
    index('emails_recipient').on(table.recipient),
    index('emails_done_created_at').on(table.createdAt).where(sql`state <> 'waiting'`),
  ],
);
