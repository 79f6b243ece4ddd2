import { and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { type Actor, ofVisibleBusiness } from '../teams/visible-to.ts';
import { invitations } from './tables.ts';

/** Without what a person opened, which nobody sees. */
export const listStored = (db: Db, user: Actor, businessId: number, after: number, limit: number) =>
  db
    .select({
      id: invitations.id,
      email: invitations.email,
      firstName: invitations.firstName,
      language: invitations.language,
      state: invitations.state,
      source: invitations.source,
      enteredBy: invitations.enteredBy,
      createdAt: invitations.createdAt,
      sentAt: invitations.sentAt,
    })
    .from(invitations)
    .where(
      and(
        eq(invitations.businessId, businessId),
        isNotNull(invitations.email),
        gt(invitations.id, after),
        ofVisibleBusiness(user, 'exportEverything', businessId),
      ),
    )
    .orderBy(asc(invitations.id))
    .limit(limit);
