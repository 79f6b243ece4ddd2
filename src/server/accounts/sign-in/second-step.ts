import { signInText } from '../../../contract/accounts/sign-in-text.ts';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Handler } from '../../http/calls.ts';
import type { Context } from '../../http/context.ts';
import type { NameBusinesses } from '../handlers.ts';
import { checkAppCode } from './app-codes.ts';
import { deleteLostDevice } from './lost-device-store.ts';
import { checkPasskey, makeNewPasskeyOptions, makeSignInOptions } from './passkeys.ts';
import { accountOf, finishPending, readPending, stepBrowser } from './pending.ts';
import { consumePending, findPending } from './pending-store.ts';
import { checkRecoveryCode } from './recovery-codes.ts';
import { consumeStep } from './second-step-store.ts';
import { checkNewApp, checkNewKey, type NewStep, startApp } from './set-up.ts';
import { needsIssuer, signIn, singleSignOnOnly } from './sign-in.ts';

export const takeCode =
  (nameBusinesses: NameBusinesses): Handler<'POST /api/sign-in/code'> =>
  async ({ code }, context) => {
    const pending = await readPending(context, 'second step');
    const right = await checkAppCode(context, pending, code, true);
    const prove = async (tx: Db) => {
      await finishPending(tx, pending);
      if (!(await consumeStep(tx, pending.id, right.step))) throw right.wrong();
      await deleteLostDevice(tx, pending.id);
    };
    const user = await signIn(context, { account: accountOf(pending), way: 'second step', nameBusinesses, prove });
    await right.refund();
    return user;
  };

export const takeRecoveryCode =
  (nameBusinesses: NameBusinesses): Handler<'POST /api/sign-in/recovery-code'> =>
  async ({ code }, context) => {
    const pending = await readPending(context, 'second step');
    const { consume, refund } = await checkRecoveryCode(context, pending, code);
    const prove = async (tx: Db) => {
      await finishPending(tx, pending);
      await consume(tx);
      await deleteLostDevice(tx, pending.id);
    };
    const user = await signIn(context, { account: accountOf(pending), way: 'second step', nameBusinesses, prove });
    await refund();
    return user;
  };

export const passkeyOptions: Handler<'POST /api/sign-in/passkey-options'> = (_input, context) =>
  makeSignInOptions(context);

/** A whole sign-in, except where the issuer has to be asked first. */
export const takePasskey =
  (nameBusinesses: NameBusinesses): Handler<'POST /api/sign-in/passkey'> =>
  async ({ passkey }, context) => {
    const known = await checkPasskey(context, passkey);
    const browser = stepBrowser(context);
    const isSecond = needsIssuer(context.services.config, known);
    const pending = isSecond && browser !== null ? await findPending(context.db, browser) : null;
    if (isSecond && (pending?.id !== known.userId || pending.step !== 'second step')) throw singleSignOnOnly();
    const prove = async (tx: Db) => {
      const isConsumed = browser !== null && (await consumePending(tx, browser));
      if (isSecond && !isConsumed) throw singleSignOnOnly();
      await deleteLostDevice(tx, known.userId);
    };
    const account = { ...known, id: known.userId, name: known.userName, passwordHash: null };
    return signIn(context, { account, way: 'passkey', nameBusinesses, prove });
  };

export const startAppOnTheWayIn: Handler<'POST /api/sign-in/app'> = async (_input, context) =>
  startApp(context, await readPending(context, 'set up'));

export const newPasskeyOptionsOnTheWayIn: Handler<'POST /api/sign-in/new-passkey-options'> = async (_input, context) =>
  makeNewPasskeyOptions(context, await readPending(context, 'set up'));

export const addAppOnTheWayIn =
  (nameBusinesses: NameBusinesses): Handler<'POST /api/sign-in/app/on'> =>
  async ({ code }, context) => {
    const pending = await readPending(context, 'set up');
    return setUp(context, nameBusinesses, await checkNewApp(context, pending, code));
  };

export const addPasskeyOnTheWayIn =
  (nameBusinesses: NameBusinesses): Handler<'POST /api/sign-in/new-passkey'> =>
  async ({ passkey }, context) => {
    const pending = await readPending(context, 'set up');
    return setUp(context, nameBusinesses, await checkNewKey(context, pending, passkey));
  };

async function setUp(context: Context, nameBusinesses: NameBusinesses, step: NewStep) {
  const pending = await readPending(context, 'set up');
  let recoveryCodes: string[] | null = null;
  const prove = async (tx: Db) => {
    await finishPending(tx, pending);
    const added = await step.add(tx);
    // Another browser was first: the password alone must not add a second one.
    if (!added.isFirst) throw new AppError(401, 'sign_in_over', signInText.over);
    recoveryCodes = added.recoveryCodes;
  };
  const user = await signIn(context, { account: accountOf(pending), way: 'set up', nameBusinesses, prove });
  return { user, recoveryCodes };
}
