import { eq } from 'drizzle-orm';
import { dayMs } from '../../contract/time/days.ts';
import { businesses } from '../businesses/tables.ts';
import type { Db } from '../db/database.ts';
import { makeToken, tokenHash } from '../http/token.ts';
import { personHash } from '../invitations/person-hash.ts';
import { firstSendTime, isWithinHours, nextWithinHours } from '../invitations/sending-hours.ts';
import { desks, invitations, unsubscribes } from '../invitations/tables.ts';

type Row = typeof invitations.$inferInsert;

const people = [
  'maria.lopez@example.com',
  'jonas@example.net',
  'carmen.diaz@example.org',
  'priya@example.com',
  'thomas.weber@example.net',
  'lucia@example.org',
];
const firstNames = ['Maria', 'Jonas', 'Carmen', 'Priya', 'Thomas', 'Lucia'];
const daysOfHistory = 40;
const addressesFor = 28;
const when = { afterDays: 1 as const, fromHour: 10, toHour: 18, weekdays: [1, 2, 3, 4, 5] };
const wholeDay = { ...when, fromHour: 0, toHour: 24 };

/** Six weeks of a practice that asks everyone, with each state that the list can show. */
export async function addInvitations(tx: Db, businessId: number, secretKey: Buffer, now = new Date()): Promise<void> {
  const settings = { isOn: true, ownSentence: 'We’ve moved the entrance to the courtyard side.' };
  const [business] = await tx
    .update(businesses)
    .set({ invitationSettings: settings, postalAddress: '12 Juniper Street, Asheville, NC 28801' })
    .where(eq(businesses.id, businessId))
    .returning({ timeZone: businesses.timeZone });
  const [desk] = await tx
    .insert(desks)
    .values({ businessId, name: 'Front desk 1', keyHash: tokenHash(makeToken()), lastUsedAt: now })
    .returning({ id: desks.id });
  if (!business || !desk) throw new Error('INSERT returned no row');
  const { timeZone } = business;
  const person = (n: number) => (people[n % people.length] ?? '').replace('@', `${n}@`);
  const invited = (n: number, row: Partial<Row>): Row => ({
    businessId,
    personHash: personHash(secretKey, businessId, person(n)),
    email: person(n),
    firstName: n % 3 === 2 ? null : (firstNames[n % people.length] ?? null),
    language: 'en',
    source: n % 4 === 0 ? 'list' : 'desk',
    enteredBy: n % 4 === 0 ? 'Maya Lindqvist' : 'Front desk 1',
    deskId: n % 4 === 0 ? null : desk.id,
    ...row,
  });
  const rows: Row[] = [];
  for (let ago = daysOfHistory; ago > 0; ago -= 1) {
    const createdAt = new Date(now.getTime() - ago * dayMs);
    const sentAt = firstSendTime(createdAt, when, timeZone);
    const remindedAt = nextWithinHours(new Date(sentAt.getTime() + 5 * dayMs), when, timeZone);
    if (sentAt > now || !isWithinHours(createdAt, wholeDay, timeZone)) continue;
    for (let each = 0; each < 3 + (ago % 3); each += 1) {
      const n = rows.length;
      const isOpened = n % 20 < 9;
      const isReminded = !isOpened && remindedAt <= now;
      const past: Partial<Row> = {
        state: isReminded ? 'reminded' : 'sent',
        createdAt,
        sentAt,
        remindedAt: isReminded ? remindedAt : null,
        isOpened,
        hasGoneOn: n % 20 < 6,
        ...(ago > addressesFor ? { email: null, firstName: null } : {}),
      };
      if (n % 40 === 25) Object.assign(past, { state: 'undeliverable', isOpened: false, remindedAt: null });
      if (n % 40 === 31) Object.assign(past, { state: 'unsubscribed', remindedAt: null });
      if (n % 40 === 37) Object.assign(past, { state: 'canceled', sentAt: null, sendAt: sentAt, remindedAt: null });
      rows.push(invited(n, past));
    }
  }
  const sendAt = firstSendTime(now, when, timeZone);
  for (let next = 0; next < 3; next += 1) rows.push(invited(rows.length, { state: 'waiting', createdAt: now, sendAt }));
  await tx.insert(invitations).values(rows);
  const stopped = rows.filter(({ state }) => state === 'unsubscribed');
  await tx
    .insert(unsubscribes)
    .values(stopped.map((row) => ({ businessId, personHash: row.personHash ?? '', source: 'link' as const })));
}
