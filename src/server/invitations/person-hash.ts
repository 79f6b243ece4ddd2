import { createHmac } from 'node:crypto';
import { domainToASCII } from 'node:url';

const dotless = new Set(['gmail.com', 'googlemail.com']);

/** One mailbox has one form: without what follows a plus sign, and at Gmail without dots. */
function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const typed = email.slice(at + 1);
  const domain = domainToASCII(typed) || typed;
  const [name = ''] = email.slice(0, at).split('+');
  if (!dotless.has(domain)) return `${name || email.slice(0, at)}@${domain}`;
  return `${name.replaceAll('.', '')}@gmail.com`;
}

const mailboxHmac = (secretKey: Buffer, scope: string, email: string): string =>
  createHmac('sha256', secretKey)
    .update(`${scope} ${mailboxOf(email.toLowerCase().normalize('NFC'))}`)
    .digest()
    .subarray(0, 16)
    .toString('base64url');

/** Differs by business, so that no table tells who is a customer of two. */
export const personHash = (secretKey: Buffer, businessId: number, email: string): string =>
  mailboxHmac(secretKey, `person ${businessId}`, email);

/** The same for all businesses of an owner, for stops. */
export const ownerHash = (secretKey: Buffer, ownerId: number, email: string): string =>
  mailboxHmac(secretKey, `person of owner ${ownerId}`, email);

/** The same for everyone, for the counters of a mailbox, which are gone within a month. */
export const mailboxHash = (secretKey: Buffer, email: string): string => mailboxHmac(secretKey, 'mailbox', email);
