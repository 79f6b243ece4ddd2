import { signInText } from '../../../contract/accounts/sign-in-text.ts';
import { recordSignIn } from '../../audit/store.ts';
import type { Config } from '../../config/config.ts';
import type { Db } from '../../db/database.ts';
import { conflict } from '../../http/app-error.ts';
import type { Context } from '../../http/context.ts';
import { enqueueEmail } from '../../mail/outbox.ts';
import { makeRowId } from '../codes.ts';
import { lockUser } from '../store.ts';
import { checkAppCode, makeAppKey } from './app-codes.ts';
import { browserName } from './browser-name.ts';
import { type SecondStepChange, secondStepChangedEmail } from './emails.ts';
import { insertPasskey, listPasskeys } from './passkey-store.ts';
import { assertRoom, checkNewPasskey } from './passkeys.ts';
import { type MadeCodes, makeRecoveryCodes } from './recovery-codes.ts';
import {
  confirmSecret,
  consumeStep,
  hasSecondStep,
  readSecondSteps,
  replaceRecoveryCodes,
  saveNewSecret,
} from './second-step-store.ts';

export interface Holder {
  readonly id: number;
  readonly email: string;
  readonly name: string;
}

export async function startApp({ services, db }: Context, user: Holder) {
  const { key, address, sealed } = makeAppKey(services.config, user.id, user.email);
  if (!(await saveNewSecret(db, user.id, sealed))) throw conflict('app_is_on', signInText.appIsOn);
  return { key, address };
}

/** A checked second step: `add` stores it, in the caller's transaction. */
export interface NewStep {
  /** Recovery codes when it is the first one. */
  add(tx: Db): Promise<{ readonly isFirst: boolean; readonly recoveryCodes: string[] | null }>;
}

export async function checkNewApp(context: Context, user: Holder, code: string): Promise<NewStep> {
  const right = await checkAppCode(context, user, code, false);
  await right.refund();
  return newStep(context, user, 'app on', async (tx) => {
    if (!(await confirmSecret(tx, user.id, right.sealed))) throw conflict('app_changed', signInText.setUpAppFirst);
    await consumeStep(tx, user.id, right.step);
  });
}

export async function checkNewKey(context: Context, user: Holder, passkey: unknown) {
  const made = await checkNewPasskey(context, passkey);
  const name = browserName(context.userAgent);
  const step = await newStep(
    context,
    user,
    'passkey added',
    async (tx) => {
      assertRoom(await listPasskeys(tx, user.id));
      if (!(await insertPasskey(tx, { ...made, name, userId: user.id })))
        throw conflict('passkey_exists', signInText.passkeyFailed);
    },
    name,
  );
  return { ...step, id: made.id, name };
}

async function newStep(
  { services: { config }, db }: Context,
  user: Holder,
  change: SecondStepChange,
  store: (tx: Db) => Promise<void>,
  passkey?: string,
): Promise<NewStep> {
  // Hashed before the transaction; thrown away if another request was first.
  const codes = hasSecondStep(await readSecondSteps(db, user.id)) ? null : await makeRecoveryCodes();
  return {
    add: async (tx) => {
      await lockUser(tx, user.id);
      const isFirst = !hasSecondStep(await readSecondSteps(tx, user.id));
      await store(tx);
      await tellChange(tx, config, user, change, passkey);
      return { isFirst, recoveryCodes: isFirst && codes ? await storeCodes(tx, user, codes) : null };
    },
  };
}

export async function storeCodes(tx: Db, { id }: Pick<Holder, 'id'>, { codes, hashes }: MadeCodes): Promise<string[]> {
  await replaceRecoveryCodes(tx, id, hashes);
  return [...codes];
}

/** In the audit log. */
const actionOf: Readonly<Record<SecondStepChange, string>> = {
  'app on': 'turned on an authenticator app',
  'app off': 'turned off the authenticator app',
  'passkey added': 'added the passkey',
  'passkey removed': 'removed the passkey',
};

export async function tellChange(tx: Db, config: Config, holder: Holder, change: SecondStepChange, name?: string) {
  const { email } = holder;
  await recordSignIn(tx, holder, null, actionOf[change], name);
  await enqueueEmail(tx, config, secondStepChangedEmail(config, `second step ${makeRowId()}`, email, change, name));
}
