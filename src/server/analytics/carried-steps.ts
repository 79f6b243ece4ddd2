import { placeCode } from '../../contract/analytics/places.ts';
import { type CarriedSteps, visitLimits } from '../../contract/analytics/steps.ts';
import { knownLanguage } from '../../contract/languages/languages.ts';
import { may } from '../../contract/permissions.ts';
import type { Db } from '../db/database.ts';
import type { Context } from '../http/context.ts';
import { limitParameters, perNetwork } from '../http/rate-limits.ts';
import type { Choices } from './choice-store.ts';
import { countVisit, visitKey } from './step-store.ts';

/** Administrators' own visits do not count, whose business is not looked up. */
export const isAdministrators = ({ session }: Pick<Context, 'session'>): boolean =>
  session?.user.isAdmin === true && may('administrator', 'viewInsights');

/** False when there is no such business. Without steps and choices, or for an administrator, nothing is counted. */
export async function countCarried(
  db: Db,
  context: Context,
  { businessId, visit, steps = [], place = '', language }: CarriedSteps & { readonly businessId: number },
  choices: Choices | null = null,
): Promise<boolean> {
  if (!visit || (steps.length === 0 && !choices) || isAdministrators(context)) return true;
  const uses = [
    ...perNetwork(visitLimits.perIp, context, (ip) => `${ip} ${businessId}`),
    [visitLimits.perBusiness, String(businessId)] as const,
  ];
  const counted = {
    businessId,
    visitKey: visitKey(visit, businessId),
    userId: context.session?.user.id ?? null,
    place: placeCode.test(place) ? place : null,
    language: knownLanguage(language),
    limits: limitParameters(uses, context.services.config.rateLimitMultiplier),
  };
  return countVisit(db, counted, steps, choices);
}
