import { and, desc, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import { maskEmail } from '../../contract/invitations/mask-email.ts';
import type { Config } from '../config/config.ts';
import { bigint, type Db, inSeconds, rows } from '../db/database.ts';
import { deleteInBatches } from '../db/delete-in-batches.ts';
import { notifyAfterCommit } from '../on-commit.ts';
import { businessKinds, digestKinds, type EmailKindName, isToCustomer, priorityOf } from './kinds.ts';
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

const leasedEmail = z.object({
  id: bigint,
  key: z.string(),
  ownerId: z.nullable(bigint),
  recipient: z.string(),
  fromName: z.nullable(z.string()),
  replyTo: z.nullable(z.string()),
  subject: z.string(),
  text: z.string(),
  html: z.nullable(z.string()),
  headers: z.nullable(z.record(z.string(), z.string())),
  isUrgent: z.boolean(),
  createdAt: z.coerce.date(),
});
export type LeasedEmail = Readonly<z.infer<typeof leasedEmail>>;

interface Worker {
  readonly name: string;
  readonly leaseSeconds: number;
  readonly held: { readonly size: number; keys(): Iterable<number> };
}

const lastSent = sql`coalesce((select max(sent_at) from emails where state = 'sent'), '-infinity')`;
const pauseMaxSeconds = 300;
const giveUpHours = 48;

/** What this node may lease next. */
export interface Room {
  readonly mayTakeOver: boolean;
  /** False while only the reserved slot is free, which takes urgent emails alone. */
  readonly forAll: boolean;
  /** Lower-case recipient domains that have their share of the slots. */
  readonly fullDomains: readonly string[];
  /** Domains that take urgent emails alone. */
  readonly urgentDomains: readonly string[];
  /** Owners that have their share of the slots, for all but urgent emails; 0 for emails of no owner. */
  readonly fullOwners: readonly number[];
}

/** An email leased to this node but not in `held` counts as free: the response to that lease was lost. */
export async function leaseEmail(db: Db, node: Worker, room: Room): Promise<LeasedEmail | null> {
  const domain = sql`lower(substring(recipient from '[^@]*$'))`;
  const owner = sql`coalesce(owner_id, 0)`;
  const [row] = await rows(
    db,
    leasedEmail,
    sql`update emails set leased_until = ${inSeconds(node.leaseSeconds)}, leased_by = ${node.name}
        where id = (select id from emails
          where state = 'waiting' and due_at <= now() and ${notInArray(emails.id, [...node.held.keys()])}
            and (${room.forAll} or is_urgent)
            and ${notInArray(domain, [...room.fullDomains])}
            and (is_urgent or ${notInArray(domain, [...room.urgentDomains])})
            and (is_urgent or ${notInArray(owner, [...room.fullOwners])})
            and (leased_until is null or leased_by = ${node.name} or ${room.mayTakeOver ? sql`leased_until < now()` : sql`false`})
          order by is_bulk, is_urgent desc nulls last, attempts, due_at, id limit 1 for update skip locked)
        returning id, key, owner_id as "ownerId", recipient, from_name as "fromName", reply_to as "replyTo", subject, text, html, headers,
          is_urgent as "isUrgent", created_at as "createdAt"`,
  );
  return row ?? null;
}

export async function renewLeases(db: Db, node: Worker): Promise<void> {
  await db
    .update(emails)
    .set({ leasedUntil: inSeconds(node.leaseSeconds) })
    .where(and(inArray(emails.id, [...node.held.keys()]), eq(emails.leasedBy, node.name)));
}

export const markSent = (db: Db, id: number): Promise<void> =>
  changeWaiting(db, id, { state: 'sent', sentAt: sql`now()`, lastError: null, ...emptied });

export const markFailed = (db: Db, id: number, reason: string): Promise<void> =>
  changeWaiting(db, id, { state: 'failed', lastError: reason, attempts: sql`${emails.attempts} + 1`, ...emptied });

export async function reschedule(
  db: Db,
  { name }: Worker,
  id: number,
  { message: reason, isAboutEmail }: { readonly message: string; readonly isAboutEmail: boolean },
): Promise<void> {
  const isOver = sql`${emails.createdAt} < now() - make_interval(hours => ${giveUpHours})`;
  const unlessOver = (kept: unknown, over: unknown) => sql`case when ${isOver} then ${over} else ${kept} end`;
  const gaveUp = `Given up after ${giveUpHours} hours. ${reason}`;
  const set = {
    attempts: sql`${emails.attempts} + 1`,
    isUrgent: false,
    dueAt: sql`now() + make_interval(secs => least(${pauseMaxSeconds}, 2 ^ least(${emails.attempts} + 1, 10)))`,
    state: unlessOver('waiting', 'failed'),
    lastError: unlessOver(reason, gaveUp),
    serverFailedAt: isAboutEmail
      ? null
      : sql`case when ${emails.serverFailedAt} > ${lastSent} then ${emails.serverFailedAt} else now() end`,
    text: unlessOver(emails.text, sql`''`),
    html: unlessOver(emails.html, sql`null`),
    leasedUntil: null,
    leasedBy: null,
  };
  await changeWaiting(db, id, set, eq(emails.leasedBy, name));
}

const emptied = { text: '', html: null, leasedUntil: null, leasedBy: null } as const;

async function changeWaiting(db: Db, id: number, set: PgUpdateSetSource<typeof emails>, where?: SQL): Promise<void> {
  await db
    .update(emails)
    .set(set)
    .where(and(eq(emails.id, id), eq(emails.state, 'waiting'), where));
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

/** Those that no node is handing over right now. */
export async function withdrawEmails(tx: Db, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const isFree = sql`(${emails.leasedUntil} is null or ${emails.leasedUntil} < now())`;
  await tx.delete(emails).where(and(inArray(emails.key, [...keys]), eq(emails.state, 'waiting'), isFree));
}

const failingHours = 1;

/** Since when the mail server has failed every email; null once it took one, or before an hour has passed. */
export async function findFailingSince(db: Db): Promise<Date | null> {
  const [row] = await rows(
    db,
    z.object({ since: z.nullable(z.coerce.date()) }),
    sql`select min(server_failed_at) as since from emails where state = 'waiting' and server_failed_at > ${lastSent}
          and server_failed_at < now() - make_interval(hours => ${failingHours})`,
  );
  return row?.since ?? null;
}

export const listDevMailbox = (db: Db) =>
  db.select().from(emails).where(eq(emails.state, 'kept')).orderBy(desc(emails.id)).limit(100);

const alertMs = 7 * 24 * 3_600_000;

export async function readStuckEmails(db: Db) {
  const [waiting] = await rows(
    db,
    z.object({ n: z.number(), isLate: z.boolean(), reason: z.nullable(z.string()) }),
    sql`select count(*)::int as n, coalesce(min(created_at) < now() - interval '10 minutes', false) as "isLate",
          (array_agg(last_error order by id desc) filter (where last_error is not null))[1] as reason
        from emails where state = 'waiting'`,
  );
  const failed = await db.select().from(emails).where(eq(emails.state, 'failed')).orderBy(desc(emails.id)).limit(100);
  return {
    waiting: waiting?.n ?? 0,
    reason: waiting?.reason ?? null,
    isLate: waiting?.isLate ?? false,
    failedLately: failed.filter(({ createdAt }) => Date.now() - createdAt.getTime() < alertMs).length,
    failed: failed.map(({ id, kind, recipient, subject, lastError, createdAt }) => ({
      id,
      recipient: maskEmail(recipient),
      // The subject of an email to a customer names the business.
      subject: isToCustomer(kind) ? null : subject,
      error: lastError ?? '',
      createdAt: createdAt.toISOString(),
    })),
  };
}

export async function readQueue(db: Db) {
  const [row] = await rows(
    db,
    z.object({ waiting: z.number(), failed: z.number(), oldest: z.coerce.number() }),
    sql`select (select count(*)::int from emails where state = 'waiting') as waiting,
          (select count(*)::int from emails where state = 'failed') as failed,
          (select coalesce(extract(epoch from now() - min(created_at)), 0)::float8 from emails where state = 'waiting') as oldest`,
  );
  return { waiting: row?.waiting ?? 0, failed: row?.failed ?? 0, oldestSeconds: Number(row?.oldest ?? 0) };
}

export const deleteExpiredEmails = (db: Db, days: number): Promise<void> =>
  deleteInBatches(db, emails, sql`state <> 'waiting' and created_at < now() - make_interval(days => ${days})`);
