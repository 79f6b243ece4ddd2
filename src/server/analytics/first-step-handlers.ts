import { firstSteps } from '../../contract/businesses/first-steps.ts';
import { found } from '../businesses/change-store.ts';
import { noteFirstStepOf } from '../businesses/first-step-store.ts';
import type { Handler } from '../http/calls.ts';
import { readFirstSteps } from './first-step-store.ts';

export const getFirstSteps: Handler<'GET /api/businesses/{id}/first-steps'> = async ({ id }, { db, session }) => {
  const { isNew, tried, stored } = found(await readFirstSteps(db, session.user, id));
  const done = firstSteps.filter((step) => (step === 'tried' ? tried : stored.includes(step)));
  return { isShown: isNew && done.length < firstSteps.length && !stored.includes('dismissed'), done };
};

export const reportFirstStep: Handler<'POST /api/businesses/{id}/first-steps'> = ({ id, step }, context) =>
  context.transact(async (tx) => {
    found((await noteFirstStepOf(tx, context.session.user, id, step)) || null);
    return { success: true };
  });
