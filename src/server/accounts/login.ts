import { accountLimits } from '../../contract/accounts/calls.ts';
import { errorMessages } from '../../contract/text.ts';
import { recordFailedLogin, recordSignIn } from '../audit/store.ts';
import type { Db } from '../db/database.ts';
import { AppError, forbidden } from '../http/app-error.ts';
import type { Handler } from '../http/calls.ts';
import type { Context } from '../http/context.ts';
import { browserIn } from '../http/cookies.ts';
import { consumeRateLimit } from '../http/rate-limits.ts';
import { enqueueEmail } from '../mail/outbox.ts';
import { makeRowId } from './codes.ts';
import { passwordOffEmail } from './emails.ts';
import type { NameBusinesses } from './handlers.ts';
import { type Attempt, countAttempt } from './login-attempts.ts';
import { isPassword } from './password.ts';
import { renewCode } from './register.ts';
import { findRegistrationToCompare, type OpenRegistration, saveRegistration } from './registration-store.ts';
import { endAllSessions, endSession } from './session-store.ts';
import { needsIssuer, signIn, singleSignOnOnly } from './sign-in/sign-in.ts';
import { clearLoginFailures, countLoginFailure, findForLogin, type LoginRow, lockAddress } from './store.ts';

const badLogin = (): AppError => new AppError(401, 'bad_login', errorMessages.badLogin);

/** The second comparison hides whether an address that a stranger has registered has an account. */
export const login =
  (nameBusinesses: NameBusinesses): Handler<'POST /api/login'> =>
  async (input, context) => {
    const attempt = await countAttempt(context, input.email);
    const compare = (stored: string | null) => comparePassword(attempt, input.password, stored);
    const account = attempt.triesAccount ? await findForLogin(context.db, input.email) : null;
    const isRight = await compare(account?.passwordHash ?? null);
    if (account && isRight && !isPasswordOff(account, attempt))
      return startLogin(context, account, attempt, nameBusinesses);

    const open = await findRegistrationToCompare(context.db, browserIn(context.cookies), input.email);
    const isOpen = await compare(open?.passwordHash ?? null);
    await recordFailure(context, input.email, account, attempt);
    if (!open || !isOpen) throw badLogin();
    await claimRegistration(context, open);
    throw forbidden('email_unverified', errorMessages.unverified);
  };

/** Gives the try back when the hash queue is full: that says nothing about the password. */
export const comparePassword = (attempt: Attempt, password: string, stored: string | null): Promise<boolean> =>
  isPassword(password, stored).catch(async (error: unknown) => {
    await attempt.refund();
    throw error;
  });

export const isPasswordOff = ({ failuresInARow }: LoginRow, { device }: Attempt): boolean =>
  failuresInARow >= accountLimits.loginFailuresInARow && device === null;

async function startLogin(
  context: Parameters<Handler<'POST /api/login'>>[1],
  account: LoginRow,
  attempt: Attempt,
  nameBusinesses: NameBusinesses,
) {
  await attempt.refund();
  if (needsIssuer(context.services.config, account)) throw singleSignOnOnly();
  const prove = (tx: Db) => clearLoginFailures(tx, account.id);
  return signIn(context, { account, way: 'first step', nameBusinesses, prove, onChange: badLogin });
}

/** One write whether or not the account exists, so that both take equal time. */
export async function recordFailure(
  { services, ip }: Pick<Context, 'services' | 'ip'>,
  email: string,
  account: LoginRow | null,
  { device }: Attempt,
) {
  const { config, database, log } = services;
  await database.transact(async (tx) => {
    await recordFailedLogin(tx, account, ip);
    if (account === null || device !== null) {
      await consumeRateLimit(tx, accountLimits.loginFailuresOfNobody, email, 1);
      return;
    }
    const failures = await countLoginFailure(tx, account.id);
    if (failures !== accountLimits.loginFailuresInARow || !account.isActive) return;
    await enqueueEmail(tx, config, passwordOffEmail(config, `password off ${makeRowId()}`, account.email));
  });
  log.warn({ user: account?.id ?? null }, 'login failed');
}

async function claimRegistration(context: Context, { email, name, passwordHash }: OpenRegistration): Promise<void> {
  const { services, ip, site } = context;
  const browserHash = context.browser();
  await services.database.transact(async (tx) => {
    await lockAddress(tx, email);
    await renewCode(tx, services, await saveRegistration(tx, { email, name, passwordHash, browserHash }), site ?? ip);
  });
}

export const logout: Handler<'POST /api/logout'> = async (_input, context) => {
  if (context.session) {
    const { tokenHash, user } = context.session;
    await context.services.database.transact(async (tx) => {
      if (await endSession(tx, tokenHash)) await recordSignIn(tx, user, context.ip, 'signed out');
    });
    context.log.info({ user: user.id }, 'logout');
  }
  context.cookies.clear('sid');
  return { success: true };
};

export const logoutEverywhere: Handler<'POST /api/logout-everywhere'> = async (_input, context) => {
  const { user } = context.session;
  await context.services.database.transact(async (tx) => {
    await endAllSessions(tx, user.id);
    await recordSignIn(tx, user, context.ip, 'signed out everywhere');
  });
  context.cookies.clear('sid');
  context.log.info({ user: user.id }, 'logout everywhere');
  return { success: true };
};
