import { and, desc, eq, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { fewestTogether } from '../../contract/constants.ts';
import type { Invitation } from '../../contract/invitations/calls.ts';
import { maskEmail } from '../../contract/invitations/mask-email.ts';
import type { shownStates } from '../../contract/invitations/states.ts';
import type { Action } from '../../contract/permissions.ts';
import { bigint, type Db, rows } from '../db/database.ts';
import { type Actor, ofVisibleBusiness } from '../teams/visible-to.ts';
import type { Person } from './person-token.ts';
import { lockInvitations } from './settings-store.ts';
import { invitations } from './tables.ts';

export type InvitationRow = typeof invitations.$inferSelect;

const pageSize = 50;
const shown: Readonly<Record<InvitationRow['state'], Invitation['state']>> = {
  waiting: 'waiting',
  sent: 'sent',
  reminded: 'sent',
  undeliverable: 'undeliverable',
  unsubscribed: 'unsubscribed',
  canceled: 'canceled',
  expired: 'expired',
};

export const shownInvitation = (row: InvitationRow): Invitation => ({
  id: row.id,
  address: maskEmail(row.email ?? ''),
  firstName: row.firstName,
  language: row.language,
  source: row.source,
  enteredBy: row.enteredBy,
  state: shown[row.state],
  at: (row.sentAt ?? row.sendAt ?? row.createdAt).toISOString(),
  enteredAt: row.createdAt.toISOString(),
});

interface Filter {
  readonly id: number;
  readonly state?: (typeof shownStates)[number] | undefined;
  readonly source?: InvitationRow['source'] | undefined;
  readonly cursor?: number | undefined;
  readonly personHash?: string | undefined;
}

export async function listInvitations(db: Db, user: Actor, { id, state, source, cursor, personHash }: Filter) {
  const states = state === 'sent' ? (['sent', 'reminded'] as const) : state && ([state] as const);
  const found = await db
    .select()
    .from(invitations)
    .where(
      and(
        eq(invitations.businessId, id),
        isNotNull(invitations.email),
        states && inArray(invitations.state, [...states]),
        source && eq(invitations.source, source),
        cursor === undefined ? undefined : lt(invitations.id, cursor),
        personHash === undefined ? undefined : eq(invitations.personHash, personHash),
        ofVisibleBusiness(user, 'manageInvitations', id),
      ),
    )
    .orderBy(desc(invitations.id))
    .limit(pageSize + 1);
  const page = found.slice(0, pageSize);
  return {
    invitations: page.map(shownInvitation),
    nextCursor: found.length > pageSize ? (page.at(-1)?.id ?? null) : null,
  };
}

const totalsRow = z.object({
  invited: z.number(),
  opened: z.nullable(z.number()),
  wentOn: z.nullable(z.number()),
  unsubscribed: z.number(),
  undeliverable: z.number(),
  waiting: z.number(),
});

const openedCount = sql`count(*) filter (where is_opened)::int`;
const wentOnCount = sql`count(*) filter (where has_gone_on)::int`;
/** The same in all time zones, so that no change of the zone ends a day. */
const today = sql`(now() at time zone 'UTC')::date`;

/** In whole fives, so that no total moves by one person. Null below five. */
const inFives = (count: SQL): SQL => sql`nullif(${count} - ${count} % ${fewestTogether}::int, 0)`;

/** `opened` and `wentOn` as they were when the day began. */
export async function countTotals(db: Db, user: Actor, businessId: number): Promise<z.infer<typeof totalsRow>> {
  const [row] = await rows(
    db,
    totalsRow,
    sql`select live.invited, live.unsubscribed, live.undeliverable, live.waiting,
          ${inFives(sql`case when t.day >= ${today} then t.opened else live.opened end`)} as opened,
          ${inFives(sql`case when t.day >= ${today} then t.went_on else live."wentOn" end`)} as "wentOn"
        from (select count(*) filter (where sent_at is not null)::int as invited,
            ${openedCount} as opened, ${wentOnCount} as "wentOn",
            count(*) filter (where state = 'unsubscribed')::int as unsubscribed,
            count(*) filter (where state = 'undeliverable')::int as undeliverable,
            count(*) filter (where state = 'waiting')::int as waiting
          from invitations where business_id = ${businessId}
            and ${ofVisibleBusiness(user, 'manageInvitations', businessId)}) live
        join businesses b on b.id = ${businessId} left join invitation_totals t on t.business_id = b.id`,
  );
  if (!row) throw new Error('a count returned no row');
  return row;
}

/** Keeps the totals with which the day began, before its first visit changes them. */
const keepTotals = (tx: Db, businessId: number) =>
  tx.execute(
    sql`insert into invitation_totals as kept (business_id, day, opened, went_on)
        select b.id, ${today}, (select ${openedCount} from invitations where business_id = b.id),
          (select ${wentOnCount} from invitations where business_id = b.id)
        from businesses b where b.id = ${businessId}
        on conflict (business_id) do update set day = excluded.day, opened = excluded.opened, went_on = excluded.went_on
          where kept.day < excluded.day`,
  );

/** What keeps each of several people from another invitation, apart from what they had from deleted businesses. */
export async function findObstacles(db: Db, businessId: number, hashes: readonly string[], sentAfter: Date) {
  const found = await rows(
    db,
    z.object({
      personHash: z.string(),
      isStopped: z.boolean(),
      waitingId: z.nullable(bigint),
      sentAt: z.nullable(z.coerce.date()),
    }),
    sql`select wanted.hash as "personHash",
          exists (select from unsubscribes u where u.business_id = ${businessId} and u.person_hash = wanted.hash) as "isStopped",
          (select id from invitations i where i.business_id = ${businessId} and i.person_hash = wanted.hash
            and i.state = 'waiting') as "waitingId",
          (select max(sent_at) from invitations i where i.business_id = ${businessId} and i.person_hash = wanted.hash
            and i.sent_at > ${sentAfter.toISOString()}::timestamptz) as "sentAt"
        from unnest(${textArray(hashes)}::text[]) as wanted (hash)`,
  );
  return new Map(found.map((one) => [one.personHash, one]));
}

/** What keeps people from invitations of all businesses of an owner, or of those created after another was deleted. */
export async function findOwnerObstacles(
  db: Db,
  { id, ownerId }: { readonly id: number; readonly ownerId: number },
  hashes: readonly string[],
  now: Date,
) {
  if (hashes.length === 0) return new Map<string, never>();
  const found = await rows(
    db,
    z.object({ ownerHash: z.string(), isStopped: z.boolean(), sentAt: z.nullable(z.coerce.date()) }),
    sql`select wanted.hash as "ownerHash", f.sent_at as "sentAt",
          exists (select from owner_unsubscribes u where u.user_id = ${ownerId} and u.owner_hash = wanted.hash) as "isStopped"
        from unnest(${textArray(hashes)}::text[]) as wanted (hash)
        left join former_invitations f on f.user_id = ${ownerId} and f.owner_hash = wanted.hash
          and f.cooldown_ends_at > ${now.toISOString()}::timestamptz
          and f.sent_at < (select created_at from businesses where id = ${id})`,
  );
  return new Map(found.map((one) => [one.ownerHash, one]));
}

/** base64url needs no quotes. */
const textArray = (values: readonly string[]): string => `{${values.join(',')}}`;

export async function countSent(db: Db, businessId: number, from: Date, to: Date): Promise<number> {
  const [row] = await rows(
    db,
    z.object({ n: z.number() }),
    sql`select count(*)::int as n from invitations where business_id = ${businessId}
          and sent_at >= ${from.toISOString()}::timestamptz and sent_at < ${to.toISOString()}::timestamptz`,
  );
  return row?.n ?? 0;
}

const sending = z.object({
  sentBefore: z.number(),
  sentToday: z.number(),
  waiting: z.array(z.object({ sendAt: z.nullable(z.coerce.date()), n: z.number() })),
});

/** What went out from `from` to the start of `today`, what went out since, and what waits. */
export async function readSending(db: Db, businessId: number, from: Date, today: Date, until: Date) {
  const sent = (start: Date, end: Date) => sql`(select count(*)::int from invitations where business_id = ${businessId}
    and sent_at >= ${start.toISOString()}::timestamptz and sent_at < ${end.toISOString()}::timestamptz)`;
  const [found] = await rows(
    db,
    sending,
    sql`select ${sent(from, today)} as "sentBefore", ${sent(today, until)} as "sentToday",
          coalesce((select json_agg(json_build_object('sendAt', send_at, 'n', n)) from (
            select send_at, count(*)::int as n from invitations where business_id = ${businessId} and state = 'waiting'
            group by send_at) as w), '[]') as waiting`,
  );
  if (!found) throw new Error('a select without a table returned no row');
  return found;
}

export async function insertInvitations(
  tx: Db,
  values: readonly (typeof invitations.$inferInsert)[],
): Promise<InvitationRow[]> {
  return values.length === 0
    ? []
    : tx
        .insert(invitations)
        .values([...values])
        .returning();
}

/** True if it was waiting; null if the business has no such invitation. */
export async function cancelInvitation(tx: Db, which: SQL): Promise<boolean | null> {
  const [row] = await tx.select().from(invitations).where(which).for('update');
  if (!row) return null;
  if (row.state !== 'waiting') return false;
  await tx.update(invitations).set({ state: 'canceled' }).where(eq(invitations.id, row.id));
  return true;
}

export const isOwnInvitation = (user: Actor, action: Action, businessId: number, id: number): SQL =>
  sql`${invitations.id} = ${id} and ${invitations.businessId} = ${businessId} and ${ofVisibleBusiness(user, action, businessId)}`;

/** The newest invitation that was sent to this person. */
const newestSent = ({ businessId, personHash }: Person): SQL =>
  sql`(select id from invitations where business_id = ${businessId} and person_hash = ${personHash}
       and sent_at is not null order by id desc limit 1)`;

export async function findNewestOf(db: Db, person: Person): Promise<InvitationRow | null> {
  const [row] = await db
    .select()
    .from(invitations)
    .where(sql`${invitations.id} = ${newestSent(person)}`);
  return row ?? null;
}

/**
 * Updates every candidate row, so that PostgreSQL's row order and transaction numbers (`xmin`) do not reveal when this
 * person came.
 */
export async function markVisit(tx: Db, person: Person, visit: 'isOpened' | 'hasGoneOn'): Promise<void> {
  await lockInvitations(tx, person.businessId);
  await keepTotals(tx, person.businessId);
  const isThis = sql`invitations.id = found.id`;
  // Going on means opening; whether the first call arrived does not matter.
  const goneOn = visit === 'hasGoneOn' ? sql`has_gone_on or ${isThis}` : sql`has_gone_on`;
  await tx.execute(
    sql`update invitations set is_opened = is_opened or ${isThis}, has_gone_on = ${goneOn}
        from (select id from invitations where id = ${newestSent(person)} and not ${invitations[visit]}) as found
        where business_id = ${person.businessId} and sent_at is not null and email is not null`,
  );
}
