import { may } from '../../contract/permissions.ts';
import { placeCode } from '../../contract/places.ts';
import { pageLanguages, visitLimits } from '../../contract/steps.ts';
import { errorMessages } from '../../contract/text.ts';
import { findPublicBusiness } from '../businesses/store.ts';
import { notFound } from '../http/app-error.ts';
import type { Handler } from '../http/calls.ts';
import { maxOf, rateLimitKey } from '../http/rate-limits.ts';
import { countOneStep } from './step-store.ts';

export const countStep: Handler<'POST /api/analytics/steps/{businessId}'> = async (input, context) => {
  const { businessId, visit, step, place = '', language } = input;
  const { user } = context.session ?? {};
  // The team's own visits do not count, and administrators may view every business.
  if (user?.isAdmin && may('administrator', 'viewInsights')) {
    if (!(await findPublicBusiness(context.db, { id: businessId }))) throw absent();
    return { success: true };
  }
  const { perIp, perBusiness } = visitLimits;
  const multiplier = context.services.config.rateLimitMultiplier;
  const isKnown = await countOneStep(
    context.db,
    {
      businessId,
      visit,
      userId: user?.id ?? null,
      step,
      place: placeCode.test(place) ? place : null,
      language: pageLanguages.find((offered) => offered === language) ?? pageLanguages[0],
    },
    [
      [rateLimitKey(perIp, `${context.ip} ${businessId}`), maxOf(perIp, multiplier)],
      [rateLimitKey(perBusiness, String(businessId)), maxOf(perBusiness, multiplier)],
    ],
  );
  if (!isKnown) throw absent();
  return { success: true };
};

const absent = () => notFound(errorMessages.businessNotFound);
