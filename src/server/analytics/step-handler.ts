import { errorMessages } from '../../contract/text.ts';
import { findPublicBusiness } from '../businesses/public-store.ts';
import { notFound } from '../http/app-error.ts';
import type { Handler } from '../http/calls.ts';
import { countCarried, isAdministrators } from './carried-steps.ts';

/** Ignores steps over a limit, out of order, repeated, or from the team's own visits. */
export const countSteps: Handler<'POST /api/analytics/steps/{businessId}'> = async (input, context) => {
  const { businessId: id } = input;
  const isFound = isAdministrators(context)
    ? (await findPublicBusiness(context.db, { id })) !== null
    : await countCarried(context.db, context, input);
  if (!isFound) throw notFound(errorMessages.businessNotFound);
  return { success: true };
};
