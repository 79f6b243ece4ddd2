import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** Some gateways append the port, and IPv6 then comes in brackets. */
export const withoutPort = (ip: string): string =>
  ip.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1').replace(/^\[([^\]]*)\](?::\d+)?$/, '$1');

/** Rate limits count by IPv4 address, or by the /64 within which an IPv6 host chooses its address. */
export function limitedAddress(given: string): string {
  const ip = withoutPort(given);
  if (!ip.includes(':')) return ip;
  const plain = ip.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const zeros = plain.includes('::') ? Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0') : [];
  const groups = [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** Without the key, all addresses could be hashed to find a stored one. */
export const hashAddress = (secretKey: Buffer, address: string): string =>
  createHmac('sha256', secretKey).update(`limited address ${address}`).digest('base64url');
