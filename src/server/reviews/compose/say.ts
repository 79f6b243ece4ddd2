import type { Sense } from '../sentiments/sets.ts';
import type { Bank } from './bank.ts';
import { type Contradiction, findContradiction } from './contradictions.ts';
import { expandFrame, type Frame, markClose } from './frame.ts';
import { dropCarriers, tieMarks } from './marks.ts';
import { leaveUnnamed } from './naming.ts';
import { type Random, shuffle } from './random.ts';
import { repeatsAPhrase } from './repeats.ts';
import { varyWords } from './vary.ts';
import { wordingOf } from './wording.ts';

/** One choice of the customer with the words that can express it, and its place in the code of wordings. */
export type Item = { choice: number; sense: Sense | null; bank: Bank; place: number };
export type Tone = Bank['tone'];
export type Kind = 'clause' | 'line' | 'own';
/** A choice in words. */
export type Said = { tone: Tone; kind: Kind; text: string };
/** Two choices that deny each other, in words. */
export type SaidBoth = { halves: readonly [string, string]; turns: readonly string[] };

const triesPerItem = 8;
const lineCounts = [0, 0, 0, 1];

/** How words are found: in this draft and at this bend of the code, or at random where it is null; `isStrict` bars
 * phrases that were said before. */
export type Source = { draft: number; bend: number | null; visited: boolean; isStrict: boolean };

/** Words for every choice, such that no phrase comes too often; null where there are none. */
export function sayAll(
  items: readonly Item[],
  { draft, bend, visited, isStrict }: Source,
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
  for (const item of left)
    for (const other of left) {
      const pair = left.has(item) ? findContradiction(item.sense, other.sense) : null;
      if (pair === null) continue;
      both.push(sayBoth(item, other, pair, random, note));
      left.delete(item);
      left.delete(other);
    }
  let lines = random.pick(lineCounts);
  for (const item of left) {
    const { bank } = item;
    const kind: Kind = bank.tone === 'own' ? 'own' : lines-- > 0 ? 'line' : 'clause';
    const wording = bend === null ? null : wordingOf(item.place, draft, bend);
    const text = drawNew(before, isStrict, (tries) => {
      if (kind === 'own') return expandFrame(random.pick(bank.lines), random);
      if (kind === 'line') return varyWords(expandFrame(random.pick(bank.lines), random), visited, random);
      const statement = bank.wordings[wording ?? -1] ?? random.pick(bank.wordings);
      if (tries === 0) return visited ? statement : varyWords(statement, visited, random);
      return tries < 4 ? varyWords(statement, visited, random) : dropTail(varyWords(statement, visited, random));
    });
    if (text === null) return null;
    said.push({ tone: bank.tone, kind, text: note(tie(text, item)) });
  }
  return { said, both };
}

function drawNew(before: string, isStrict: boolean, draw: (tries: number) => string): string | null {
  let text = '';
  for (let tries = 0; tries < triesPerItem; tries++) {
    text = draw(tries);
    if (isNew(before, text)) return text;
  }
  return isStrict ? null : text;
}

// What follows the marked words is seldom needed: 'they were on time when I was there'
function dropTail(statement: string): string {
  return statement.slice(0, statement.indexOf(markClose) + 1);
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
  return { halves: [draw(one, first), draw(other, second)], turns };
}
