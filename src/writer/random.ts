export interface Random {
  next(): number;
  chance(probability: number): boolean;
  pick<T>(from: readonly T[]): T;
}

export function makeRandom(seed: number): Random {
  let state = (Math.trunc(seed) ^ 0x9e3779b9) >>> 0;
  // mulberry32
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }
  return {
    next,
    chance: (probability) => next() < probability,
    pick(from) {
      const one = from[Math.floor(next() * from.length)];
      if (one === undefined) throw new Error('nothing to pick from');
      return one;
    },
  };
}

/** Fisher-Yates, on a copy. */
export function shuffle<T>(items: readonly T[], random: Random): T[] {
  const left = [...items];
  const shuffled: T[] = [];
  while (left.length > 0) shuffled.push(...left.splice(Math.floor(random.next() * left.length), 1));
  return shuffled;
}

export function hashNumber(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}
