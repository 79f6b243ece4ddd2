import { randomUUID } from 'node:crypto';
import { expiryDays, reminderDays } from '../../contract/invitations/limits.ts';
import { dayMs } from '../../contract/time/days.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/database.ts';
import type { Services } from '../http/context.ts';
import { enqueueEmail } from '../mail/outbox.ts';
import { findFailingSince } from '../mail/queue-store.ts';
import {
  countInOutbox,
  type DueInvitation,
  expireWaiting,
  findDueOwners,
  lockDue,
  markUndeliverable,
  saveOutcome,
} from './due-store.ts';
import { invitationEmail } from './emails.ts';
import { ownerHashes } from './person-hash.ts';
import { countSentToday, readPerDay } from './plan.ts';
import { isWithinHours, nextSendDay, nextWithinHours } from './sending-hours.ts';
import { consumePutOff, consumeSending } from './sending-limits.ts';
import { findInvitingById, holdOf, type InvitingBusiness, lockInvitations } from './settings-store.ts';
import { findOwnerObstacles } from './store.ts';

/** One owner's emails in the outbox, and the rows of a run. The rest waits for the next run. */
const outboxMax = 20;

interface Turn {
  /** Rows that now have an outcome or a later time. */
  readonly settled: number;
  /** The used-up limit that ended the turn. */
  readonly spent: 'all' | 'owner' | null;
}

/** Writes the emails of all due invitations and reminders, in turns by owner. `now` is the clock of every rule. */
export async function sendInvitations(services: Services, now = new Date()): Promise<void> {
  const { database, log } = services;
  await markUndeliverable(database.db);
  const expired = await expireWaiting(database.db, new Date(now.getTime() - expiryDays * dayMs));
  if (expired > 0) log.info({ expired }, 'invitations expired');
  if (await findFailingSince(database.db)) return;
  const owners = await findDueOwners(database.db, now);
  const rooms = new Map<number, number>();
  while (owners.size > 0) {
    for (const [ownerId, businesses] of owners) {
      const [businessId] = businesses;
      const room = rooms.get(ownerId) ?? outboxMax - (await countInOutbox(database.db, ownerId));
      if (businessId === undefined || room <= 0) {
        owners.delete(ownerId);
        continue;
      }
      const turn = await database.transact((tx) => takeTurn(tx, services.config, businessId, room, now));
      if (turn.spent === 'all') return;
      if (turn.spent === 'owner') owners.delete(ownerId);
      if (turn.settled < room) businesses.shift();
      // An email that was not needed takes a place too: the owner could count the others that went out.
      rooms.set(ownerId, room - turn.settled);
    }
  }
}

async function takeTurn(tx: Db, config: Config, businessId: number, room: number, now: Date): Promise<Turn> {
  const nothing = { settled: 0, spent: null };
  await lockInvitations(tx, businessId);
  const business = await findInvitingById(tx, businessId);
  if (business === null || holdOf(business) !== null) return nothing;
  if (!isWithinHours(now, business.settings, business.timeZone)) return nothing;
  let left = (await readPerDay(tx, business, now)) - (await countSentToday(tx, business, now));
  const due = await lockDue(tx, business, now, room, left > 0);
  const hashes = due.map(({ email }) => (email === null ? [] : ownerHashes(config.secretKey, business, email)));
  const obstacles = await findOwnerObstacles(tx, business, hashes.flat(), now);
  let settled = 0;
  for (const [at, row] of due.entries()) {
    const isInvitation = row.state === 'waiting';
    if (isInvitation && left <= 0) continue;
    const isStopped = row.isStopped || (hashes[at] ?? []).some((hash) => obstacles.get(hash)?.isStopped);
    const outcome = await settleOne(tx, config, business, { ...row, isStopped }, now);
    if (outcome === 'all' || outcome === 'owner') return { settled, spent: outcome };
    if (outcome === 'sent' && isInvitation) left -= 1;
    settled += 1;
  }
  return { settled, spent: null };
}

async function settleOne(
  tx: Db,
  config: Config,
  business: InvitingBusiness,
  row: DueInvitation,
  now: Date,
): Promise<'sent' | 'settled' | 'all' | 'owner'> {
  const { id, email, firstName, personHash, isStopped, isAgain, isOpened, isPutOff, state, language } = row;
  const isReminder = state === 'sent' && !isPutOff;
  const { settings, timeZone } = business;
  const isNeedless = isReminder ? !settings.sendsReminder : isAgain;
  if (email === null || personHash === null || isStopped || isNeedless) {
    const kept = state === 'sent' ? 'sent' : 'canceled';
    await saveOutcome(tx, id, {
      state: isStopped ? 'unsubscribed' : kept,
      ...(kept === 'sent' ? { sendAt: null } : {}),
    });
    return 'settled';
  }
  const consume = isPutOff ? consumePutOff : consumeSending;
  const spent = await consume(tx, config, business.ownerId, email);
  if (spent === 'all' || spent === 'owner') return spent;
  if (isReminder && (isOpened || spent !== null)) {
    // A needless reminder counts as well, or the limits would show the owner who opened the page.
    await saveOutcome(tx, id, { sendAt: null });
    return 'settled';
  }
  // Shown as sent on its day all the same, or the owner would learn that others invited this person.
  const sentAt = isPutOff ? {} : { sentAt: now };
  if (spent !== null) {
    await saveOutcome(tx, id, { state: 'sent', ...sentAt, sendAt: nextSendDay(now, settings, timeZone) });
    return isPutOff ? 'settled' : 'sent';
  }
  const kind = isReminder ? 'reminder' : 'invitation';
  const key = `${kind} ${randomUUID()}`;
  await enqueueEmail(
    tx,
    config,
    invitationEmail(config, business, { email, firstName, personHash, language }, kind, key),
  );
  await saveOutcome(
    tx,
    id,
    isReminder
      ? { state: 'reminded', remindedAt: now, reminderKey: key, sendAt: null }
      : { state: 'sent', ...sentAt, emailKey: key, sendAt: reminderTime(business, now) },
  );
  return 'sent';
}

const reminderTime = ({ settings, timeZone }: InvitingBusiness, now: Date): Date | null =>
  settings.sendsReminder ? nextWithinHours(new Date(now.getTime() + reminderDays * dayMs), settings, timeZone) : null;
