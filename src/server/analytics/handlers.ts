import { clickLimits, type Platform } from '../../contract/analytics.ts';
import type { ParsedInput } from '../../contract/calls.ts';
import type { Limit } from '../../contract/endpoint.ts';
import { refusals } from '../../contract/text.ts';
import { findBusiness, findPublicBusiness } from '../businesses/store.ts';
import type { Db } from '../db/database.ts';
import type { Handler } from '../http/calls.ts';
import type { Context } from '../http/context.ts';
import { takeLimit } from '../http/limits.ts';
import { notFound } from '../http/refusal.ts';
import { countOne, readCounters, readDays } from './store.ts';

const absent = () => notFound(refusals.businessNotFound);

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

/** E23 and E24. Answered alike whether it counts or not. */
const countClick = (platform: Platform) => async (input: Click, context: Context<{ success: true }>) => {
  const business = await findPublicBusiness(context.db, { id: input.businessId });
  if (!business) throw absent();
  return context.transact(async (tx) => {
    if (await mayCount(tx, context, business.id)) await countOne(tx, business.id, `${platform}_link_clicks`);
    return { success: true };
  });
};

/** In the transaction that counts: a click whose counting failed comes again, and must not find its turn used up. */
async function mayCount(tx: Db, context: Context, businessId: number): Promise<boolean> {
  const { rateLimitMultiplier } = context.services.config;
  const take = async (limit: Limit, counted: string) =>
    (await takeLimit(tx, limit, `${counted} ${businessId}`, rateLimitMultiplier)).allowed;
  return (await take(clickLimits.perVisitor, context.visitor())) && take(clickLimits.perIp, context.ip);
}

export const countGoogleClick: Handler<'POST /api/analytics/google-click/{businessId}'> = countClick('google');
export const countFacebookClick: Handler<'POST /api/analytics/facebook-click/{businessId}'> = countClick('facebook');
