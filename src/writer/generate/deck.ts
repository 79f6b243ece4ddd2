import { hashNumber, makeRandom, shuffle } from '../random.ts';

const decks = new Map<string, readonly number[]>();
// One shuffled deck takes about 200 bytes.
const decksKept = 5000;

/** Each business and list has its own deck, shuffled again after each round; `turn` picks the first item. */
export function inTurn<T>(items: readonly T[], name: string, turn: number): T[] {
  const round = Math.floor(turn / items.length);
  const order = deckOf(items.length, `${name}/${round}`);
  return items.map((_, at) => items[order[(turn + at) % items.length] ?? 0] as T);
}

function deckOf(size: number, name: string): readonly number[] {
  const known = decks.get(name);
  if (known?.length === size) return known;
  const shuffled = shuffle(
    Array.from({ length: size }, (_, at) => at),
    makeRandom(hashNumber(name)),
  );
  if (decks.size >= decksKept) decks.clear();
  decks.set(name, shuffled);
  return shuffled;
}
