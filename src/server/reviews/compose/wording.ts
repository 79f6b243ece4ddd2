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

/** One way of saying a label; `phrases` are those of which a review bears one, as bits of two numbers. */
export type Wording = { isLine: boolean; phrases: readonly [number, number] };

/** A label at its place in the code, with as many ways of saying it as the code has; a customer's own words have none. */
export type Coded = { place: number; turns: readonly Wording[] };

/**
 * How the n-th draft says its labels, as numbers from 0: of each bend first what goes well together, then what repeats a phrase,
 * last what says two labels in a line each: so short that what it shares with another draft is much of it.
 */
export function wordingsOf(labels: readonly Coded[], draft: number, start: number): number[] {
  const bend = Math.floor(draft / drafts) % wordings;
  const coded = labels.filter(({ turns }) => turns.length > 0);
  const ranks = new Uint8Array(drafts);
  let left = draft % drafts;
  for (let rank = 0; rank <= worst; rank++)
    for (let index = 0; index < drafts; index++) {
      const line = (start + index) % drafts;
      if (rank === 0) ranks[line] = rankOf(coded, line, bend);
      if (ranks[line] === rank && left-- === 0) return labels.map(({ place }) => wordingOf(place, line, bend));
    }
  throw new Error(`no wording for draft ${draft}`);
}

function wordingOf(place: number, line: number, bend: number): number {
  return (line + Math.floor(line / wordings) * place + bend * place ** 2) % wordings;
}

const worst = 2;

function rankOf(labels: readonly Coded[], line: number, bend: number): number {
  let lines = 0;
  let clashes = 0;
  let [said, more] = [0, 0];
  for (const { place, turns } of labels) {
    const turn = turns[wordingOf(place, line, bend)];
    if (turn === undefined) continue;
    const [own = 0, others = 0] = turn.phrases;
    clashes |= (said & own) | (more & others);
    said |= own;
    more |= others;
    lines += Number(turn.isLine);
  }
  if (lines > 1) return worst;
  return clashes === 0 ? 0 : 1;
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
