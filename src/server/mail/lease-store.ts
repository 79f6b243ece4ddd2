import { and, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import { bigint, type Db, inSeconds, rows } from '../db/database.ts';
import { lastSent } from './queue-store.ts';
import { emails } from './tables.ts';

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
