import { hashNumber } from './random.ts';

/** A prime of which the square is over 10,000. */
export const wordings = 107;

/** Drafts of one bend. */
export const drafts = wordings ** 2;

/*
 * Which way of saying it a label takes in the n-th draft of a business: a Reed-Solomon code. With a = n mod p, b = n / p mod p and
 * a bend c the label at place x takes a + b x + c x x mod p: of p p = 11,449 drafts of one bend any two say at most one label
 * alike, of different bends at most two.
 */

/**
 * One way of saying a label; `phrases` are those of which a review bears one, as bits of two numbers; `words` are those that are
 * better not heard twice, as bits of two more; `level` is 0 for what is said without thinking, and more for what is said when that has
 * been said.
 */
export type Wording = {
  isLine: boolean;
  level: number;
  phrases: readonly [number, number];
  words: readonly [number, number];
};

/** How many levels there are. */
export const levels = 3;

/** A label at its place in the code, with as many ways of saying it as the code has; a customer's own words have none. */
export type Coded = { place: number; turns: readonly Wording[] };

/**
 * How the n-th draft says its labels, as numbers from 0: of each bend first what goes well together, the most natural before all
 * and of that what says no word twice, then what repeats a phrase, last what says two labels in a line each: so short that what it shares with another draft is much
 * of it.
 */
export function wordingsOf(labels: readonly Coded[], draft: number, start: number): number[] {
  const bend = Math.floor(draft / drafts) % wordings;
  const ranks = rankAll(labels, bend);
  const counts = Array.from({ length: worst + 1 }, () => 0);
  for (const rank of ranks) counts[rank] = (counts[rank] ?? 0) + 1;
  let left = draft % drafts;
  for (const [rank, count] of counts.entries()) {
    if (left < count)
      for (let index = 0; index < drafts; index++) {
        const line = (start + index) % drafts;
        if (ranks[line] === rank && left-- === 0) return labels.map(({ place }) => wordingOf(place, line, bend));
      }
    left -= count;
  }
  throw new Error(`no wording for draft ${draft}`);
}

function wordingOf(place: number, line: number, bend: number): number {
  return (line + Math.floor(line / wordings) * place + bend * place ** 2) % wordings;
}

// Each level has what says no word twice, and what does
const clashing = 2 * levels;
const worst = clashing + 1;

// Numbers that tell a way: two of phrases, two of words, one of its level and whether it is a line
const told = 5;
const lineBit = 8;

// For each draft of the bend; in numbers, as this is most of what a review takes
function rankAll(labels: readonly Coded[], bend: number): Uint8Array {
  const coded = labels.filter(({ turns }) => turns.length > 0);
  const ways = coded.map(({ turns }) => tell(turns));
  const ranks = new Uint8Array(drafts);
  for (let from = 0; from < drafts; from += wordings) {
    const first = coded.map(({ place }) => wordingOf(place, from, bend));
    for (let next = 0; next < wordings; next++) {
      let said = 0;
      let moreSaid = 0;
      let heard = 0;
      let moreHeard = 0;
      let clash = 0;
      let echo = 0;
      let level = 0;
      let lines = 0;
      for (let label = 0; label < ways.length; label++) {
        const way = ways[label];
        if (way === undefined) continue;
        const at = ((first[label] ?? 0) + next) * told;
        const phrases = way[at] ?? 0;
        const morePhrases = way[at + 1] ?? 0;
        const words = way[at + 2] ?? 0;
        const moreWords = way[at + 3] ?? 0;
        const rest = way[at + 4] ?? 0;
        clash |= (said & phrases) | (moreSaid & morePhrases);
        echo |= (heard & words) | (moreHeard & moreWords);
        said |= phrases;
        moreSaid |= morePhrases;
        heard |= words;
        moreHeard |= moreWords;
        const own = rest & (lineBit - 1);
        if (own > level) level = own;
        lines += rest & lineBit;
      }
      ranks[from + next] = lines > lineBit ? worst : clash !== 0 ? clashing : 2 * level + Number(echo !== 0);
    }
  }
  return ranks;
}

// Twice over, so that counting on from any of them wraps around nowhere
function tell(turns: readonly Wording[]): Int32Array {
  const numbers = turns.flatMap(({ phrases, words, level, isLine }) => [
    ...phrases,
    ...words,
    level | (isLine ? lineBit : 0),
  ]);
  return Int32Array.from([...numbers, ...numbers]);
}

/** The one whose turn it is, of any number of them. */
export function inTurn<One>(from: readonly One[], turn: number): One {
  const one = from[turn % from.length];
  if (one === undefined) throw new Error('nothing has its turn');
  return one;
}

/** Where a business begins in the code, so that two businesses do not write the same drafts in the same order. */
export function startOf(business: { name: string; city: string }): number {
  return hashNumber(`${business.name}\n${business.city}`) % drafts;
}
