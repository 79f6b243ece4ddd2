import { limitedAddress } from './client-ip.ts';

/** How many may be in a room. */
export interface ConcurrencyLimit {
  readonly most: number;
  /** So many while it is flooded; as many as ever when absent. */
  readonly saturated?: number;
  /** So many of one network address; as many as there are places when absent. */
  readonly perAddress?: number;
}

/** So long after it was full a room takes fewer: those inside share the node with all that are turned away. */
const saturationMs = 1000;

/** Counts who is inside, and says when there is no place. */
export function makeConcurrencyLimit({ most, saturated = most, perAddress = most }: ConcurrencyLimit) {
  const activeOf = new Map<string, number>();
  let active = 0;
  let saturatedUntil = 0;
  const addressOf = (ip: string): string => (perAddress === most ? '' : limitedAddress(ip));
  const count = (address: string, more: number): void => {
    const left = (activeOf.get(address) ?? 0) + more;
    active += more;
    if (left > 0) activeOf.set(address, left);
    else activeOf.delete(address);
  };
  return {
    isFull: (ip: string): boolean => {
      const now = performance.now();
      if (active >= most) saturatedUntil = now + saturationMs;
      return active >= (now < saturatedUntil ? saturated : most) || (activeOf.get(addressOf(ip)) ?? 0) >= perAddress;
    },
    /** Takes a place. Answers how to give it back; more than once is harmless. */
    acquire: (ip: string): (() => void) => {
      const address = addressOf(ip);
      let isHeld = true;
      count(address, 1);
      return () => {
        if (isHeld) count(address, -1);
        isHeld = false;
      };
    },
  };
}
