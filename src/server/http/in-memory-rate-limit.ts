import { readsPerMinute, writesPerMinute } from '../../contract/constants.ts';
import { addressesPerSite, type CountedNetworks } from './client-ip.ts';

export const floodLimit = 'address minute';

/** Counts in this process alone, because a flood must not reach the database. */
export function inMemoryRateLimit(multiplier: number, now: () => number = () => performance.now()) {
  let windowEnds = now() + 60_000;
  let counts = new Map<string, number>();
  const take = (key: string, max: number): boolean => {
    const taken = (counts.get(key) ?? 0) + 1;
    counts.set(key, taken);
    return taken <= max;
  };
  return (method: string, { address, site }: CountedNetworks): { allowed: boolean; retryAfterSeconds: number } => {
    const time = now();
    if (time >= windowEnds) {
      counts = new Map();
      windowEnds = time + 60_000;
    }
    const reads = method === 'GET' || method === 'HEAD';
    const [kind, max] = reads ? ['r', readsPerMinute * multiplier] : ['w', writesPerMinute * multiplier];
    // What one address may not do takes nothing from its neighbors.
    const allowed = take(`${kind}${address}`, max) && (site === null || take(`${kind}${site}`, max * addressesPerSite));
    return {
      allowed,
      retryAfterSeconds: Math.max(1, Math.ceil((windowEnds - time) / 1000)),
    };
  };
}
