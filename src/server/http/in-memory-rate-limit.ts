import { readsPerMinute, writesPerMinute } from '../../contract/constants.ts';

export const floodLimit = 'address minute';

/** Counts in this process alone, because a flood must not reach the database. */
export function inMemoryRateLimit(multiplier: number, now: () => number = () => performance.now()) {
  let windowEnds = now() + 60_000;
  let counts = new Map<string, number>();
  return (method: string, address: string): { allowed: boolean; retryAfterSeconds: number } => {
    const time = now();
    if (time >= windowEnds) {
      counts = new Map();
      windowEnds = time + 60_000;
    }
    const reads = method === 'GET' || method === 'HEAD';
    const key = `${reads ? 'r' : 'w'}${address}`;
    const taken = (counts.get(key) ?? 0) + 1;
    counts.set(key, taken);
    return {
      allowed: taken <= (reads ? readsPerMinute : writesPerMinute) * multiplier,
      retryAfterSeconds: Math.max(1, Math.ceil((windowEnds - time) / 1000)),
    };
  };
}
