import { mailboxHmac } from '../mail/mailbox-hash.ts';

/** Differs by business, so that no table tells who is a customer of two. */
export const personHash = (secretKey: Buffer, businessId: number, email: string): string =>
  mailboxHmac(secretKey, `person ${businessId}`, email);

/** The same for all businesses of an owner, for stops. */
export const ownerHash = (secretKey: Buffer, ownerId: number, email: string): string =>
  mailboxHmac(secretKey, `person of owner ${ownerId}`, email);

/** The present owner's first. Stops from before a transfer have the hash of the former owner. */
export const ownerHashes = (
  secretKey: Buffer,
  { ownerId, formerOwnerIds }: { readonly ownerId: number; readonly formerOwnerIds: readonly number[] },
  email: string,
): string[] => [ownerId, ...formerOwnerIds].map((id) => ownerHash(secretKey, id, email));
