import { signInText } from '../../../contract/accounts/sign-in-text.ts';
import { errorMessages } from '../../../contract/text.ts';
import { recordSignIn } from '../../audit/store.ts';
import type { Db } from '../../db/database.ts';
import { conflict, notFound } from '../../http/app-error.ts';
import type { Handler } from '../../http/calls.ts';
import type { SignedIn } from '../../http/context.ts';
import { enqueueEmail } from '../../mail/outbox.ts';
import { makeRowId } from '../codes.ts';
import { endOtherSessions, endOwnSession, listSessions, sessionIdOf } from '../session-store.ts';
import { lockUser } from '../store.ts';
import { recoveryCodesMadeEmail, type SecondStepChange } from './emails.ts';
import { deletePasskey, renamePasskey } from './passkey-store.ts';
import { makeNewPasskeyOptions } from './passkeys.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import {
  deleteRecoveryCodes,
  deleteSecret,
  hasSecondStep,
  isRequired,
  readSecondSteps,
  readSecurity,
} from './second-step-store.ts';
import { checkNewApp, checkNewKey, type NewStep, startApp, storeCodes, tellChange } from './set-up.ts';

export const getSecurity: Handler<'GET /api/security'> = async (_input, { db, session, services }) => ({
  ...(await readSecurity(db, session.user.id)),
  isRequired: await isRequired(db, services.config, session.user),
});

export const newAppKey: Handler<'POST /api/security/app'> = (_input, context) =>
  startApp(context, context.session.user);

/** With the first second step, sessions that began without one end. */
async function addStep(tx: Db, { session }: SignedIn, step: NewStep): Promise<string[] | null> {
  const { isFirst, recoveryCodes } = await step.add(tx);
  if (isFirst) await endOtherSessions(tx, session.user.id, session.tokenHash);
  return recoveryCodes;
}

export const turnAppOn: Handler<'POST /api/security/app/on'> = async ({ code }, context) => {
  const step = await checkNewApp(context, context.session.user, code);
  return context.transact(async (tx) => ({ recoveryCodes: await addStep(tx, context as SignedIn, step) }));
};

export const newPasskeyOptions: Handler<'POST /api/security/passkey-options'> = (_input, context) =>
  makeNewPasskeyOptions(context, context.session.user);

export const addPasskey: Handler<'POST /api/security/passkeys'> = async ({ passkey }, context) => {
  const step = await checkNewKey(context, context.session.user, passkey);
  return context.transact(async (tx) => ({
    id: step.id,
    name: step.name,
    recoveryCodes: await addStep(tx, context as SignedIn, step),
  }));
};

export const renameOwnPasskey: Handler<'PATCH /api/security/passkeys/{passkeyId}'> = async (input, { db, session }) => {
  if (!(await renamePasskey(db, session.user.id, input.passkeyId, input.name))) throw notFound(errorMessages.notFound);
  return { success: true };
};

export const turnAppOff: Handler<'DELETE /api/security/app'> = async (_input, context) =>
  removeStep(context as SignedIn, 'app off', async (tx, userId) => ((await deleteSecret(tx, userId)) ? '' : null));

export const removePasskey: Handler<'DELETE /api/security/passkeys/{passkeyId}'> = async ({ passkeyId }, context) =>
  removeStep(context as SignedIn, 'passkey removed', (tx, userId) => deletePasskey(tx, userId, passkeyId));

async function removeStep(
  { services, session }: SignedIn,
  change: SecondStepChange,
  remove: (tx: Db, userId: number) => Promise<string | null>,
): Promise<{ success: true }> {
  const { user } = session;
  await services.database.transact(async (tx) => {
    // Two removals at once must not take away the last two.
    await lockUser(tx, user.id);
    const name = await remove(tx, user.id);
    if (name === null) throw notFound(errorMessages.notFound);
    const isLast = !hasSecondStep(await readSecondSteps(tx, user.id));
    if (isLast && (await isRequired(tx, services.config, user)))
      throw conflict('last_required', signInText.lastRequired);
    if (isLast) await deleteRecoveryCodes(tx, user.id);
    await tellChange(tx, services.config, user, change, name || undefined);
  });
  services.log.info({ user: user.id, change }, 'second step changed');
  return { success: true };
}

export const newRecoveryCodes: Handler<'POST /api/security/recovery-codes'> = async (_input, context) => {
  const { user } = context.session;
  const { config } = context.services;
  const made = await makeRecoveryCodes();
  return context.transact(async (tx) => {
    await lockUser(tx, user.id);
    if (!hasSecondStep(await readSecondSteps(tx, user.id))) throw conflict('no_second_step', signInText.noSecondStep);
    const codes = await storeCodes(tx, user, made);
    await recordSignIn(tx, user, context.ip, 'made new recovery codes');
    await enqueueEmail(tx, config, recoveryCodesMadeEmail(config, `recovery codes ${makeRowId()}`, user.email));
    return { recoveryCodes: codes };
  });
};

export const getBrowsers: Handler<'GET /api/security/browsers'> = async (_input, { db, session }) => ({
  browsers: (await listSessions(db, session.user.id)).map((row) => ({
    id: row.id,
    name: row.browser ?? '',
    signedInAt: row.createdAt.toISOString(),
    lastActiveAt: row.lastSeenAt.toISOString(),
    isThis: row.id === sessionIdOf(session.tokenHash),
  })),
});

export const endBrowser: Handler<'DELETE /api/security/browsers/{browserId}'> = async ({ browserId }, context) => {
  const { user } = context.session;
  await context.services.database.transact(async (tx) => {
    if (!(await endOwnSession(tx, user.id, browserId))) throw notFound(errorMessages.notFound);
    await recordSignIn(tx, user, context.ip, 'signed another browser out');
  });
  return { success: true };
};

export const endOtherBrowsers: Handler<'POST /api/security/browsers/end-others'> = async (_input, context) => {
  const { user, tokenHash } = context.session;
  await context.services.database.transact(async (tx) => {
    await endOtherSessions(tx, user.id, tokenHash);
    await recordSignIn(tx, user, context.ip, 'signed all other browsers out');
  });
  return { success: true };
};
