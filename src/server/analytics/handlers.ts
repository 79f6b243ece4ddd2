import { clickLimits, type Platform } from '../../contract/analytics.ts';
import type { HandlerReply, ParsedInput } from '../../contract/calls.ts';
import type { Limit } from '../../contract/endpoint.ts';
import { errorMessages } from '../../contract/text.ts';
import { findBusiness, findPublicBusiness } from '../businesses/store.ts';
import type { Db } from '../db/database.ts';
import { notFound } from '../http/app-error.ts';
import type { Handler } from '../http/calls.ts';
import type { Context } from '../http/context.ts';
import { consumeRateLimit, hasLeft } from '../http/rate-limits.ts';
import { countOne, readCounters, readDays } from './store.ts';

const absent = () => notFound(errorMessages.businessNotFound);

/** E22. */
export const getCounters: Handler<'GET /api/analytics/{businessId}'> = async ({ businessId }, context) => {
  if (!(await findBusiness(context.db, context.session.user, businessId))) throw absent();
  return readCounters(context.db, businessId);
};

/** E33. */
export const getDailyCounters: Handler<'GET /api/analytics/{businessId}/daily'> = async (input, context) => {
  if (!(await findBusiness(context.db, context.session.user, input.businessId))) throw absent();
  return { days: await readDays(context.db, input.businessId, Number(input.days ?? '30')) };
};

type Click = ParsedInput<'POST /api/analytics/google-click/{businessId}'>;
type Counted = HandlerReply<'POST /api/analytics/google-click/{businessId}'>;
type Limits = readonly (readonly [limit: Limit, counted: string])[];

/** E23 and E24. Answered alike whether it counts or not. */
const countClick =
  (platform: Platform) =>
  async (input: Click, context: Context<Counted>): Promise<Counted> => {
    const business = await findPublicBusiness(context.db, { id: input.businessId });
    if (!business) throw absent();
    const limits = limitsOf(context, business.id);
    // A click that does not count leaves nothing behind, so that clicks with ever new keys fill no table.
    if (!(await haveLeft(limits, context))) return { success: true };
    return context.transact(async (tx) => {
      if (await mayCount(tx, limits, context)) await countOne(tx, business.id, `${platform}_link_clicks`);
      return { success: true };
    });
  };

const limitsOf = (context: Context, businessId: number): Limits => [
  [clickLimits.perVisitor, `${context.visitor()} ${businessId}`],
  [clickLimits.perIp, `${context.ip} ${businessId}`],
];

async function haveLeft(limits: Limits, { db, services }: Context): Promise<boolean> {
  for (const [limit, counted] of limits)
    if (!(await hasLeft(db, limit, counted, services.config.rateLimitMultiplier))) return false;
  return true;
}

/** In the transaction that counts: a click whose counting failed comes again, and must not find its turn used up. */
async function mayCount(tx: Db, limits: Limits, { services }: Context): Promise<boolean> {
  for (const [limit, counted] of limits)
    if (!(await consumeRateLimit(tx, limit, counted, services.config.rateLimitMultiplier)).allowed) return false;
  return true;
}

export const countGoogleClick: Handler<'POST /api/analytics/google-click/{businessId}'> = countClick('google');
export const countFacebookClick: Handler<'POST /api/analytics/facebook-click/{businessId}'> = countClick('facebook');
