import { and, desc, eq, gte, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { DeskLine } from '../../contract/invitations/front-desk.ts';
import { startOfDay } from '../../contract/time/zones.ts';
import type { Db } from '../db/database.ts';
import type { Desk } from './key-store.ts';
import { type InvitationRow, shownInvitation } from './store.ts';
import { invitations } from './tables.ts';

const todayMax = 200;

/** What became of an email that went out, such as a bounce, is not for this screen. */
export function lineOf(row: InvitationRow): DeskLine {
  const { id, address, firstName, language, at, enteredAt } = shownInvitation(row);
  const gone = row.sentAt === null ? 'canceled' : 'sent';
  return { id, address, firstName, language, at, enteredAt, state: row.state === 'waiting' ? 'waiting' : gone };
}

/** A user's own entries have no screen. */
const enteredOn = ({ id, businessId, userId }: Desk): SQL =>
  id === null
    ? sql`${invitations.businessId} = ${businessId} and ${invitations.deskId} is null
          and ${invitations.source} = 'desk' and ${invitations.enteredByUser} = ${userId}`
    : eq(invitations.deskId, id);

export async function listToday(db: Db, desk: Desk, timeZone: string, now: Date): Promise<DeskLine[]> {
  const today = and(
    enteredOn(desk),
    gte(invitations.createdAt, startOfDay(now, timeZone)),
    isNotNull(invitations.email),
  );
  const found = await db.select().from(invitations).where(today).orderBy(desc(invitations.id)).limit(todayMax);
  return found.map(lineOf);
}

export const isOfToday = (desk: Desk, id: number, timeZone: string, now: Date): SQL =>
  sql`${invitations.id} = ${id} and ${enteredOn(desk)}
      and ${invitations.createdAt} >= ${startOfDay(now, timeZone).toISOString()}::timestamptz`;
