import { mailboxHmac } from '../mail/mailbox-hash.ts';

/** Differs by business, so that no table tells who is a customer of two. */
export const personHash = (secretKey: Buffer, businessId: number, email: string): string =>
  mailboxHmac(secretKey, `person ${businessId}`, email);

/** The same for all businesses of an owner, for stops. */
export const ownerHash = (secretKey: Buffer, ownerId: number, email: string): string =>
  mailboxHmac(secretKey, `person of owner ${ownerId}`, email);
