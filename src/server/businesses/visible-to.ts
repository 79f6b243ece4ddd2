import { eq, type SQL, sql } from 'drizzle-orm';
import type { SessionUser } from '../../contract/accounts.ts';
import { type Action, may } from '../../contract/permissions.ts';
import { businesses } from './tables.ts';

export type Actor = Pick<SessionUser, 'id' | 'isAdmin'>;

/** The businesses with which the user may do this. It is in the WHERE of every statement on owned rows. */
export const visibleTo = (user: Actor, action: Action): SQL =>
  user.isAdmin && may('administrator', action) ? sql`true` : eq(businesses.userId, user.id);

/** The same for the rows of one business in other tables. */
export const ofVisibleBusiness = (user: Actor, action: Action, businessId: number): SQL =>
  sql`exists (select from ${businesses} where ${businesses.id} = ${businessId} and ${visibleTo(user, action)})`;
