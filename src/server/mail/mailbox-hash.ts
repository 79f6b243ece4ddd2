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

export const mailboxHmac = (secretKey: Buffer, scope: string, email: string): string =>
  createHmac('sha256', secretKey)
    .update(`${scope} ${mailboxOf(email.toLowerCase().normalize('NFC'))}`)
    .digest()
    .subarray(0, 16)
    .toString('base64url');

/** The same for everyone, for the counters of a mailbox, of all that the product sends there. */
export const mailboxHash = (secretKey: Buffer, email: string): string => mailboxHmac(secretKey, 'mailbox', email);
