import { createHmac } from 'node:crypto';
import { accountLimits } from '../../contract/accounts.ts';
import { refusals } from '../../contract/text.ts';
import { nameBusinesses } from '../businesses/store.ts';
import type { Handler } from '../http/calls.ts';
import type { Context } from '../http/context.ts';
import { returnLimit, takeLimit } from '../http/limits.ts';
import { forbidden, Refusal, tooMany } from '../http/refusal.ts';
import { makeToken, tokenHash } from './codes.ts';
import { isPassword } from './password.ts';
import { mayWrite, renewCode } from './register.ts';
import { endAllSessions, endSession, startSession } from './sessions.ts';
import { clearLoginFailures, countLoginFailure, findForLogin } from './store.ts';

const badLogin = (): Refusal => new Refusal(401, 'bad_login', refusals.badLogin);
const deviceCookieSeconds = 365 * 86_400;

/** E2. Unknown and wrong cost the same and answer the same; anything more is told only to the right password. */
export const login: Handler<'POST /api/login'> = async (input, context) => {
  const { config, database } = context.services;
  const giveBack = await takeAttempt(context, input.email);
  const found = await findForLogin(context.db, input.email);
  const locked = (found?.failuresInARow ?? 0) >= accountLimits.loginFailuresInARow;
  const compared = found?.passwordHash ?? null;
  const right = await isPassword(input.password, compared).catch(async (error: unknown) => {
    // Too many at once: that says nothing about the password.
    await giveBack();
    throw error;
  });
  if (!found || !right || locked || compared === null) {
    // One write in both cases, so that they take the same time.
    if (found) await countLoginFailure(context.db, found.id);
    else await takeLimit(context.db, accountLimits.loginFailuresOfNobody, input.email, 1);
    context.log.warn({ user: found?.id ?? null }, 'login failed');
    throw badLogin();
  }
  await giveBack();
  if (!found.isActive) throw forbidden('deactivated', refusals.deactivated);
  if (!found.emailVerified) {
    await database.transact(async (tx) => {
      if (await mayWrite(tx, config, found.email)) await renewCode(tx, config, found.email);
    });
    throw forbidden('email_unverified', refusals.unverified);
  }
  const { id, name, email, isAdmin } = found;
  const user = await context.transact(async (tx) => {
    if (!(await startSession(tx, context.cookies, { ...found, passwordHash: compared }))) throw badLogin();
    await clearLoginFailures(tx, id);
    const businesses = await nameBusinesses(tx, id);
    return { id, name, email, isAdmin, isActive: true, emailVerified: true, businesses };
  });
  rememberDevice(context, email);
  context.log.info({ user: id }, 'login');
  return user;
};

/** Counts the attempt as a failure until it proves to be none, so that many at once are counted too. */
async function takeAttempt(context: Context, email: string): Promise<() => Promise<void>> {
  const { database, config } = context.services;
  // A browser that logged in before counts by itself: strangers cannot lock it out.
  const device = deviceOf(context, email);
  const counted = device === null ? email : `${email} ${device}`;
  const takes = [
    ...accountLimits.loginFailuresPerIp.map((limit) => ({ limit, counted: context.ip })),
    { limit: accountLimits.loginFailuresPerAddress, counted },
  ];
  // All or none: what one of them refuses is no failure for the others, or a blocked guesser locks out whom it names.
  await database.transact(async (tx) => {
    for (const { limit, counted: key } of takes) {
      const taken = await takeLimit(tx, limit, key, config.rateLimitMultiplier);
      if (!taken.allowed) throw tooMany(refusals.tooManyAttempts, taken.retryAfterSeconds);
    }
  });
  return async () => {
    for (const { limit, counted: key } of takes) await returnLimit(database.db, limit, key);
  };
}

/** The device cookie holds a secret and, by its hash, the address that it is good for. */
function deviceOf(context: Context, email: string): string | null {
  const [secret = '', proof = ''] = (context.cookies.get('dev') ?? '').split('.');
  return secret && proof === deviceProof(context, secret, email) ? tokenHash(secret) : null;
}

function rememberDevice(context: Context, email: string): void {
  const secret = makeToken();
  context.cookies.set('dev', `${secret}.${deviceProof(context, secret, email)}`, deviceCookieSeconds);
}

const deviceProof = (context: Context, secret: string, email: string): string =>
  createHmac('sha256', context.services.config.secretKey).update(`device ${secret} ${email}`).digest('base64url');

/** E5. Always 200, with or without a session. */
export const logout: Handler<'POST /api/logout'> = async (_input, context) => {
  if (context.session) {
    await endSession(context.db, context.session.tokenHash);
    context.log.info({ user: context.session.user.id }, 'logout');
  }
  context.cookies.clear('sid');
  return { success: true };
};

/** E32. Every session of the user, on every device. */
export const logoutEverywhere: Handler<'POST /api/logout-everywhere'> = async (_input, context) => {
  const { user } = context.session;
  await context.services.database.transact((tx) => endAllSessions(tx, user.id));
  context.cookies.clear('sid');
  context.log.info({ user: user.id }, 'logout everywhere');
  return { success: true };
};
