import { readWords } from '../compose/custom.ts';
import type { Mark } from '../compose/marks.ts';
import { tidyName } from '../compose/name.ts';
import { findOwnPhrase } from './own-phrases.ts';
import { type CheckRequest, type Choice, type Reading, readReview } from './reading.ts';
import type { Word } from './words.ts';

/** Finds where each choice is expressed in any text; a choice that is not found has no mark. */
export function markReview(review: string, request: CheckRequest): Mark[] {
  return markReading(readReview(review, request));
}

export function markReading(reading: Reading): Mark[] {
  const marks = reading.choices.flatMap((choice) => markChoice(reading, choice) ?? []);
  const name = reading.request.thankSomeone?.trim() ?? '';
  if (name !== '') {
    const written = tidyName(name);
    const start = findName(reading.review, written);
    if (start >= 0) marks.push({ start, end: start + written.length, choice: name });
  }
  return marks.sort((one, other) => one.start - other.start);
}

/** Where a name stands as whole words; -1 where it does not. */
export function findName(review: string, name: string, from = 0): number {
  for (let at = review.indexOf(name, from); at >= 0; at = review.indexOf(name, at + 1)) {
    const before = review.slice(0, at).at(-1) ?? ' ';
    const after = review.charAt(at + name.length);
    if (!/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(after)) return at;
  }
  return -1;
}

/** Whether a sentence says one of the choices: by the words of the draft, or by those that the customer typed. */
export function saysAChoice({ choices, words }: Reading, drafted: readonly Word[]): boolean {
  const sentence = drafted[0]?.sentence;
  const typed = words.filter((word) => word.sentence === sentence);
  return choices.some(
    ({ label, sense }) =>
      (sense !== null && findOwnPhrase(drafted, sense) !== null) ||
      cuesOf(label, sense).some((cue) => findCue(sense === null ? typed : drafted, cue) !== null),
  );
}

function cuesOf(label: string, sense: Choice['sense']): readonly Cue[] {
  return sense === null
    ? [cueForOwnWords(readWords(label).says), cueForOwnWords(label)]
    : sense.topic.cues.map((cue) => parseCue(fillNouns(cue, sense.nouns)));
}

function markChoice(reading: Reading, { label, sense }: Choice): Mark | null {
  const cues = cuesOf(label, sense);
  // A business's name may stand between the words of a choice; a customer's own words may be those of a name
  const words = sense === null ? reading.words : reading.draftedWords;
  const own = sense === null ? null : findOwnPhrase(words, sense);
  let best: Mark | null = own === null ? null : { ...own, choice: label };
  for (const cue of cues) {
    if (best !== null) break;
    const span = findCue(words, cue);
    if (span !== null) best = { ...span, choice: label };
  }
  return best;
}

type Cue = { sides: readonly (readonly string[][])[]; barred: readonly string[]; denied: boolean };
const negations = new Set([
  'not',
  'never',
  'no',
  'nobody',
  'hardly',
  'barely',
  'none',
  'nothing',
  'without',
  'neither',
  'nor',
  'cannot',
]);
const reach = 8;
const parsed = new Map<string, Cue>();

function fillNouns(cue: string, nouns: Readonly<Record<string, string>>): string {
  return cue.replaceAll(/\$([a-z]+)/g, (_, name: string) => nouns[name] ?? '');
}

// 'a|b + c ! d' : a or b, and c within reach of it, and no d just before
function parseCue(cue: string): Cue {
  const known = parsed.get(cue);
  if (known !== undefined) return known;
  const [pattern = '', barred = ''] = cue.split(' ! ');
  const sides = pattern.split(' + ').map((side) => side.split('|').map((term) => term.trim().split(' ')));
  const denied = sides.some((side) => side.some((term) => term.some((word) => negations.has(word))));
  const made = { sides, barred: barred === '' ? [] : barred.split('|'), denied };
  parsed.set(cue, made);
  return made;
}

function cueForOwnWords(label: string): Cue {
  const words =
    label
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{M}\p{N}]+(?:['-][\p{L}\p{M}\p{N}]+)*/gu) ?? [];
  return {
    sides: words.slice(0, 8).map((word) => [[word.length > 5 ? word.slice(0, -1) : word]]),
    barred: [],
    denied: true,
  };
}

function findCue(words: readonly Word[], cue: Cue): { start: number; end: number } | null {
  const [first, ...others] = cue.sides;
  if (first === undefined) return null;
  let best: { start: number; end: number } | null = null;
  for (const at of words.keys()) {
    const head = matchSide(words, at, first);
    if (head === null) continue;
    let from = at;
    let to = head;
    const all = others.every((side) => {
      const found = findNear(words, at, side);
      if (found === null) return false;
      from = Math.min(from, found.from);
      to = Math.max(to, found.to);
      return true;
    });
    const start = words[from];
    const end = words[to - 1];
    if (!all || start === undefined || end === undefined || isDenied(words, from, to, cue)) continue;
    if (best === null || end.end - start.start < best.end - best.start) best = { start: start.start, end: end.end };
  }
  return best;
}

function matchSide(words: readonly Word[], at: number, side: readonly string[][]): number | null {
  for (const term of side) {
    const fits = term.every((part, offset) => {
      const word = words[at + offset];
      if (word === undefined || word.sentence !== words[at]?.sentence) return false;
      return offset === term.length - 1 && part.length > 2 ? word.text.startsWith(part) : word.text === part;
    });
    if (fits) return at + term.length;
  }
  return null;
}

function findNear(words: readonly Word[], at: number, side: readonly string[][]): { from: number; to: number } | null {
  const sentence = words[at]?.sentence;
  for (let distance = 1; distance <= reach; distance++)
    for (const from of [at + distance, at - distance]) {
      if (words[from]?.sentence !== sentence) continue;
      const to = matchSide(words, from, side);
      if (to !== null) return { from, to };
    }
  return null;
}

// 'I did not love the wait' still says that there was one
const mildly = new Set(['love', 'fond', 'like', 'happy', 'pleased', 'so', 'good', 'great', 'ideal']);

function isDenied(words: readonly Word[], from: number, to: number, cue: Cue): boolean {
  const sentence = words[from]?.sentence;
  const around = words.slice(Math.max(0, from - 3), to + 1).filter((word) => word.sentence === sentence);
  const texts = around.map((word) => word.text);
  const inside = texts.slice(0, texts.length - (words[to]?.sentence === sentence ? 1 : 0));
  if (inside.some((word) => cue.barred.includes(word))) return true;
  if (cue.denied || cue.barred.length > 0) return false;
  return inside.some((word, at) => negations.has(word) && !mildly.has(texts[at + 1] ?? ''));
}
