import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** The outbox: one row a message, written in the transaction of what the email reports. */
export const emails = pgTable(
  'emails',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** What the email is about, once: the Message-ID is made from it. */
    key: text('key').notNull(),
    recipient: text('recipient').notNull(),
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    /** Both are emptied once the email is delivered. */
    text: text('text').notNull(),
    html: text('html'),
    /** waiting, sent, failed (given up), kept (shown on the laptop instead of sent). */
    state: text('state').notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    dueAt: at('due_at').notNull().defaultNow(),
    /** A node has it until then, and says so again and again while it has it. */
    leasedUntil: at('leased_until'),
    /** That node, by a name which no other start of it has. */
    leasedBy: text('leased_by'),
    lastError: text('last_error'),
    sentAt: at('sent_at'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('emails_key').on(table.key),
    index('emails_due').on(table.dueAt).where(sql`state = 'waiting'`),
    index('emails_failed').on(table.id).where(sql`state = 'failed'`),
    index('emails_recipient').on(table.recipient),
    index('emails_done_created_at').on(table.createdAt).where(sql`state <> 'waiting'`),
  ],
);
