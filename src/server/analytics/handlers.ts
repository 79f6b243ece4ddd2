import { clickLimits } from '../../contract/analytics/calls.ts';
import type { HandlerReply, ParsedInput } from '../../contract/calls.ts';
import { forEachPlatform, type PlatformId } from '../../contract/platforms.ts';
import { errorMessages } from '../../contract/text.ts';
import type { Db } from '../db/database.ts';
import { notFound } from '../http/app-error.ts';
import type { Handler } from '../http/calls.ts';
import type { Context } from '../http/context.ts';
import { hasLeft, limitParameters, perNetwork, type RateLimitUse } from '../http/rate-limits.ts';
import { countCarried } from './carried-steps.ts';
import { countOneClick, readCounters, readDays } from './store.ts';

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
    const { businessId } = input;
    const { rateLimitMultiplier } = context.services.config;
    const uses = limitsOf(context, businessId);
    const counted = {
      businessId,
      event: `${platform}LinkClicks`,
      limits: limitParameters(uses, rateLimitMultiplier),
    } as const;
    // Uncounted clicks store no reply, so that clicks with new keys cannot fill a table.
    if (context.hasKey && !(await haveLeft(context.db, uses, rateLimitMultiplier))) {
      if (!(await countCarried(context.db, context, input))) throw absent();
      return { success: true };
    }
    return context.transact(async (tx) => {
      if (!(await countOneClick(tx, counted))) throw absent();
      await countCarried(tx, context, input);
      return { success: true };
    });
  };

const limitsOf = (context: Context, businessId: number): readonly RateLimitUse[] => [
  [clickLimits.perVisitor, `${context.visitor()} ${businessId}`],
  ...perNetwork(clickLimits.perIp, context, (ip) => `${ip} ${businessId}`),
];

async function haveLeft(db: Db, limits: readonly RateLimitUse[], multiplier: number): Promise<boolean> {
  for (const [limit, counted] of limits) if (!(await hasLeft(db, limit, counted, multiplier))) return false;
  return true;
}

export const clickHandlers = forEachPlatform((id) => [
  `POST /api/analytics/${id}-click/{businessId}` as const,
  countClick(id),
]);
