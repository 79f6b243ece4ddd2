import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { both, limitPerKey, type Release } from '../semaphore.ts';

/** Some gateways append the port, and IPv6 then comes in brackets. */
export const withoutPort = (ip: string): string =>
  ip.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1').replace(/^\[([^\]]*)\](?::\d+)?$/, '$1');

export interface CountedNetworks {
  /** The IPv4 address, or the /64 within which an IPv6 host chooses its address. */
  readonly address: string;
  /** The /48 of an IPv6 address: providers give one customer up to all of it. */
  readonly site: string | null;
}

/** The limits of a site are those of this many addresses. */
export const addressesPerSite = 8;

export function countedNetworks(given: string): CountedNetworks {
  const ip = withoutPort(given);
  if (!ip.includes(':')) return { address: ip, site: null };
  const plain = ip.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return { address: plain, site: null };
  const [head = '', tail = ''] = plain.split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const zeros = plain.includes('::') ? Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0') : [];
  const groups = [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16).toString(16));
  return { address: `${groups.slice(0, 4).join(':')}::/64`, site: `${groups.slice(0, 3).join(':')}::/48` };
}

/** Without the key, all addresses could be hashed to find a stored one. */
export function hashNetworks(secretKey: Buffer, given: string): { readonly ip: string; readonly site: string | null } {
  const hash = (network: string) =>
    createHmac('sha256', secretKey).update(`limited address ${network}`).digest('base64url');
  const { address, site } = countedNetworks(given);
  return { ip: hash(address), site: site && hash(site) };
}

/** Limits what one address holds at a time, and one site. */
export function limitPerNetwork(perAddress: number, perSite: number): (ip: string) => Release | null {
  const [acquireOfAddress, acquireOfSite] = [limitPerKey(perAddress), limitPerKey(perSite)];
  return (ip) => {
    const { address, site } = countedNetworks(ip);
    const releaseOfAddress = acquireOfAddress(address);
    if (releaseOfAddress === null || site === null) return releaseOfAddress;
    return both(releaseOfAddress, acquireOfSite(site));
  };
}
