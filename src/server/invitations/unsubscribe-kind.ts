import { maskEmail } from '../../contract/invitations/mask-email.ts';
import { resolveIndustries } from '../../writer/choices.ts';
import type { Db } from '../db/database.ts';
import type { UnsubscribeKind } from '../mail/unsubscribe.ts';
import { ownerHash } from './person-hash.ts';
import { type Person, readPersonToken, tokenPrefix } from './person-token.ts';
import { findInvitingById } from './settings-store.ts';
import { isStoppedByPerson, unsubscribe } from './stop-store.ts';
import { findNewestOf } from './store.ts';

/** Links of older emails name the business alone; their address tells the rest until it is erased. */
async function withOwnerHash(db: Db, secretKey: Buffer, person: Person): Promise<Person> {
  if (person.ownerHash !== undefined) return person;
  const [business, newest] = [await findInvitingById(db, person.businessId), await findNewestOf(db, person)];
  if (!business || !newest?.email) return person;
  const { ownerId } = business;
  return { ...person, ownerId, ownerHash: ownerHash(secretKey, ownerId, newest.email) };
}

/** Works as long as the business or its owner exists, even after the invitation was erased. */
export const invitationEmails: UnsubscribeKind = {
  prefix: tokenPrefix,
  describe: async ({ config, database: { db } }, token) => {
    const person = readPersonToken(config.secretKey, token);
    const isStopped = person && (await isStoppedByPerson(db, person));
    if (person === null || isStopped === null) return null;
    const business = await findInvitingById(db, person.businessId);
    if (business === null)
      return { question: { emails: 'invitations', business: null, kind: 'business', email: null }, isStopped };
    const email = (await findNewestOf(db, person))?.email ?? null;
    const question = {
      emails: 'invitations',
      business: business.name,
      kind: resolveIndustries(business.categories)[0].isPractice ? 'practice' : 'business',
      email: email && maskEmail(email),
    } as const;
    return { question, isStopped };
  },
  stop: async ({ config, database }, token) => {
    const person = readPersonToken(config.secretKey, token);
    if (person === null) return false;
    return database.transact(async (tx) => unsubscribe(tx, await withOwnerHash(tx, config.secretKey, person), 'link'));
  },
};
