import type { FastifyRequest } from 'fastify';
import { both, limitPerKey, type Release } from '../semaphore.ts';
import { countedNetworks, limitPerNetwork } from './client-ip.ts';

/** The slots that one user or network address can hold. One machine may have an IPv4 address and an IPv6 /48: both together leave some. */
const shares = {
  uploads: { perUser: 2, perAddress: 2, perSite: 2 },
  downloads: { perUser: Number.POSITIVE_INFINITY, perAddress: 4, perSite: 8 },
  exports: { perUser: 1, perAddress: 2, perSite: 2 },
} as const;

/** Whose queue a request waits in. */
export function holderOf({ session, ip }: FastifyRequest): string {
  if (session !== null) return `user ${session.user.id}`;
  const { address, site } = countedNetworks(ip);
  return site ?? address;
}

export function makeShares(): (pool: string, request: FastifyRequest) => Release | null {
  const limits = Object.entries(shares).map(([pool, { perUser, perAddress, perSite }]) => ({
    pool,
    acquireOfUser: limitPerKey(perUser),
    acquireOfNetwork: limitPerNetwork(perAddress, perSite),
  }));
  return (pool, { session, ip }) => {
    const limit = limits.find((one) => one.pool === pool);
    if (limit === undefined) return () => {};
    const releaseOfUser = session ? limit.acquireOfUser(String(session.user.id)) : () => {};
    return releaseOfUser && both(releaseOfUser, limit.acquireOfNetwork(ip));
  };
}
