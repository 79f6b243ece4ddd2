import type { Sense } from '../sentiments/sets.ts';
import type { Bank } from './bank.ts';
import { type Contradiction, pairDenials } from './contradictions.ts';
import { expandFrame, type Frame, placeSlot } from './frame.ts';
import { dropCarriers, tieMarks } from './marks.ts';
import { leaveUnnamed } from './naming.ts';
import { type Random, shuffle } from './random.ts';
import { repeatsAPhrase } from './repeats.ts';

/** One choice of the customer with the words that can express it, and which of its statements is the turn of this draft. */
export type Item = { choice: number; sense: Sense | null; bank: Bank; wording: number };
export type Tone = Bank['tone'];
export type Kind = 'clause' | 'line' | 'own';
/** A choice in words. */
export type Said = { tone: Tone; kind: Kind; text: string };
/** Two choices that deny each other, in words; `ending` is the tone of the second. */
export type SaidBoth = { halves: readonly [string, string]; turns: readonly string[]; ending: Tone };

const triesPerItem = 8;
// Nobody was there where the business comes to the customer
const whenThere = / (?:when|while) I was there$/u;
const met = /\b(?:dealt with|dealing with|met|talk(?:ed|ing)? (?:to|with)|spoke (?:to|with)|worked with)\b/;
const peopleThere = new RegExp(` (people|folks) ${placeSlot}`, 'u');

/** `isStrict` bars phrases that were said before. */
export type Source = { visited: boolean; isStrict: boolean };

/** Words for every choice, such that no phrase comes too often; null where there are none. */
export function sayAll(
  items: readonly Item[],
  { visited, isStrict }: Source,
  random: Random,
): { said: Said[]; both: SaidBoth[] } | null {
  const left = new Set(shuffle(items, random));
  const both: SaidBoth[] = [];
  const said: Said[] = [];
  let before = '';
  const note = <Text extends string>(text: Text): Text => {
    before += ` ${dropCarriers(text).toLowerCase()}`;
    return text;
  };
  for (const { one, other, contradiction } of pairDenials([...left])) {
    both.push(sayBoth(one, other, contradiction, random, note));
    left.delete(one);
    left.delete(other);
  }
  for (const item of left) {
    const { bank, wording } = item;
    const turn = bank.turns[wording];
    const kind: Kind = turn === undefined ? 'own' : turn.isLine ? 'line' : 'clause';
    const text = drawNew(before, isStrict, () => {
      const phrase = expandFrame(random.pick(turn?.frames ?? bank.lines), random);
      return visited ? phrase : elsewhere(phrase);
    });
    if (text === null) return null;
    said.push({ tone: bank.tone, kind, text: note(tie(text, item)) });
  }
  return { said, both };
}

// As it is said of a business that comes to the customer
function elsewhere(phrase: string): string {
  const came = phrase.replace(whenThere, '');
  // 'I talked to some friendly people I dealt with'
  return met.test(dropCarriers(came)) ? came : came.replace(peopleThere, ` $1 I dealt with ${placeSlot}`);
}

function drawNew(before: string, isStrict: boolean, draw: () => string): string | null {
  let text = '';
  for (let tries = 0; tries < triesPerItem; tries++) {
    text = draw();
    if (isNew(before, text)) return text;
  }
  return isStrict ? null : text;
}

function isNew(before: string, text: string): boolean {
  return !repeatsAPhrase(before, dropCarriers(text).toLowerCase());
}

function tie(text: string, item: Item): string {
  return tieMarks(text.replaceAll(/ +/g, ' ').trim(), item.choice);
}

function sayBoth(
  one: Item,
  other: Item,
  { first, second, turns }: Contradiction,
  random: Random,
  note: (text: string) => string,
): SaidBoth {
  const draw = (item: Item, frame: Frame) => note(leaveUnnamed(tie(expandFrame(frame, random), item)));
  return { halves: [draw(one, first), draw(other, second)], turns, ending: other.bank.tone };
}
