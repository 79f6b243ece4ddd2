import { clickLimits } from '../../contract/analytics/calls.ts';
import type { HandlerReply, ParsedInput } from '../../contract/calls.ts';
import { forEachPlatform, type PlatformId } from '../../contract/platforms.ts';
import { errorMessages } from '../../contract/text.ts';
import { findPublicBusiness } from '../businesses/public-store.ts';
import type { Db } from '../db/database.ts';
import { notFound } from '../http/app-error.ts';
import type { Handler } from '../http/calls.ts';
import type { Context } from '../http/context.ts';
import { consumeRateLimits, hasLeft, perNetwork, type RateLimitUse } from '../http/rate-limits.ts';
import { countOne, readCounters, readDays } from './store.ts';

const absent = () => notFound(errorMessages.businessNotFound);

export const getCounters: Handler<'GET /api/analytics/{businessId}'> = async ({ businessId }, context) => {
  const counters = await readCounters(context.db, context.session.user, businessId);
  if (counters === null) throw absent();
  return counters;
};

export const getDailyCounters: Handler<'GET /api/analytics/{businessId}/daily'> = async (input, context) => {
  const days = await readDays(context.db, context.session.user, input.businessId, Number(input.days ?? '30'));
  if (days.length === 0) throw absent();
  return { days };
};

type Click = ParsedInput<'POST /api/analytics/google-click/{businessId}'>;
type Counted = HandlerReply<'POST /api/analytics/google-click/{businessId}'>;

const countClick =
  (platform: PlatformId) =>
  async (input: Click, context: Context<Counted>): Promise<Counted> => {
    const business = await findPublicBusiness(context.db, { id: input.businessId });
    if (!business) throw absent();
    const limits = limitsOf(context, business.id);
    // Uncounted clicks write nothing, so that clicks with new keys cannot fill a table.
    if (!(await haveLeft(limits, context))) return { success: true };
    return context.transact(async (tx) => {
      if (await mayCount(tx, limits, context)) await countOne(tx, business.id, `${platform}LinkClicks`);
      return { success: true };
    });
  };

const limitsOf = (context: Context, businessId: number): readonly RateLimitUse[] => [
  [clickLimits.perVisitor, `${context.visitor()} ${businessId}`],
  ...perNetwork(clickLimits.perIp, context, (ip) => `${ip} ${businessId}`),
];

async function haveLeft(limits: readonly RateLimitUse[], { db, services }: Context): Promise<boolean> {
  for (const [limit, counted] of limits)
    if (!(await hasLeft(db, limit, counted, services.config.rateLimitMultiplier))) return false;
  return true;
}

/** In the transaction that counts, so that a failed click does not consume the limits of its retry. */
async function mayCount(tx: Db, limits: readonly RateLimitUse[], { services }: Context): Promise<boolean> {
  const results = await consumeRateLimits(tx, limits, services.config.rateLimitMultiplier);
  return results.every(({ allowed }) => allowed);
}

export const clickHandlers = forEachPlatform((id) => [
  `POST /api/analytics/${id}-click/{businessId}` as const,
  countClick(id),
]);
