import { type Segment, thanksId } from '../draft.ts';
import type { Random } from '../random.ts';
import { splitWords } from '../text.ts';

const forNames: readonly (readonly [string, string])[] = [
  ['Thanks, ', '.'],
  ['Thanks, ', '!'],
  ['Thank you, ', '.'],
  ['Thank you, ', '!'],
  ['Thanks to ', '.'],
  ['Thank you to ', '.'],
];
const forOthers: readonly (readonly [string, string])[] = [
  ['Thanks to ', '.'],
  ['Thank you to ', '.'],
  ['Thanks to ', '!'],
];
const titles = /\b(Dr|Mr|Mrs|Ms|St)\b\.?(?= )/gi;
// 'the front desk lady', 'my dentist', 'everyone'
const noName =
  /\b(?:the|my|our|everyone|everybody|all|whole|team|staff|crew|front|desk|lady|guy|guys|girls|ladies|nurse|nurses|doctor|dentist|receptionist|who|at|and)\b/i;

export function thanksSentence(typed: string, random: Random): Segment[] {
  const name = writeName(typed);
  const [before, after] = random.pick(noName.test(name) ? forOthers : forNames);
  return [
    { text: before, choiceId: null },
    { text: name, choiceId: thanksId },
    { text: after, choiceId: null },
  ];
}

function writeName(typed: string): string {
  const spaced = typed.replaceAll(/\s+/gu, ' ').trim();
  const isSmall = spaced === spaced.toLowerCase() && !noName.test(spaced);
  const words = isSmall
    ? spaced.replaceAll(/(^|[ -])(\p{Ll})/gu, (_, gap: string, letter: string) => gap + letter.toUpperCase())
    : spaced;
  return words.replace(titles, (_, title: string) => `${title}.`);
}

/** Such as Maria's Salon and Maria. */
export function sharesAWord(text: string, other: string | undefined): boolean {
  if (!other) return false;
  const known = new Set(splitWords(text.toLowerCase()).map((word) => word.replace(/['’]s$/, '')));
  return splitWords(other.toLowerCase()).some((word) => known.has(word));
}
