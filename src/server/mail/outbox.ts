import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Config } from '../config/config.ts';
import { type Db, inSeconds, rows } from '../db/database.ts';
import { deleteInBatches } from '../db/delete-in-batches.ts';
import { notifyAfterCommit } from '../on-commit.ts';
import { businessKinds, digestKinds, type EmailKindName, personalTeamKinds, priorityOf, teamKinds } from './kinds.ts';
import { emails } from './tables.ts';

export interface Email {
  readonly kind: EmailKindName;
  /** A second email with the same key is not stored. */
  readonly key: string;
  /** Whose share of the places it takes; absent for emails of no owner, such as codes. */
  readonly ownerId?: number;
  readonly recipient: string;
  /** Beside the address in MAIL_FROM; the installation's name when absent. */
  readonly fromName?: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly headers?: EmailHeaders;
  readonly delaySeconds?: number;
}

const headerNames = ['List-Unsubscribe', 'List-Unsubscribe-Post', 'References'] as const;
export type EmailHeaders = { readonly [Name in (typeof headerNames)[number]]?: string };

/** Known names, and values of one line of printable ASCII, so that no value can start another header. */
function assertHeaders(headers: EmailHeaders): void {
  for (const [name, value] of Object.entries(headers)) {
    if (!headerNames.some((known) => known === name)) throw new Error(`the email header ${name} is not allowed`);
    if (!/^[\x21-\x7e](?:[\x20-\x7e]{0,498}[\x21-\x7e])?$/.test(value))
      throw new Error(`the value of the email header ${name} is not allowed`);
  }
}

/** One line without control characters or the signs that structure a From header. */
function assertFromName(name: string): void {
  if (!/^[^\p{C}\p{Zl}\p{Zp}<>"@]{1,120}$/u.test(name)) throw new Error('the name of the sender is not allowed');
}

export async function enqueueEmail(tx: Db, config: Config, ...messages: Email[]): Promise<void> {
  if (messages.length === 0) return;
  for (const { headers = {}, fromName } of messages) {
    assertHeaders(headers);
    if (fromName !== undefined) assertFromName(fromName);
  }
  await tx
    .insert(emails)
    .values(
      messages.map((message) => ({
        ...message,
        ...priorityOf(message.kind),
        replyTo: message.replyTo ?? null,
        html: message.html ?? null,
        headers: message.headers ?? null,
        dueAt: inSeconds(message.delaySeconds ?? 0),
        ...(config.local ? { state: 'kept', sentAt: sql`now()` } : {}),
      })),
    )
    .onConflictDoNothing({ target: emails.key });
  notifyAfterCommit(tx, 'emails');
}

/** Deletes emails by a query of keys, also within a `with`. Spares digests, which announce many messages and hold nothing of any. */
export const emailDeletion = (keys: SQL): SQL =>
  sql`delete from emails where key in (${keys}) and kind not in ${digestKinds} returning 1`;

export const deleteEmails = async (tx: Db, keys: SQL): Promise<number> =>
  (await rows(tx, z.object({}), emailDeletion(keys))).length;

export async function deleteUnsentEmails(tx: Db, keys: SQL): Promise<void> {
  await tx.execute(sql`delete from emails where state <> 'sent' and key in (${keys})`);
}

/** Spares what businesses of any owner wrote to the same mailbox. */
export async function deleteEmailsTo(tx: Db, recipient: string): Promise<void> {
  await tx.execute(sql`delete from emails where recipient = ${recipient} and kind not in ${businessKinds}`);
}

/** The recipient's account was deactivated. Answers of customers go to `owner`, of whom the email is. */
export async function withdrawFromDeactivated(tx: Db, address: string, owner: (ownerId: SQL) => SQL): Promise<void> {
  await tx.execute(sql`delete from emails where state = 'waiting' and recipient = ${address} and kind in ${teamKinds}`);
  await tx.execute(
    sql`update emails set reply_to = ${owner(sql`emails.owner_id`)} where state = 'waiting' and reply_to = ${address}
          and kind = 'invitation'`,
  );
}

/** The person left a team, and one of these emails may be about its business. */
export async function withdrawPersonalEmails(tx: Db, address: string): Promise<void> {
  await tx.execute(
    sql`delete from emails where state = 'waiting' and recipient = ${address} and kind in ${personalTeamKinds}`,
  );
}

/** Unsent emails found by `keys`. Addresses `from`, or all for null, become `to`. */
export async function readdressEmails(
  tx: Db,
  column: 'recipient' | 'replyTo',
  { keys, from, to }: { readonly keys: SQL; readonly from: string | null; readonly to: SQL },
): Promise<void> {
  const isFrom = from === null ? isNotNull(emails[column]) : eq(emails[column], from);
  await tx
    .update(emails)
    .set({ [column]: to })
    .where(and(eq(emails.state, 'waiting'), isFrom, sql`${emails.key} in (${keys})`));
}

/** Those that no node is handing over right now. */
export async function withdrawEmails(tx: Db, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const isFree = sql`(${emails.leasedUntil} is null or ${emails.leasedUntil} < now())`;
  await tx.delete(emails).where(and(inArray(emails.key, [...keys]), eq(emails.state, 'waiting'), isFree));
}

export const deleteExpiredEmails = (db: Db, days: number): Promise<void> =>
  deleteInBatches(db, emails, sql`state <> 'waiting' and created_at < now() - make_interval(days => ${days})`);
