import { clickLimits, type Platform } from '../../contract/analytics.ts';
import { refusals } from '../../contract/text.ts';
import { findBusiness, findPublicBusiness } from '../businesses/store.ts';
import type { Handler } from '../http/calls.ts';
import type { Context } from '../http/context.ts';
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

/** E23 and E24. Answered alike whether it counts or not. */
const countClick =
  (platform: Platform) => async (input: { businessId: number; wizard?: boolean | undefined }, context: Context) => {
    const business = await findPublicBusiness(context.db, { id: input.businessId });
    if (!business) throw absent();
    const isOwner = context.session?.user.id === business.userId;
    // An owner on the own page only looks; the wizard without a slug is an owner's own way.
    const counts = isOwner === (input.wizard ?? false) && (await mayCount(context, platform, business.id));
    return context.transact(async (tx) => {
      if (counts) await countOne(tx, business.id, `${platform}_link_clicks`);
      return { success: true as const };
    });
  };

async function mayCount(context: Context, platform: Platform, businessId: number): Promise<boolean> {
  const visitor = `${context.visitor()} ${businessId} ${platform}`;
  if (!(await context.take(clickLimits.perVisitor, visitor))) return false;
  return context.take(clickLimits.perIp, `${context.ip} ${businessId} ${platform}`);
}

export const countGoogleClick: Handler<'POST /api/analytics/google-click/{businessId}'> = countClick('google');
export const countFacebookClick: Handler<'POST /api/analytics/facebook-click/{businessId}'> = countClick('facebook');
