import type { Business } from '../../../contract/businesses/calls.ts';
import { may } from '../../../contract/permissions.ts';

const unconfirmed = ['waiting', 'unsent'];

/** Businesses whose feedback address is not confirmed, one for each address: businesses can share it. */
export function unconfirmedBusinesses(businesses: readonly Business[]): readonly Business[] {
  const own = businesses.filter(
    ({ role, feedbackEmailState }) => may(role, 'changeFeedbackEmails') && unconfirmed.includes(feedbackEmailState),
  );
  return [...new Map(own.map((business) => [business.feedbackEmail, business])).values()];
}
