import { maskEmail } from '../../contract/mask-email.ts';
import { resolveIndustries } from '../../writer/choices.ts';
import type { UnsubscribeKind } from '../mail/unsubscribe.ts';
import { readPersonToken, tokenPrefix } from './person-token.ts';
import { findInvitingById } from './settings.ts';
import { findNewestOf, isUnsubscribed, unsubscribe } from './store.ts';

/** Works as long as the business exists, even after the invitation was erased. */
export const invitationEmails: UnsubscribeKind = {
  prefix: tokenPrefix,
  describe: async ({ config, database: { db } }, token) => {
    const person = readPersonToken(config.secretKey, token);
    const business = person && (await findInvitingById(db, person.businessId));
    if (person === null || business === null) return null;
    if (await isUnsubscribed(db, person)) return 'stopped';
    const email = (await findNewestOf(db, person))?.email ?? null;
    return {
      emails: 'invitations',
      business: business.name,
      kind: resolveIndustries(business.categories)[0].isPractice ? 'practice' : 'business',
      email: email && maskEmail(email),
    };
  },
  stop: async ({ config, database }, token) => {
    const person = readPersonToken(config.secretKey, token);
    if (person) await database.transact((tx) => unsubscribe(tx, person, 'link'));
  },
};
