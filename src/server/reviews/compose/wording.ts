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
 * One way of saying a label; `phrases` are those of which a review bears one, as bits of two numbers; `level` is 0 for what is
 * said without thinking, and more for what is said when that has been said.
 */
export type Wording = { isLine: boolean; level: number; phrases: readonly [number, number] };

/** How many levels there are. */
export const levels = 3;

/** A label at its place in the code, with as many ways of saying it as the code has; a customer's own words have none. */
export type Coded = { place: number; turns: readonly Wording[] };

/**
 * How the n-th draft says its labels, as numbers from 0: of each bend first what goes well together, the most natural before all,
 * then what repeats a phrase, last what says two labels in a line each: so short that what it shares with another draft is much
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

const clashing = levels;
const worst = levels + 1;

// For each draft of the bend; in arrays of numbers, as this is most of what a review takes
function rankAll(labels: readonly Coded[], bend: number): Uint8Array {
  const said = new Int32Array(drafts);
  const moreSaid = new Int32Array(drafts);
  const lines = new Uint8Array(drafts);
  const ranks = new Uint8Array(drafts);
  for (const { place, turns } of labels) {
    if (turns.length === 0) continue;
    const phrases = Int32Array.from(turns, (turn) => turn.phrases[0]);
    const morePhrases = Int32Array.from(turns, (turn) => turn.phrases[1]);
    const level = Uint8Array.from(turns, (turn) => turn.level);
    const isLine = Uint8Array.from(turns, (turn) => Number(turn.isLine));
    for (let from = 0; from < drafts; from += wordings) {
      let turn = wordingOf(place, from, bend);
      for (let at = from; at < from + wordings; at++) {
        const one = phrases[turn] ?? 0;
        const other = morePhrases[turn] ?? 0;
        const before = said[at] ?? 0;
        const moreBefore = moreSaid[at] ?? 0;
        const rank = ((before & one) | (moreBefore & other)) === 0 ? (level[turn] ?? 0) : clashing;
        if (rank > (ranks[at] ?? 0)) ranks[at] = rank;
        said[at] = before | one;
        moreSaid[at] = moreBefore | other;
        lines[at] = (lines[at] ?? 0) + (isLine[turn] ?? 0);
        turn = turn + 1 === wordings ? 0 : turn + 1;
      }
    }
  }
  for (let at = 0; at < drafts; at++) if ((lines[at] ?? 0) > 1) ranks[at] = worst;
  return ranks;
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
