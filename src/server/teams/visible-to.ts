import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import type { SessionUser } from '../../contract/accounts/calls.ts';
import { type Action, type MemberRole, may, memberRoles, type Role } from '../../contract/permissions.ts';
import { bigint, type Db, rows } from '../db/database.ts';

export type Actor = Pick<SessionUser, 'id' | 'isAdmin'>;

const inList = (roles: readonly MemberRole[]): SQL =>
  sql.join(
    roles.map((role) => sql`${role}`),
    sql`, `,
  );

/** It is in the WHERE of every statement on owned rows. The array lets PostgreSQL use both indexes. */
export function visibleTo(user: Actor, action: Action): SQL {
  if (user.isAdmin && may('administrator', action)) return sql`true`;
  const isOwner = may('owner', action) ? sql`businesses.user_id = ${user.id}` : sql`false`;
  const allowed = memberRoles.filter((role) => may(role, action));
  if (allowed.length === 0) return isOwner;
  return sql`(${isOwner} or businesses.id = any(array(
    select m.business_id from memberships m where m.user_id = ${user.id} and m.role in (${inList(allowed)}))))`;
}

export const ofVisibleBusiness = (user: Actor, action: Action, businessId: number): SQL =>
  sql`exists (select from businesses where businesses.id = ${businessId} and ${visibleTo(user, action)})`;

/** Rows that the user may export, of all businesses in one statement, because there may be thousands. `ofBusiness` is the column with their id. */
export async function countExported(
  db: Db,
  user: Actor,
  ofBusiness: PgColumn,
  where: SQL = sql`true`,
): Promise<ReadonlyMap<number, number>> {
  const found = await rows(
    db,
    z.object({ id: bigint, count: bigint }),
    sql`select businesses.id, (select count(*) from ${ofBusiness.table} where ${ofBusiness} = businesses.id and ${where})
        from businesses where ${visibleTo(user, 'exportEverything')}`,
  );
  return new Map(found.map(({ id, count }) => [id, count]));
}

/** For a business that the user may see. */
export const roleOf = (user: Actor): SQL<Role> =>
  sql<Role>`case when businesses.user_id = ${user.id} then 'owner' else coalesce((select m.role from memberships m
    where m.business_id = businesses.id and m.user_id = ${user.id}), 'administrator') end`;

/** Everyone who may do this at a business, as rows of `business_id` and `user_id`. */
export function peopleWho(action: Action): SQL {
  const allowed = memberRoles.filter((role) => may(role, action));
  return sql`(select b.id as business_id, b.user_id from businesses b
    union all select m.business_id, m.user_id from memberships m where m.role in (${inList(allowed)}))`;
}

/** Their own visits are not counted. */
export async function isOfTeam(db: Db, user: Actor | undefined, businessId: number): Promise<boolean> {
  if (user === undefined) return false;
  if (user.isAdmin && may('administrator', 'viewInsights')) return true;
  return (await rows(db, z.object({}), sql`select where ${ofVisibleBusiness(user, 'list', businessId)}`)).length > 0;
}
