import { eq, type SQL, sql } from 'drizzle-orm';
import type { SessionUser } from '../../contract/accounts/calls.ts';
import { type Action, may } from '../../contract/permissions.ts';
import { businesses } from './tables.ts';

export type Actor = Pick<SessionUser, 'id' | 'isAdmin'>;

/** It is in the WHERE of every statement on owned rows. */
export function visibleTo(user: Actor, action: Action): SQL {
  if (user.isAdmin && may('administrator', action)) return sql`true`;
  return may('owner', action) ? eq(businesses.userId, user.id) : sql`false`;
}

export const ofVisibleBusiness = (user: Actor, action: Action, businessId: number): SQL =>
  sql`exists (select from ${businesses} where ${businesses.id} = ${businessId} and ${visibleTo(user, action)})`;

/** Their own visits are not counted. */
export const isOfTeam = (user: Actor | undefined, { userId }: { readonly userId: number }): boolean =>
  user !== undefined && (user.id === userId || (user.isAdmin && may('administrator', 'viewInsights')));
