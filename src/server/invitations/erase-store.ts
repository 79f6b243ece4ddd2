import { inArray, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { ownerAddress } from '../businesses/store.ts';
import { bigint, type Db, rows } from '../db/database.ts';
import { batchSize, deleteInBatches } from '../db/delete-in-batches.ts';
import { deleteEmails, emailDeletion, readdressEmails } from '../mail/outbox.ts';
import type { Person } from './person-token.ts';
import { lockInvitations } from './settings-store.ts';
import { desks, formerInvitations, invitations } from './tables.ts';

const addressDays = 30;
const cooldownDays = sql`coalesce((b.invitation_settings->>'cooldownDays')::int, 180)`;

const keysOf = (
  which: SQL,
): SQL => sql`select email_key from invitations where id in (${which}) and email_key is not null
  union all select reminder_key from invitations where id in (${which}) and reminder_key is not null`;

export async function eraseInvitationEmailsOf(tx: Db, businessIds: readonly number[]): Promise<void> {
  const ofBusinesses = inArray(invitations.businessId, [...businessIds]);
  await deleteEmails(tx, keysOf(sql`select id from invitations where ${ofBusinesses}`));
}

/** Otherwise deleting a business and creating it again would end the cool-down. */
export async function keepCooldowns(tx: Db, businessIds: readonly number[]): Promise<void> {
  await tx.execute(
    sql`insert into former_invitations as kept (user_id, owner_hash, sent_at, cooldown_ends_at)
        select b.user_id, i.owner_hash, max(i.sent_at), max(i.sent_at) + make_interval(days => max(${cooldownDays}))
        from invitations i join businesses b on b.id = i.business_id
        where ${inArray(sql`b.id`, [...businessIds])} and i.owner_hash is not null and i.sent_at is not null
        group by b.user_id, i.owner_hash
        on conflict (user_id, owner_hash) do update set sent_at = greatest(kept.sent_at, excluded.sent_at),
          cooldown_ends_at = greatest(kept.cooldown_ends_at, excluded.cooldown_ends_at)`,
  );
}

/** The address and its emails go 30 days after the last one, the hash after the cool-down. What is left counts the sent ones. */
export async function eraseOldInvitations(db: Db, now = new Date()): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const before = sql`${at} - make_interval(days => ${addressDays})`;
  await deleteInBatches(
    db,
    invitations,
    sql`state in ('canceled', 'expired') and sent_at is null and created_at < ${before}`,
  );
  const lastEmail = sql`greatest(i.sent_at, i.reminded_at, i.created_at)`;
  await inBatches(
    db,
    sql`select i.id from invitations i where i.email is not null and i.state <> 'waiting'
          and ${lastEmail} < ${before}`,
    sql`email = null, first_name = null, send_at = null, desk_id = null`,
  );
  await inBatches(
    db,
    sql`select i.id from invitations i join businesses b on b.id = i.business_id
        where i.person_hash is not null and i.email is null
          and coalesce(i.sent_at, i.created_at) < ${at} - make_interval(days => ${cooldownDays})`,
    sql`person_hash = null, owner_hash = null`,
  );
  await deleteInBatches(db, formerInvitations, sql`cooldown_ends_at < ${at}`);
  await deleteInBatches(
    db,
    desks,
    sql`ended_at < ${before} and not exists (select from invitations where desk_id = desks.id)`,
  );
}

async function inBatches(db: Db, which: SQL, set: SQL): Promise<void> {
  for (let count = batchSize; count === batchSize; ) {
    const erased = await rows(
      db,
      z.object({}),
      sql`with old as materialized (${which} limit ${batchSize} for update of i skip locked),
            gone as (${emailDeletion(keysOf(sql`select id from old`))})
          update invitations set ${set} where id in (select id from old) returning 1`,
    );
    count = erased.length;
  }
}

const ofPerson = ({ businessId, personHash }: Person): SQL =>
  sql`business_id = ${businessId} and person_hash = ${personHash}`;

/** The keyed hash stays, so that erasing does not end the cool-down or a wish for no more emails. */
export async function erasePersonsInvitations(
  tx: Db,
  person: Person,
): Promise<{ invitations: number; emails: number }> {
  await lockInvitations(tx, person.businessId);
  await deleteEmails(tx, keysOf(sql`select id from invitations where ${ofPerson(person)}`));
  const erased = await rows(
    tx,
    z.object({ isSent: z.boolean() }),
    sql`update invitations set email = null, first_name = null, send_at = null,
          state = case when state = 'waiting' then 'canceled' else state end
        where ${ofPerson(person)} and email is not null returning sent_at is not null as "isSent"`,
  );
  // Reminders, and emails that were put off, would tell about the person.
  return { invitations: erased.length, emails: erased.filter(({ isSent }) => isSent).length };
}

const personsInvitation = z.object({
  id: bigint,
  email: z.string(),
  firstName: z.nullable(z.string()),
  language: z.string(),
  state: z.string(),
  source: z.string(),
  enteredBy: z.string(),
  sendAt: z.nullable(z.coerce.date()),
  sentAt: z.nullable(z.coerce.date()),
  createdAt: z.coerce.date(),
});
export type PersonsInvitation = z.infer<typeof personsInvitation>;

/** Without "opened" and "went on": not even an export tells the owner who opened the page. */
export const listPersonsInvitations = (db: Db, person: Person): Promise<PersonsInvitation[]> =>
  rows(
    db,
    personsInvitation,
    sql`select id, email, first_name as "firstName", language, case when state = 'reminded' then 'sent' else state end as state,
          source, entered_by as "enteredBy", case when state = 'waiting' then send_at end as "sendAt", sent_at as "sentAt", created_at as "createdAt" from invitations where ${ofPerson(person)} and email is not null order by id`,
  );

/** Answers to unsent invitations that would reach this address, or any, reach the owner. */
export const readdressReplies = (tx: Db, businessId: number, from: string | null): Promise<void> =>
  readdressEmails(tx, 'replyTo', {
    keys: sql`select unnest(array[email_key, reminder_key]) from invitations where business_id = ${businessId}`,
    from,
    to: ownerAddress(businessId),
  });
