import { maskEmail } from '../../contract/invitations/mask-email.ts';
import { resolveIndustries } from '../../writer/choices.ts';
import type { Db } from '../db/database.ts';
import type { UnsubscribeKind } from '../mail/unsubscribe.ts';
import { ownerHash } from './person-hash.ts';
import { type Person, readPersonToken, tokenPrefix } from './person-token.ts';
import { findInvitingById } from './settings-store.ts';
import { findStop, unsubscribe } from './stop-store.ts';
import { findNewestOf } from './store.ts';

/** Links of older emails name the business alone; their address tells the rest until it is erased. */
async function withOwnerHash(db: Db, secretKey: Buffer, person: Person): Promise<Person> {
  if (person.ownerHash !== undefined) return person;
  const [business, newest] = [await findInvitingById(db, person.businessId), await findNewestOf(db, person)];
  if (!business || !newest?.email) return person;
  return { ...person, ownerHash: ownerHash(secretKey, business.ownerId, newest.email) };
}

/** Works as long as the business exists, even after the invitation was erased. */
export const invitationEmails: UnsubscribeKind = {
  prefix: tokenPrefix,
  describe: async ({ config, database: { db } }, token) => {
    const person = readPersonToken(config.secretKey, token);
    const business = person && (await findInvitingById(db, person.businessId));
    if (person === null || business === null) return null;
    if (await findStop(db, person)) return 'stopped';
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
    if (person)
      await database.transact(async (tx) => unsubscribe(tx, await withOwnerHash(tx, config.secretKey, person), 'link'));
  },
};
