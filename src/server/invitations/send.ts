import { randomUUID } from 'node:crypto';
import { expiryDays, reminderDays } from '../../contract/invitation-limits.ts';
import { isWithinHours, nextWithinHours } from '../../contract/sending-hours.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import type { Services } from '../http/context.ts';
import { countBulkOfDay, countBulkWaiting, enqueueEmail, findFailingSince } from '../mail/outbox.ts';
import {
  type DueInvitation,
  expireWaiting,
  findDueBusinesses,
  lockDue,
  markUndeliverable,
  saveOutcome,
} from './due-store.ts';
import { invitationEmail } from './emails.ts';
import { countSentToday, readPerDay } from './plan.ts';
import { findInvitingById, holdOf, type InvitingBusiness, lockDailyLimit, lockInvitations } from './settings.ts';

const dayMs = 86_400_000;
const batch = 50;
/** The rest waits for the next run, so that neither this node nor a slow mail server has a long queue. */
const outboxMax = 100;

/** Writes the emails of all due invitations and reminders. `now` is the clock of every rule. */
export async function sendInvitations(services: Services, now = new Date()): Promise<void> {
  const { database, log } = services;
  await markUndeliverable(database.db);
  const expired = await expireWaiting(database.db, new Date(now.getTime() - expiryDays * dayMs));
  if (expired > 0) log.info({ expired }, 'invitations expired');
  if (await findFailingSince(database.db)) return;
  for (const businessId of await findDueBusinesses(database.db, now)) {
    if ((await countBulkWaiting(database.db)) >= outboxMax) return;
    let last = 0;
    do {
      last = await database.transact((tx) => sendBatch(tx, services.config, businessId, now));
    } while (last === batch);
  }
}

/** Returns how many rows it settled. */
async function sendBatch(tx: Db, config: Config, businessId: number, now: Date): Promise<number> {
  await lockInvitations(tx, businessId);
  const business = await findInvitingById(tx, businessId);
  if (business === null || holdOf(business) !== null) return 0;
  const { settings, timeZone } = business;
  if (!isWithinHours(now, settings, timeZone)) return 0;
  const perDay = await readPerDay(tx, business, now);
  let left = perDay - (await countSentToday(tx, business, now));
  await lockDailyLimit(tx);
  // Of all businesses together, because the mail server has a limit.
  let leftOfAll = config.invitesDaily - (await countBulkOfDay(tx));
  let settled = 0;
  for (const row of await lockDue(tx, business, now, batch, left > 0)) {
    const isInvitation = row.state === 'waiting';
    if (leftOfAll <= 0) break;
    if (isInvitation && left <= 0) continue;
    const sent = await settleOne(tx, config, business, row, now);
    if (sent) leftOfAll -= 1;
    if (sent && isInvitation) left -= 1;
    settled += 1;
  }
  return settled;
}

async function settleOne(
  tx: Db,
  config: Config,
  business: InvitingBusiness,
  row: DueInvitation,
  now: Date,
): Promise<boolean> {
  const { id, email, firstName, personHash, isStopped, isAgain, isOpened, state } = row;
  const isReminder = state === 'sent';
  const isNeedless = isReminder ? isOpened || !business.settings.sendsReminder : isAgain;
  if (email === null || personHash === null || isStopped || isNeedless) {
    const kept = isReminder ? 'sent' : 'canceled';
    await saveOutcome(tx, id, { state: isStopped ? 'unsubscribed' : kept, ...(isReminder ? { sendAt: null } : {}) });
    return false;
  }
  const key = `${isReminder ? 'reminder' : 'invitation'} ${randomUUID()}`;
  const recipient = { email, firstName, personHash };
  await enqueueEmail(
    tx,
    config,
    invitationEmail(config, business, recipient, isReminder ? 'reminder' : 'invitation', key),
  );
  await saveOutcome(
    tx,
    id,
    isReminder
      ? { state: 'reminded', remindedAt: now, reminderKey: key, sendAt: null }
      : { state: 'sent', sentAt: now, emailKey: key, sendAt: reminderTime(business, now) },
  );
  return true;
}

const reminderTime = ({ settings, timeZone }: InvitingBusiness, now: Date): Date | null =>
  settings.sendsReminder ? nextWithinHours(new Date(now.getTime() + reminderDays * dayMs), settings, timeZone) : null;
