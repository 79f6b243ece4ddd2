import { createHmac } from 'node:crypto';
import { domainToASCII } from 'node:url';

/** A mail host where several forms of an address reach one mailbox. */
interface MailHost {
  /** The same name is one mailbox at all of them. The first one is used in the hash. */
  readonly domains: readonly [string, ...string[]];
  readonly ignored: string;
}

const gmail: MailHost = { domains: ['gmail.com', 'googlemail.com'], ignored: '.' };
const hosts: readonly MailHost[] = [
  gmail,
  { domains: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'], ignored: '.-_' },
  { domains: ['icloud.com', 'me.com', 'mac.com'], ignored: '' },
];

/** One mailbox has one form: without what follows a plus sign, and without what its host ignores. */
function mailboxOf(email: string, known: readonly MailHost[]): string {
  const at = email.lastIndexOf('@');
  const typed = email.slice(at + 1);
  const domain = domainToASCII(typed) || typed;
  const host = known.find(({ domains }) => domains.includes(domain));
  const [beforePlus = ''] = email.slice(0, at).split('+');
  const name = [...beforePlus].filter((sign) => !host?.ignored.includes(sign)).join('');
  return `${name || email.slice(0, at)}@${host?.domains[0] ?? domain}`;
}

const hmac = (secretKey: Buffer, scope: string, email: string, known: readonly MailHost[]): string =>
  createHmac('sha256', secretKey)
    .update(`${scope} ${mailboxOf(email.toLowerCase().normalize('NFC'), known)}`)
    .digest()
    .subarray(0, 16)
    .toString('base64url');

/** Stored for years without the address, so its form never changes: a stop would be lost. */
export const mailboxHmac = (secretKey: Buffer, scope: string, email: string): string =>
  hmac(secretKey, scope, email, [gmail]);

/** The same for everyone, for the counters of a mailbox, of all that the product sends there. */
export const mailboxHash = (secretKey: Buffer, email: string): string => hmac(secretKey, 'mailbox', email, hosts);
