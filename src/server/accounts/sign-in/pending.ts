import { type SignInWay, signInLimits } from '../../../contract/accounts/sign-in-calls.ts';
import { signInText } from '../../../contract/accounts/sign-in-text.ts';
import { signIn as limits } from '../../../contract/constants.ts';
import type { Limit } from '../../../contract/endpoint.ts';
import { errorMessages } from '../../../contract/text.ts';
import type { Db } from '../../db/database.ts';
import { AppError, forbidden, tooMany } from '../../http/app-error.ts';
import type { Handler } from '../../http/calls.ts';
import type { Context } from '../../http/context.ts';
import { consumeRateLimits, type RateLimitUse, refundRateLimit } from '../../http/rate-limits.ts';
import { makeToken, tokenHash } from '../../http/token.ts';
import { deviceOf } from '../devices.ts';
import { consumePending, findPending, type Pending } from './pending-store.ts';
import { readSecondSteps } from './second-step-store.ts';
import type { Account } from './sign-in.ts';

/** The hash of the cookie that binds a pending sign-in and passkey challenges to this browser. */
export function stepBrowser({ cookies }: Pick<Context, 'cookies'>): string | null {
  const token = cookies.get('step');
  return token !== null && /^[\w-]{43}$/.test(token) ? tokenHash(token) : null;
}

export function bindStepBrowser(context: Pick<Context, 'cookies'>): string {
  const bound = stepBrowser(context);
  if (bound !== null) return bound;
  const token = makeToken();
  context.cookies.set('step', token, limits.pendingLifetime);
  return tokenHash(token);
}

const over = () => new AppError(401, 'sign_in_over', signInText.over);

export async function readPending(context: Context, step: Pending['step']): Promise<Pending> {
  const browser = stepBrowser(context);
  const pending = browser === null ? null : await findPending(context.db, browser);
  if (pending === null || pending.step !== step) throw over();
  if (!pending.isActive) throw forbidden('deactivated', errorMessages.deactivated);
  return pending;
}

export const accountOf = (pending: Pending): Account => ({ ...pending, passwordHash: null });

export async function finishPending(tx: Db, { tokenHash: hash }: Pending): Promise<void> {
  if (!(await consumePending(tx, hash))) throw over();
}

export const getSignIn: Handler<'GET /api/sign-in'> = async (_input, context) => {
  const browser = stepBrowser(context);
  const pending = browser === null ? null : await findPending(context.db, browser);
  if (!pending?.isActive) return { step: 'none', email: '', ways: [] };
  const steps = await readSecondSteps(context.db, pending.id);
  const ways: SignInWay[] = [
    ...(steps.passkeys > 0 ? (['passkey'] as const) : []),
    ...(steps.app ? (['app'] as const) : []),
    ...(steps.recoveryCodes > 0 ? (['recovery code'] as const) : []),
  ];
  return { step: pending.step, email: pending.email, ways };
};

export const cancelSignIn: Handler<'POST /api/sign-in/cancel'> = async (_input, context) => {
  const browser = stepBrowser(context);
  if (browser !== null) await consumePending(context.db, browser);
  context.cookies.clear('step');
  return { success: true };
};

/**
 * Counted as wrong until it is right, so that parallel guesses count too. Known browsers have a count of their own,
 * and none of a day.
 */
export async function countGuess(
  context: Context,
  { id, email }: { readonly id: number; readonly email: string },
  limit: Limit = signInLimits.wrongCodes,
) {
  const { database, config } = context.services;
  const device = deviceOf(context, email);
  const isKnown = device !== null;
  const uses: RateLimitUse[] = [[limit, isKnown ? `${id} ${device}` : String(id)]];
  if (!isKnown && limit === signInLimits.wrongCodes) uses.push([signInLimits.wrongCodesOfDay, String(id)]);
  const results = await consumeRateLimits(database.db, uses, config.rateLimitMultiplier);
  const exceeded = results.find(({ allowed }) => !allowed);
  if (exceeded) {
    context.log.warn({ limit: exceeded.limit.name, user: id }, 'limit reached');
    const isOfDay = exceeded.limit === signInLimits.wrongCodesOfDay;
    throw tooMany(isOfDay ? signInText.tooManyCodesToday : signInText.tooManyCodes, exceeded.retryAfterSeconds);
  }
  const refund = async () => {
    for (const [used, counted] of uses) await refundRateLimit(database.db, used, counted);
  };
  return { left: results[0]?.left ?? 0, isKnown, refund };
}
