import { accountLimits } from '../../contract/accounts/calls.ts';
import type { Limit } from '../../contract/endpoint.ts';
import { errorMessages } from '../../contract/text.ts';
import { tooMany } from '../http/app-error.ts';
import type { Context } from '../http/context.ts';
import { browserIn } from '../http/cookies.ts';
import {
  consumeRateLimit,
  consumeRateLimits,
  perNetwork,
  type RateLimitUse,
  refundRateLimit,
} from '../http/rate-limits.ts';
import { deviceOf } from './devices.ts';
import { findOwnRegistration } from './registration-store.ts';

/** Counted as a failure until it succeeds, so that parallel attempts count too. */
export interface Attempt {
  /** `null` for unknown devices and for those with too many failures. */
  readonly device: string | null;
  /** False: only the password of this browser's own registration is compared. */
  readonly triesAccount: boolean;
  refund(): Promise<void>;
}

export async function countAttempt(context: Context, email: string): Promise<Attempt> {
  const { database, config } = context.services;
  const known = deviceOf(context, email);
  const consumed: RateLimitUse[] = [];
  // All or none: a blocked guesser must not use up the owner's other limits.
  const counted = await database.transact(async (tx) => {
    const { loginFailuresPerAddress: perAddress, loginFailuresPerDevice: perDevice } = accountLimits;
    const count = (limit: Limit, by: string) => consumeRateLimit(tx, limit, by, config.rateLimitMultiplier);
    const isTrusted = known !== null && (await count(perDevice, known)).allowed;
    const own = await findOwnRegistration(tx, browserIn(context.cookies), email);
    // A known device and the browser that registered have counters of their own, so others cannot lock them out.
    const apart = isTrusted ? known : own?.browserHash;
    const perIp = isTrusted ? [] : accountLimits.loginFailuresPerIp;
    const uses: RateLimitUse[] = [
      ...perIp.flatMap((limit) => perNetwork(limit, context)),
      [perAddress, apart ? `${email} ${apart}` : email],
    ];
    const exceeded = (await consumeRateLimits(tx, uses, config.rateLimitMultiplier)).find(({ allowed }) => !allowed);
    if (exceeded) {
      context.log.warn({ limit: exceeded.limit.name, user: null }, 'limit reached');
      throw tooMany(errorMessages.tooManyAttempts, exceeded.retryAfterSeconds);
    }
    consumed.push(...uses);
    if (isTrusted) {
      consumed.push([perDevice, known]);
      return { device: known, triesAccount: true };
    }
    // Registering an address in many browsers must not give many guesses at its account.
    const triesAccount = own === null || (await count(perAddress, email)).allowed;
    if (own && triesAccount) consumed.push([perAddress, email]);
    return { device: null, triesAccount };
  });
  return {
    ...counted,
    refund: async () => {
      for (const [limit, counted] of consumed) await refundRateLimit(database.db, limit, counted);
    },
  };
}
