import { and, eq, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { type Action, type MemberRole, memberRoles, roles } from '../../contract/permissions.ts';
import { bigint, type Db, isoInstant, rows } from '../db/database.ts';
import { memberships } from './tables.ts';
import { type Actor, countExported, ofVisibleBusiness, roleOf, visibleTo } from './visible-to.ts';

const team = z.object({
  id: bigint,
  name: z.string(),
  slug: z.string(),
  ownerId: bigint,
  ownerSince: z.coerce.date(),
  timeZone: z.string(),
  requiresSecondStep: z.boolean(),
  role: z.enum(roles),
});
export type Team = z.infer<typeof team>;

const ownerSince = sql`coalesce(businesses.owner_since, businesses.created_at)`;

async function selectTeam(db: Db, user: Actor, action: Action, id: number, locks: SQL): Promise<Team | null> {
  const [row] = await rows(
    db,
    team,
    sql`select businesses.id, businesses.name, businesses.slug, businesses.user_id as "ownerId", ${ownerSince} as "ownerSince",
          businesses.time_zone as "timeZone", businesses.requires_second_step as "requiresSecondStep", ${roleOf(user)} as role
        from businesses join users on users.id = businesses.user_id
        where businesses.id = ${id} and ${visibleTo(user, action)} ${locks}`,
  );
  return row ?? null;
}

export const findTeam = (db: Db, user: Actor, action: Action, id: number): Promise<Team | null> =>
  selectTeam(db, user, action, id, sql``);

/** One change of a team at a time. The owner's row is locked first (docs/locks.md). */
export const lockTeam = (tx: Db, user: Actor, action: Action, id: number): Promise<Team | null> =>
  selectTeam(tx, user, action, id, sql`for key share of users for update of businesses`);

const person = z.object({
  userId: bigint,
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  since: z.string(),
  lastActiveAt: z.nullable(z.string()),
  isActive: z.boolean(),
  hasSecondFactor: z.boolean(),
});

export const listPeople = (db: Db, user: Actor, id: number) =>
  rows(
    db,
    person,
    sql`select u.id as "userId", u.name, u.email, p.role, ${isoInstant(sql`p.since`)} as since, u.is_active as "isActive",
          exists (select from passkeys k where k.user_id = u.id) or exists (select from totp_secrets t
            where t.user_id = u.id and t.confirmed_at is not null) as "hasSecondFactor",
          (select ${isoInstant(sql`max(s.last_seen_at)`)} from sessions s where s.user_id = u.id) as "lastActiveAt"
        from businesses cross join lateral (
            select businesses.user_id, 'owner' as role, ${ownerSince} as since
            union all select m.user_id, m.role, m.since from memberships m where m.business_id = businesses.id) p
          join users u on u.id = p.user_id
        where businesses.id = ${id} and ${visibleTo(user, 'viewTeam')} order by p.role <> 'owner', lower(u.name), u.id`,
  );

/** The owner is one of them. */
export async function countExportedPeople(db: Db, user: Actor): Promise<ReadonlyMap<number, number>> {
  const members = await countExported(db, user, memberships.businessId);
  return new Map([...members].map(([id, count]) => [id, count + 1]));
}

/** Messages of a business that are assigned to the user. */
export async function countAssigned(db: Db, user: Actor, id: number): Promise<number> {
  const [row] = await rows(
    db,
    z.object({ n: bigint }),
    sql`select count(*) as n from feedback where business_id = ${id} and assignee_id = ${user.id}
          and ${ofVisibleBusiness(user, 'viewTeam', id)}`,
  );
  return row?.n ?? 0;
}

/** `Team` was locked, so what is read and changed below needs no user. */
type Locked = Pick<Team, 'id'>;

const isMember = ({ id }: Locked, userId: number) =>
  and(eq(memberships.businessId, id), eq(memberships.userId, userId));

const member = z.object({ userId: bigint, name: z.string(), email: z.string(), role: z.enum(memberRoles) });
export type Member = z.infer<typeof member>;

const selectMembers = (tx: Db, { id }: Locked, which: SQL): Promise<Member[]> =>
  rows(
    tx,
    member,
    sql`select u.id as "userId", u.name, u.email, m.role from memberships m join users u on u.id = m.user_id
        where m.business_id = ${id} and ${which}`,
  );

export async function findMember(tx: Db, business: Locked, userId: number): Promise<Member | null> {
  const [found] = await selectMembers(tx, business, sql`u.id = ${userId}`);
  return found ?? null;
}

export async function findMemberByEmail(tx: Db, business: Locked, email: string): Promise<Member | null> {
  const [found] = await selectMembers(tx, business, sql`u.email = ${email}`);
  return found ?? null;
}

/** The owner is one of them. */
export const countPeople = async (tx: Db, { id }: Locked): Promise<number> =>
  1 + (await tx.$count(memberships, eq(memberships.businessId, id)));

export async function addMember(
  tx: Db,
  { id }: Locked,
  userId: number,
  role: MemberRole,
  since: SQL | Date = sql`now()`,
): Promise<void> {
  await tx.insert(memberships).values({ businessId: id, userId, role, since });
}

export async function changeMember(tx: Db, business: Locked, userId: number, role: MemberRole): Promise<void> {
  await tx.update(memberships).set({ role }).where(isMember(business, userId));
}

export async function removeMember(tx: Db, business: Locked, userId: number): Promise<void> {
  await tx.delete(memberships).where(isMember(business, userId));
}

const account = z.object({
  id: bigint,
  name: z.string(),
  email: z.string(),
  isAdmin: z.boolean(),
  isActive: z.boolean(),
});
export type LockedAccount = z.infer<typeof account>;

/** In the order of ids, before the business (docs/locks.md): neither is deleted nor deactivated meanwhile. */
export const lockAccounts = (tx: Db, ids: readonly number[]): Promise<LockedAccount[]> =>
  rows(
    tx,
    account,
    sql`select id, name, email, is_admin as "isAdmin", is_active and email_verified as "isActive" from users
        where id = any(${`{${ids.join(',')}}`}::bigint[]) order by id for share`,
  );

/** Locks the businesses that the inviter still owns, in the order of ids. */
export const lockOwned = (tx: Db, ownerId: number, businesses: readonly Locked[]) =>
  rows(
    tx,
    z.object({ id: bigint, name: z.string() }),
    sql`select businesses.id, businesses.name from businesses join users on users.id = businesses.user_id
        where businesses.user_id = ${ownerId} and businesses.id = any(${`{${businesses.map(({ id }) => id).join(',')}}`}::bigint[])
        order by businesses.id for key share of users for update of businesses`,
  );

/** For administrators, whose calls declare the access. */
export async function lockTeamOf(tx: Db, id: number, isLocked: boolean): Promise<Team | null> {
  const [row] = await rows(
    tx,
    team,
    sql`select businesses.id, businesses.name, businesses.slug, businesses.user_id as "ownerId", ${ownerSince} as "ownerSince",
          businesses.time_zone as "timeZone", businesses.requires_second_step as "requiresSecondStep", 'administrator' as role from businesses
        where businesses.id = ${id} ${isLocked ? sql`for update` : sql``}`,
  );
  return row ?? null;
}
