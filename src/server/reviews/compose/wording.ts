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

/** One way of saying a label; `phrases` are those of which a review bears one, as bits of some numbers. */
export type Wording = { isLine: boolean; phrases: readonly number[] };

/** A label at its place in the code, with as many ways of saying it as the code has; a customer's own words have none. */
export type Coded = { place: number; turns: readonly Wording[] };

/**
 * How the n-th draft says its labels, as numbers from 0: of each bend first what goes well together, then what repeats a phrase,
 * last what says two labels in a line each: so short that what it shares with another draft is much of it.
 */
export function wordingsOf(labels: readonly Coded[], draft: number, start: number): number[] {
  const bend = Math.floor(draft / drafts) % wordings;
  const ranks = rankAll(labels, bend);
  let left = draft % drafts;
  for (let rank = 0; rank <= worst; rank++)
    for (let index = 0; index < drafts; index++) {
      const at = (start + index) % drafts;
      if (ranks[at] === rank && left-- === 0) return labels.map(({ place }) => wordingOf(place, at, bend));
    }
  throw new Error(`no wording for draft ${draft}`);
}

function wordingOf(place: number, line: number, bend: number): number {
  return (line + Math.floor(line / wordings) * place + bend * place ** 2) % wordings;
}

const worst = 2;

function rankAll(labels: readonly Coded[], bend: number): Uint8Array {
  const ranks = new Uint8Array(drafts);
  const coded = labels.filter(({ turns }) => turns.length > 0);
  const bits = coded[0]?.turns[0]?.phrases.length ?? 0;
  for (let number = 0; number < bits; number++) {
    const said = new Int32Array(drafts);
    for (const { place, turns } of coded) {
      const phrases = Int32Array.from(turns, (turn) => turn.phrases[number] ?? 0);
      eachDraft(place, bend, (at, turn) => {
        const own = phrases[turn] ?? 0;
        const before = said[at] ?? 0;
        if ((before & own) !== 0) ranks[at] = 1;
        said[at] = before | own;
      });
    }
  }
  const lines = new Uint8Array(drafts);
  for (const { place, turns } of coded) {
    const isLine = Uint8Array.from(turns, (turn) => Number(turn.isLine));
    eachDraft(place, bend, (at, turn) => {
      lines[at] = (lines[at] ?? 0) + (isLine[turn] ?? 0);
    });
  }
  for (let at = 0; at < drafts; at++) if ((lines[at] ?? 0) > 1) ranks[at] = worst;
  return ranks;
}

// What `wordingOf` says of each draft, without a division for each
function eachDraft(place: number, bend: number, see: (draft: number, turn: number) => void): void {
  for (let slope = 0; slope < wordings; slope++) {
    let turn = wordingOf(place, slope * wordings, bend);
    for (let shift = 0; shift < wordings; shift++) {
      see(slope * wordings + shift, turn);
      turn = turn + 1 === wordings ? 0 : turn + 1;
    }
  }
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
