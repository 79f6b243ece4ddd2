import { errorMessages } from '../../contract/text.ts';
import { changeBusinessOf } from '../businesses/change-store.ts';
import { notFound, tooMany } from '../http/app-error.ts';
import type { Handler } from '../http/calls.ts';
import { tokenHash } from '../http/token.ts';
import { askToConfirm, claimAddress, confirmAddress, findConfirmation } from './address-store.ts';
import { emailWaiting } from './send-emails.ts';

export const sendConfirmation: Handler<'POST /api/businesses/{id}/feedback-confirmation'> = ({ id }, context) =>
  changeBusinessOf(
    context,
    'changeFeedbackEmails',
    id,
    'asked for the confirmation of the feedback address of',
    async (tx, business) => {
      const state = await claimAddress(tx, { userId: business.userId, email: business.feedbackEmail });
      if (state === 'none' || state === 'confirmed') return { feedbackEmailState: state };
      const refused = await askToConfirm(tx, context.services.config, business, state);
      if (refused) throw tooMany(refused.limit.sentence ?? errorMessages.tooMany, refused.retryAfterSeconds);
      return { feedbackEmailState: 'waiting' };
    },
  );

export const confirmFeedbackEmail: Handler<'POST /api/confirm-feedback-email'> = (input, context) =>
  context.transact(async (tx) => {
    const hash = tokenHash(input.token);
    const found = await findConfirmation(tx, hash);
    if (found === null || !(await confirmAddress(tx, found, hash))) throw notFound(errorMessages.confirmationLink);
    await emailWaiting(tx, context.services.config, found);
    return { success: true };
  });
