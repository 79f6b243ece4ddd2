import { placeCode } from '../../contract/analytics/places.ts';
import { pageLanguages, visitLimits } from '../../contract/analytics/steps.ts';
import { may } from '../../contract/permissions.ts';
import { errorMessages } from '../../contract/text.ts';
import { findPublicBusiness } from '../businesses/public-store.ts';
import { notFound } from '../http/app-error.ts';
import type { Handler } from '../http/calls.ts';
import { maxOf, rateLimitKey } from '../http/rate-limits.ts';
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
  const counted = {
    businessId,
    visitKey: visitKey(visit, businessId),
    userId: user?.id ?? null,
    place: placeCode.test(place) ? place : null,
    language: pageLanguages.find((offered) => offered === language) ?? pageLanguages[0],
    limits: [
      rateLimitKey(perIp, `${context.ip} ${businessId}`),
      maxOf(perIp, multiplier),
      rateLimitKey(perBusiness, String(businessId)),
      maxOf(perBusiness, multiplier),
    ],
  } as const;
  for (const step of steps) if (!(await countOneStep(context.db, counted, step))) throw absent();
  return { success: true };
};
