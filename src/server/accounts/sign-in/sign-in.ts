import { signInText } from '../../../contract/accounts/sign-in-text.ts';
import { signIn as limits } from '../../../contract/constants.ts';
import { errorMessages } from '../../../contract/text.ts';
import { recordSignIn } from '../../audit/store.ts';
import type { Config } from '../../config/config.ts';
import type { Db } from '../../db/database.ts';
import { AppError, forbidden } from '../../http/app-error.ts';
import type { Context } from '../../http/context.ts';
import { makeToken, tokenHash } from '../../http/token.ts';
import { enqueueEmail } from '../../mail/outbox.ts';
import { makeRowId } from '../codes.ts';
import { deviceOf, rememberDevice } from '../devices.ts';
import type { NameBusinesses } from '../handlers.ts';
import { readPreferences } from '../preference-store.ts';
import { type ComparedAccount, startSession } from '../session-store.ts';
import { browserName } from './browser-name.ts';
import { newBrowserEmail } from './emails.ts';
import { savePending } from './pending-store.ts';
import { hasSecondStep, isRequired, readSecondSteps } from './second-step-store.ts';

export interface Account extends ComparedAccount {
  readonly name: string;
  readonly email: string;
  readonly isActive: boolean;
}

/** `first step` proves a password or another site's word; the others prove the second step too. */
type Way = 'first step' | 'passkey' | 'second step' | 'set up';

/** Administrators by the issuer's group: only the issuer knows whether they still are. */
export const needsIssuer = ({ singleSignOn }: Config, { isAdmin }: { readonly isAdmin: boolean }): boolean =>
  singleSignOn !== null && (singleSignOn.isOnlyWay || (isAdmin && singleSignOn.adminGroup !== null));

export const singleSignOnOnly = () => forbidden('single_sign_on_only', signInText.singleSignOnOnly);

/** In the audit log. */
const actionOf: Readonly<Record<Way, string>> = {
  'first step': 'signed in',
  passkey: 'signed in with a passkey',
  'second step': 'signed in with a second step',
  'set up': 'signed in and set up a second step',
};

const browserOf = ({ userAgent }: Context): string => `from ${browserName(userAgent).replace(/^A /, 'a ')}`;

const secondStepNeeded = () => new AppError(403, 'second_step', signInText.secondStep);
const setUpNeeded = () => new AppError(403, 'set_up_second_step', signInText.setUp);
const changed = () => new AppError(401, 'sign_in_over', signInText.over);

interface SignIn {
  readonly account: Account;
  readonly way: Way;
  readonly nameBusinesses: NameBusinesses;
  /** In the transaction that starts the session: what it uses up, it uses up once. */
  readonly prove?: (tx: Db) => Promise<void>;
  /** False: the issuer knew the person from before, so the session starts unconfirmed. */
  readonly isFresh?: boolean;
  /** The answer when the account changed meanwhile. */
  readonly onChange?: () => AppError;
}

/** The only way to a session: asks for the second step unless it was proved. */
export async function signIn(context: Context, input: SignIn) {
  const { account, way, nameBusinesses, prove, isFresh, onChange = changed } = input;
  const { config, database } = context.services;
  const { id, name, email, isAdmin } = account;
  if (!account.isActive) throw forbidden('deactivated', errorMessages.deactivated);
  const outcome = await database.transact(async (tx) => {
    await prove?.(tx);
    if (way === 'first step') {
      const has = hasSecondStep(await readSecondSteps(tx, id));
      if (has || (await isRequired(tx, config, account)))
        return keepPending(tx, account, has ? 'second step' : 'set up');
    }
    if (!(await startSession(tx, context, account, isFresh))) throw onChange();
    await recordSignIn(tx, account, context.ip, actionOf[way], browserOf(context));
    if (deviceOf(context, email) === null) await announceBrowser(tx, context, account);
    const businesses = await nameBusinesses(tx, account);
    return { id, name, email, isAdmin, isActive: true, emailVerified: true, businesses };
  });
  if ('token' in outcome) {
    context.cookies.set('step', outcome.token, limits.pendingLifetime);
    context.log.info({ user: id, step: outcome.step }, 'first step of a login');
    throw outcome.step === 'set up' ? setUpNeeded() : secondStepNeeded();
  }
  if (context.cookies.get('step') !== null) context.cookies.clear('step');
  rememberDevice(context, email);
  context.log.info({ user: id, way }, 'login');
  return outcome;
}

async function keepPending(tx: Db, { id, sessionEpoch }: Account, step: 'second step' | 'set up') {
  const token = makeToken();
  await savePending(tx, { tokenHash: tokenHash(token), userId: id, sessionEpoch, step });
  return { token, step };
}

async function announceBrowser(tx: Db, { services: { config }, userAgent }: Context, { id, email }: Account) {
  if (!(await readPreferences(tx, id)).newBrowser) return;
  await enqueueEmail(tx, config, newBrowserEmail(config, `browser ${makeRowId()}`, email, browserName(userAgent)));
}
