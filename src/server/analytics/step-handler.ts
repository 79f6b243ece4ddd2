import { placeCode } from '../../contract/analytics/places.ts';
import { visitLimits } from '../../contract/analytics/steps.ts';
import { knownLanguage } from '../../contract/languages/languages.ts';
import { may } from '../../contract/permissions.ts';
import { errorMessages } from '../../contract/text.ts';
import { findPublicBusiness } from '../businesses/public-store.ts';
import { notFound } from '../http/app-error.ts';
import type { Handler } from '../http/calls.ts';
import { maxOf, perNetwork, type RateLimitUse, rateLimitKey } from '../http/rate-limits.ts';
import { countOneStep, visitKey } from './step-store.ts';

const absent = () => notFound(errorMessages.businessNotFound);

/** Ignores steps over a limit, out of order, repeated, or from the team's own visits. */
export const countSteps: Handler<'POST /api/analytics/steps/{businessId}'> = async (input, context) => {
  const { businessId, visit, steps, place = '', language } = input;
  const { user } = context.session ?? {};
  if (user?.isAdmin && may('administrator', 'viewInsights')) {
    if (!(await findPublicBusiness(context.db, { id: businessId }))) throw absent();
    return { success: true };
  }
  const { perIp, perBusiness } = visitLimits;
  const multiplier = context.services.config.rateLimitMultiplier;
  const uses: RateLimitUse[] = [
    ...perNetwork(perIp, context, (ip) => `${ip} ${businessId}`),
    [perBusiness, String(businessId)],
  ];
  const counted = {
    businessId,
    visitKey: visitKey(visit, businessId),
    userId: user?.id ?? null,
    place: placeCode.test(place) ? place : null,
    language: knownLanguage(language),
    limits: [
      uses.map(([limit, counted]) => rateLimitKey(limit, counted)),
      uses.map(([limit]) => maxOf(limit, multiplier)),
    ],
  } as const;
  for (const step of steps) if (!(await countOneStep(context.db, counted, step))) throw absent();
  return { success: true };
};
