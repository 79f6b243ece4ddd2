import { accountLimits } from '../../contract/accounts.ts';
import type { Limit } from '../../contract/endpoint.ts';
import { errorMessages } from '../../contract/text.ts';
import { tooMany } from '../http/app-error.ts';
import type { Context } from '../http/context.ts';
import { browserIn } from '../http/cookies.ts';
import { consumeRateLimit, refundRateLimit } from '../http/rate-limits.ts';
import { deviceOf } from './devices.ts';
import { findOwnRegistration } from './registrations.ts';

/** Counted as a failure until it succeeds, so that parallel attempts count too. */
export interface Attempt {
  /** Null for unknown devices and for those with too many failures. */
  readonly device: string | null;
  refund(): Promise<void>;
}

export async function countAttempt(context: Context, email: string): Promise<Attempt> {
  const { database, config } = context.services;
  const known = deviceOf(context, email);
  const consumed: { limit: Limit; counted: string }[] = [];
  // All or none: a blocked guesser must not use up the owner's other limits.
  const device = await database.transact(async (tx) => {
    const count = async (limit: Limit, counted: string) => {
      const taken = await consumeRateLimit(tx, limit, counted, config.rateLimitMultiplier);
      if (taken.allowed) consumed.push({ limit, counted });
      return taken;
    };
    const countOrReject = async (limit: Limit, counted: string) => {
      const { allowed, retryAfterSeconds } = await count(limit, counted);
      if (!allowed) throw tooMany(errorMessages.tooManyAttempts, retryAfterSeconds);
    };
    for (const limit of accountLimits.loginFailuresPerIp) await countOrReject(limit, context.ip);
    const isTrusted = known !== null && (await count(accountLimits.loginFailuresPerDevice, known)).allowed;
    const own = await findOwnRegistration(tx, browserIn(context.cookies), email);
    // A known device and the browser that registered have counters of their own, so others cannot lock them out.
    const apart = isTrusted ? known : own?.browserHash;
    await countOrReject(accountLimits.loginFailuresPerAddress, apart ? `${email} ${apart}` : email);
    return isTrusted ? known : null;
  });
  return {
    device,
    refund: async () => {
      for (const { limit, counted } of consumed) await refundRateLimit(database.db, limit, counted);
    },
  };
}
