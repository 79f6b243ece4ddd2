import type { Segment } from '../draft.ts';
import type { Random } from '../random.ts';
import { contract } from './clause.ts';
import { type Part, type Parts, plainOf } from './part.ts';
import { type Speaker, speakAs } from './speaker.ts';
import { drawStrength, type Strength, strengthen } from './stronger.ts';

export interface Ending {
  readonly isOpen: boolean;
  /** The sentence that ends in "!". */
  readonly cheer: Parts | null;
}

interface Made {
  readonly speaker: Speaker;
  readonly random: Random;
  readonly ending: Ending;
}

/** Capitals, end marks and the stronger form of each phrase. */
export function finish(sentences: readonly Parts[], { speaker, random, ending }: Made): Segment[] {
  const strength = drawStrength(random);
  const isContracted = random.chance(0.97);
  const all = sentences.flatMap((sentence, at) => {
    const spoken = sentence.map((part) => (part.isTyped ? part : { ...part, text: speakAs(part.text, speaker) }));
    const segments = raise((isContracted ? contract(spoken) : spoken).flatMap((part) => segmentsOf(part, strength)));
    const isLast = at === sentences.length - 1;
    const text = segments.map((one) => one.text).join('');
    const mark = isLast && ending.isOpen ? '' : sentence === ending.cheer ? '!' : '.';
    const end = endMark(text, mark);
    return [...segments, ...(end === '' ? [] : [joint(end)]), ...(isLast ? [] : [joint(' ')])];
  });
  return merge(all);
}

const joint = (text: string): Segment => ({ text, choiceIds: [] });

const but = ' but ';

function segmentsOf({ text, ids, isTyped }: Part, strength: Strength): Segment[] {
  if (isTyped) return [{ text, choiceIds: ids }];
  // Each half of "friendly but slow" has its own mark: one tap must not make the praise alone stronger.
  const [first = '', second] = text.split(but);
  if (second === undefined) return [segmentOf(text, ids, strength)];
  return [segmentOf(first, ids.slice(0, 1), strength), joint(but), segmentOf(second, ids.slice(1), strength)];
}

function segmentOf(marked: string, choiceIds: readonly string[], strength: Strength): Segment {
  const stronger = strengthen(marked, strength);
  const text = plainOf(marked);
  return stronger === null || choiceIds.length === 0 ? { text, choiceIds } : { text, choiceIds, stronger };
}

const capital = (text: string): string =>
  text.replace(/^([\p{P}\s]*)(\p{Ll})/u, (_, head: string, letter: string) => head + letter.toUpperCase());

function raise([first, ...others]: readonly Segment[]): Segment[] {
  if (first === undefined) return [];
  const stronger = first.stronger === undefined ? {} : { stronger: capital(first.stronger) };
  return [{ ...first, text: capital(first.text), ...stronger }, ...others];
}

/** Names, typed words and initials bring their own. */
export function endMark(text: string, mark: string): string {
  if (/[.!?…。！？।؟]["”’')]*$|\p{Extended_Pictographic}\uFE0F?$/u.test(text) || mark === '') return '';
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(text)) return '。';
  return /\p{Script=Devanagari}$/u.test(text) ? '।' : mark;
}

export function merge(all: readonly Segment[]): Segment[] {
  const merged: Segment[] = [];
  for (const segment of all) {
    const last = merged.at(-1);
    if (last !== undefined && last.choiceIds.length === 0 && segment.choiceIds.length === 0)
      merged[merged.length - 1] = { ...last, text: last.text + segment.text };
    else if (segment.text !== '') merged.push(segment);
  }
  return merged;
}
