import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { memberRoles } from '../../contract/permissions.ts';
import type { OpenInvitation } from '../../contract/teams/calls.ts';
import { teamInvitationDays } from '../../contract/teams/limits.ts';
import { bigint, type Db, isoInstant, rows } from '../db/database.ts';
import { deleteInBatches } from '../db/delete-in-batches.ts';
import { teamInvitations } from './tables.ts';
import { type Actor, visibleTo } from './visible-to.ts';

const shown = z.object({
  id: bigint,
  email: z.string(),
  role: z.enum(memberRoles),
  businessCount: z.number(),
  sentAt: z.string(),
  expiresAt: z.string(),
  isExpired: z.boolean(),
  delivery: z.enum(['delivered', 'waiting', 'failed', 'none']),
});

const columns = sql`i.id, i.email, i.role, cardinality(i.business_ids) as "businessCount",
  ${isoInstant(sql`i.sent_at`)} as "sentAt", ${isoInstant(sql`i.expires_at`)} as "expiresAt",
  i.expires_at <= now() as "isExpired", case when i.email_key is null then 'none'
    when e.state in ('sent', 'kept') then 'delivered' else coalesce(e.state, 'failed') end as delivery`;

/** Expired ones stay until they are sent again or canceled, at most 30 days. */
export const listOpen = (db: Db, user: Actor, businessId: number): Promise<OpenInvitation[]> =>
  rows(
    db,
    shown,
    sql`select ${columns} from businesses join team_invitations i on businesses.id = any(i.business_ids)
          left join emails e on e.key = i.email_key
        where i.used_at is null and i.business_ids @> array[${businessId}::bigint] and businesses.id = ${businessId}
          and ${visibleTo(user, 'manageTeam')} order by i.id desc`,
  );

/** The caller locked the business. */
export async function readOpen(tx: Db, id: number): Promise<OpenInvitation> {
  const [row] = await rows(
    tx,
    shown,
    sql`select ${columns} from team_invitations i left join emails e on e.key = i.email_key where i.id = ${id}`,
  );
  if (!row) throw new Error('an invitation was not found in its transaction');
  return row;
}

const holds = (businessId: number): SQL => sql`${teamInvitations.businessIds} @> array[${businessId}::bigint]`;
const openOf = (businessId: number) => and(isNull(teamInvitations.usedAt), holds(businessId));

/** Before its businesses are locked, and again under their locks; null if it is not an open one of this business. */
export async function findBusinessesOf(db: Db, businessId: number, id: number): Promise<number[] | null> {
  const [found] = await db
    .select({ businessIds: teamInvitations.businessIds })
    .from(teamInvitations)
    .where(and(openOf(businessId), eq(teamInvitations.id, id)));
  return found?.businessIds ?? null;
}

export const countOpen = (tx: Db, businessId: number): Promise<number> =>
  tx.$count(teamInvitations, openOf(businessId));

export async function findOpen(
  tx: Db,
  businessId: number,
  which: { readonly id: number } | { readonly email: string },
) {
  const isIt = 'id' in which ? eq(teamInvitations.id, which.id) : eq(teamInvitations.email, which.email);
  const [found] = await tx
    .select()
    .from(teamInvitations)
    .where(and(openOf(businessId), isIt))
    .for('update');
  return found ?? null;
}

type Written = Pick<
  typeof teamInvitations.$inferInsert,
  'businessIds' | 'email' | 'role' | 'tokenHash' | 'invitedBy' | 'line' | 'emailKey'
>;

const renewed = { sentAt: sql`now()`, expiresAt: sql`now() + make_interval(days => ${teamInvitationDays})` };

/** With `id`, that invitation is written again, and its old link stops working. */
export async function saveInvitation(tx: Db, id: number | null, written: Written): Promise<number> {
  if (id !== null) {
    await tx
      .update(teamInvitations)
      .set({ ...written, ...renewed })
      .where(eq(teamInvitations.id, id));
    return id;
  }
  const [row] = await tx
    .insert(teamInvitations)
    .values({ ...written, ...renewed })
    .returning({ id: teamInvitations.id });
  if (!row) throw new Error('INSERT returned no row');
  return row.id;
}

export async function deleteInvitation(tx: Db, id: number): Promise<void> {
  await tx.delete(teamInvitations).where(eq(teamInvitations.id, id));
}

/** Takes the businesses, which the caller locked, out of all open invitations, or out of those of one address. */
export async function withdrawFrom(tx: Db, businessIds: readonly number[], email: string | null): Promise<void> {
  const ids = sql`${`{${businessIds.join(',')}}`}::bigint[]`;
  const isIt = email === null ? sql`true` : sql`email = ${email}`;
  await tx.execute(
    sql`update team_invitations i
        set business_ids = array(select id from unnest(i.business_ids) as id where id <> all(${ids}))
        where id in (select id from team_invitations where used_at is null and business_ids && ${ids} and ${isIt}
          order by id for update)`,
  );
  await tx.delete(teamInvitations).where(eq(teamInvitations.businessIds, []));
}

const joinable = z.object({
  id: bigint,
  email: z.string(),
  role: z.enum(memberRoles),
  line: z.string(),
  inviterId: bigint,
  inviterName: z.string(),
  sentAt: z.string(),
  expiresAt: z.string(),
  isExpired: z.boolean(),
  businesses: z.array(z.object({ id: z.number(), name: z.string() })),
});

/** Holds businesses that the inviter still owns and the person has not joined yet; null without one. */
export async function findByToken(db: Db, tokenHash: string) {
  const [row] = await rows(
    db,
    joinable,
    sql`select i.id, i.email, i.role, i.line, u.id as "inviterId", u.name as "inviterName",
          ${isoInstant(sql`i.sent_at`)} as "sentAt", ${isoInstant(sql`i.expires_at`)} as "expiresAt",
          i.expires_at <= now() as "isExpired",
          coalesce((select json_agg(json_build_object('id', b.id, 'name', b.name) order by b.id) from businesses b
            where b.id = any(i.business_ids) and b.user_id = i.invited_by and not exists (select from memberships m
              join users p on p.id = m.user_id where m.business_id = b.id and p.email = i.email)), '[]') as businesses
        from team_invitations i join users u on u.id = i.invited_by
        where i.token_hash = ${tokenHash} and i.used_at is null and u.is_active`,
  );
  return row && row.businesses.length > 0 ? row : null;
}

/** False if it was used, canceled or sent again meanwhile. */
export async function takeInvitation(tx: Db, id: number, tokenHash: string): Promise<boolean> {
  const used = await tx
    .update(teamInvitations)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(teamInvitations.id, id),
        eq(teamInvitations.tokenHash, tokenHash),
        isNull(teamInvitations.usedAt),
        sql`${teamInvitations.expiresAt} > now()`,
      ),
    )
    .returning({ id: teamInvitations.id });
  return used.length > 0;
}

const keptDays = 30;

export const deleteOldInvitations = (db: Db): Promise<void> =>
  deleteInBatches(db, teamInvitations, sql`expires_at < now() - make_interval(days => ${keptDays})`);
