import { accountLimits } from '../../contract/accounts.ts';
import type { Limit } from '../../contract/endpoint.ts';
import { errorMessages } from '../../contract/text.ts';
import { tooMany } from '../http/app-error.ts';
import type { Context } from '../http/context.ts';
import { browserIn } from '../http/cookies.ts';
import { consumeRateLimit, refundRateLimit } from '../http/rate-limits.ts';
import { deviceOf } from './devices.ts';
import { findOwnRegistration } from './registrations.ts';

/** One login, counted as a failure until it proves to be none, so that many at once are counted too. */
export interface Attempt {
  /** The known device that it comes from, as long as that has not failed too often itself. */
  readonly device: string | null;
  giveBack(): Promise<void>;
}

export async function takeAttempt(context: Context, email: string): Promise<Attempt> {
  const { database, config } = context.services;
  const known = deviceOf(context, email);
  const takes: { limit: Limit; counted: string }[] = [];
  // All or none: what one of them refuses is no failure for the others, or a blocked guesser locks out whom it names.
  const device = await database.transact(async (tx) => {
    const take = async (limit: Limit, counted: string) => {
      const taken = await consumeRateLimit(tx, limit, counted, config.rateLimitMultiplier);
      if (taken.allowed) takes.push({ limit, counted });
      return taken;
    };
    const insist = async (limit: Limit, counted: string) => {
      const { allowed, retryAfterSeconds } = await take(limit, counted);
      if (!allowed) throw tooMany(errorMessages.tooManyAttempts, retryAfterSeconds);
    };
    for (const limit of accountLimits.loginFailuresPerIp) await insist(limit, context.ip);
    const isTrusted = known !== null && (await take(accountLimits.loginFailuresPerDevice, known)).allowed;
    const own = await findOwnRegistration(tx, browserIn(context.cookies), email);
    // Strangers cannot lock out a known device, or the browser that registered: these count apart.
    const apart = isTrusted ? known : own?.browserHash;
    await insist(accountLimits.loginFailuresPerAddress, apart ? `${email} ${apart}` : email);
    return isTrusted ? known : null;
  });
  return {
    device,
    giveBack: async () => {
      for (const { limit, counted } of takes) await refundRateLimit(database.db, limit, counted);
    },
  };
}
