import { createHmac } from 'node:crypto';
import { signInText } from '../../../contract/accounts/sign-in-text.ts';
import { signIn } from '../../../contract/constants.ts';
import { maskEmail } from '../../../contract/invitations/mask-email.ts';
import { nameOf, recordAudit, recordSignIn } from '../../audit/store.ts';
import type { Db } from '../../db/database.ts';
import { notFound } from '../../http/app-error.ts';
import type { Handler } from '../../http/calls.ts';
import type { Context, Services } from '../../http/context.ts';
import { tokenHash } from '../../http/token.ts';
import { mailboxHash } from '../../mail/mailbox-hash.ts';
import { enqueueEmail } from '../../mail/outbox.ts';
import { makeRowId } from '../codes.ts';
import { countEmail } from '../register.ts';
import { endAllSessions } from '../session-store.ts';
import { lockUser } from '../store.ts';
import { lostDeviceEmail, secondStepOffEmail } from './emails.ts';
import {
  deleteLostDevice,
  findLostDevice,
  listOver,
  saveLostDevice,
  startWaiting,
  takeOver,
} from './lost-device-store.ts';
import { readPending } from './pending.ts';
import { deleteSecondSteps } from './second-step-store.ts';

/** Derived, so that every email about one request can hold the same link. */
const tokenOf = (secretKey: Buffer, seed: string): string =>
  createHmac('sha256', secretKey).update(`lost device ${seed}`).digest('base64url');

/** The password was right, so this asks for an email to the account's own address. */
export const reportLostDevice: Handler<'POST /api/sign-in/lost-device'> = async (_input, context) => {
  const pending = await readPending(context, 'second step');
  const { config, database } = context.services;
  await database.transact(async (tx) => {
    await lockUser(tx, pending.id);
    const { allowed } = await countEmail(
      tx,
      context.services,
      `lost device ${mailboxHash(config.secretKey, pending.email)}`,
    );
    if (!allowed) return;
    const fresh = makeRowId();
    const seed = await saveLostDevice(tx, pending.id, fresh, tokenHash(tokenOf(config.secretKey, fresh)));
    const token = tokenOf(config.secretKey, seed);
    await enqueueEmail(tx, config, lostDeviceEmail(config, `lost ${makeRowId()}`, pending.email, 'link', token));
  });
  context.log.info({ user: pending.id }, 'lost device reported');
  return { success: true };
};

const gone = () => notFound(signInText.lostLink);

async function find({ db }: Pick<Context, 'db'>, token: string) {
  const found = await findLostDevice(db, tokenHash(token));
  if (!found?.isActive) throw gone();
  return found;
}

function stateOf({ email, startedAt }: { readonly email: string; readonly startedAt: Date | null }) {
  const ends = startedAt && new Date(startedAt.getTime() + signIn.lostDeviceHours * 3_600_000);
  return {
    recipient: maskEmail(email),
    startedAt: startedAt?.toISOString() ?? null,
    endsAt: ends?.toISOString() ?? null,
  };
}

export const readLostDevice: Handler<'POST /api/lost-device'> = async ({ token }, context) =>
  stateOf(await find(context, token));

export const startLostDevice: Handler<'POST /api/lost-device/start'> = async ({ token }, context) => {
  const found = await find(context, token);
  const { config, database } = context.services;
  const { userId, email } = found;
  const startedAt = await database.transact(async (tx) => {
    const started = await startWaiting(tx, userId);
    if (started === null) return null;
    await enqueueEmail(tx, config, lostDeviceEmail(config, `lost ${makeRowId()}`, email, 'started', token));
    await recordSignIn(tx, { ...found, id: userId }, context.ip, 'said the device for the second step is lost');
    return started;
  });
  context.log.info({ user: userId }, 'lost device: 24 hours began');
  return stateOf({ email, startedAt: startedAt ?? (await find(context, token)).startedAt });
};

export const stopLostDevice: Handler<'POST /api/lost-device/stop'> = async ({ token }, context) => {
  const found = await find(context, token);
  const { userId } = found;
  await context.services.database.transact(async (tx) => {
    if (!(await deleteLostDevice(tx, userId)) || found.startedAt === null) return;
    await recordSignIn(tx, { ...found, id: userId }, context.ip, 'stopped the removal of the second step');
  });
  context.log.info({ user: userId }, 'lost device: stopped');
  return { success: true };
};

const worker = 'The person themselves, by email, after 24 hours';

export async function turnOffLostSecondSteps({ database, config, log }: Services): Promise<void> {
  for (const userId of await listOver(database.db)) {
    await database.transact(async (tx) => {
      const user = await lockUser(tx, userId);
      if (user === null || !(await takeOver(tx, userId))) return;
      await removeSecondStep(tx, worker, user);
      await enqueueEmail(tx, config, secondStepOffEmail(config, `second step off ${makeRowId()}`, user.email));
    });
    log.info({ user: userId }, 'second step turned off after 24 hours');
  }
}

/** False if there was none. All sessions end, so that a stolen one does not outlive it. */
export async function removeSecondStep(
  tx: Db,
  actor: string,
  user: { readonly id: number; readonly name: string; readonly email: string },
): Promise<boolean> {
  const had = await deleteSecondSteps(tx, user.id);
  await deleteLostDevice(tx, user.id);
  if (!had) return false;
  await endAllSessions(tx, user.id);
  await recordAudit(tx, actor, 'removed the second step of', nameOf(user));
  await recordSignIn(tx, user, null, 'no longer has a second step');
  return true;
}
