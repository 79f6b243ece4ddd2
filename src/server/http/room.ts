import { limitedAddress } from './client-ip.ts';

/** How many may be in a room. */
export interface RoomSize {
  readonly most: number;
  /** So many while it is flooded; as many as ever when absent. */
  readonly flooded?: number;
  /** So many of one network address; as many as there are places when absent. */
  readonly perAddress?: number;
}

/** So long after it was full a room takes fewer: those inside share the node with all that are turned away. */
const floodMs = 1000;

/** Counts who is inside, and says when there is no place. */
export function makeRoom({ most, flooded = most, perAddress = most }: RoomSize) {
  const insideOf = new Map<string, number>();
  let inside = 0;
  let floodedUntil = 0;
  const addressOf = (ip: string): string => (perAddress === most ? '' : limitedAddress(ip));
  const count = (address: string, more: number): void => {
    const left = (insideOf.get(address) ?? 0) + more;
    inside += more;
    if (left > 0) insideOf.set(address, left);
    else insideOf.delete(address);
  };
  return {
    isFull: (ip: string): boolean => {
      const now = performance.now();
      if (inside >= most) floodedUntil = now + floodMs;
      return inside >= (now < floodedUntil ? flooded : most) || (insideOf.get(addressOf(ip)) ?? 0) >= perAddress;
    },
    /** Takes a place. Answers how to give it back; more than once is harmless. */
    enter: (ip: string): (() => void) => {
      const address = addressOf(ip);
      let isInside = true;
      count(address, 1);
      return () => {
        if (isInside) count(address, -1);
        isInside = false;
      };
    },
  };
}
