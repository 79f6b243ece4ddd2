import { and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { type Actor, countExported, ofVisibleBusiness } from '../teams/visible-to.ts';
import { invitations } from './tables.ts';

const hasAddress = isNotNull(invitations.email);

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
        hasAddress,
        gt(invitations.id, after),
        ofVisibleBusiness(user, 'exportEverything', businessId),
      ),
    )
    .orderBy(asc(invitations.id))
    .limit(limit);

export const countStored = (db: Db, user: Actor) => countExported(db, user, invitations.businessId, hasAddress);
