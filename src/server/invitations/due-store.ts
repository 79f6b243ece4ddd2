import { eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { dayMs } from '../../contract/time/days.ts';
import { bigint, type Db, rows } from '../db/database.ts';
import { earliestMs } from './sending-hours.ts';
import type { InvitingBusiness } from './settings-store.ts';
import { invitations } from './tables.ts';

const instant = (at: Date) => sql`${at.toISOString()}::timestamptz`;

/** The mail server refused the address, or the email was given up. */
export async function markUndeliverable(db: Db): Promise<void> {
  await db.execute(
    sql`update invitations set state = 'undeliverable', send_at = null where id in (select id from invitations
          where state in ('sent', 'reminded') and id in (
            select i.id from emails e join invitations i on i.email_key = e.key where e.state = 'failed'
            union all select i.id from emails e join invitations i on i.reminder_key = e.key where e.state = 'failed')
          for update skip locked)`,
  );
}

/** Invitations that waited longer are dropped instead of sent. */
export async function expireWaiting(db: Db, plannedBefore: Date): Promise<number> {
  const expired = await rows(
    db,
    z.object({}),
    sql`update invitations set state = 'expired' where id in (select id from invitations
          where state = 'waiting' and send_at < ${instant(plannedBefore)} for update skip locked) returning 1`,
  );
  // A reminder that says "a few days ago" would be wrong.
  await db.execute(
    sql`update invitations set send_at = null where id in (select id from invitations
          where state = 'sent' and send_at < ${instant(plannedBefore)} for update skip locked)`,
  );
  return expired.length;
}

/** Owners, each with the businesses that have waited longest first. */
export async function findDueOwners(db: Db, now: Date): Promise<Map<number, number[]>> {
  const due = await rows(
    db,
    z.object({ ownerId: bigint, id: bigint }),
    sql`select b.user_id as "ownerId", b.id from invitations i join businesses b on b.id = i.business_id
        where i.state in ('waiting', 'sent') and i.send_at is not null and i.send_at <= ${instant(now)}
        group by b.user_id, b.id order by min(i.send_at)`,
  );
  const owners = new Map<number, number[]>();
  for (const { ownerId, id } of due) owners.set(ownerId, [...(owners.get(ownerId) ?? []), id]);
  return owners;
}

/** This owner's first emails in the outbox; deferred ones take no place, nor do reminders, which would tell who did not open. */
export async function countInOutbox(db: Db, ownerId: number): Promise<number> {
  const [row] = await rows(
    db,
    z.object({ n: z.number() }),
    sql`select count(*)::int as n from emails e join invitations i on i.email_key = e.key
          join businesses b on b.id = i.business_id
        where e.state = 'waiting' and e.is_bulk and e.attempts = 0 and b.user_id = ${ownerId}`,
  );
  return row?.n ?? 0;
}

export async function countWaitingInvitations(db: Db): Promise<{ waiting: number; due: number }> {
  const [row] = await rows(
    db,
    z.object({ waiting: z.number(), due: z.number() }),
    sql`select count(*)::int as waiting, (count(*) filter (where send_at <= now()))::int as due
        from invitations where state = 'waiting' and send_at is not null`,
  );
  return row ?? { waiting: 0, due: 0 };
}

const dueInvitation = z.object({
  id: bigint,
  email: z.nullable(z.string()),
  firstName: z.nullable(z.string()),
  language: z.string(),
  personHash: z.nullable(z.string()),
  state: z.enum(['waiting', 'sent']),
  /** Shown as sent; the email itself was put off. */
  isPutOff: z.boolean(),
  isOpened: z.boolean(),
  isStopped: z.boolean(),
  isAgain: z.boolean(),
});
export type DueInvitation = z.infer<typeof dueInvitation>;

/** Not those whose first email is still in the outbox, nor those that were entered less than two hours ago. */
export function lockDue(
  tx: Db,
  { id, settings }: InvitingBusiness,
  now: Date,
  limit: number,
  withInvitations: boolean,
): Promise<DueInvitation[]> {
  const cooldown = new Date(now.getTime() - settings.cooldownDays * dayMs);
  const entered = new Date(now.getTime() - earliestMs);
  return rows(
    tx,
    dueInvitation,
    sql`select i.id, i.email, i.first_name as "firstName", i.language, i.person_hash as "personHash", i.state,
          (i.state = 'sent' and i.email_key is null) as "isPutOff", i.is_opened as "isOpened",
          exists (select from unsubscribes u where u.business_id = i.business_id and u.person_hash = i.person_hash) as "isStopped",
          (i.state = 'waiting' and exists (select from invitations o where o.business_id = i.business_id
            and o.person_hash = i.person_hash and o.id <> i.id and o.sent_at > ${instant(cooldown)})) as "isAgain"
        from invitations i
        where i.business_id = ${id} and i.send_at is not null and i.send_at <= ${instant(now)}
          and i.created_at <= ${instant(entered)}
          and ((i.state = 'waiting' and ${withInvitations}) or (i.state = 'sent'
            and not exists (select from emails e where e.key = i.email_key and e.state = 'waiting')))
        order by i.send_at, i.id limit ${limit} for update of i skip locked`,
  );
}

type Outcome = Partial<typeof invitations.$inferInsert>;

export async function saveOutcome(tx: Db, id: number, outcome: Outcome): Promise<void> {
  await tx.update(invitations).set(outcome).where(eq(invitations.id, id));
}
