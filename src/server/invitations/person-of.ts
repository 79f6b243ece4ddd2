import type { Config } from '../config/config.ts';
import { ownerHash, personHash } from './person-hash.ts';
import type { Person } from './person-token.ts';
import type { InvitingBusiness } from './settings-store.ts';

export const personOf = (
  { secretKey }: Pick<Config, 'secretKey'>,
  { id, ownerId }: Pick<InvitingBusiness, 'id' | 'ownerId'>,
  email: string,
): Person => ({
  businessId: id,
  personHash: personHash(secretKey, id, email),
  ownerHash: ownerHash(secretKey, ownerId, email),
  ownerId,
});
