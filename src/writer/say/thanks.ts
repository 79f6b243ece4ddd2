import { type ReviewRequest, thanksId } from '../draft.ts';
import type { Random } from '../random.ts';
import { splitWords } from '../text.ts';
import type { Parts } from './part.ts';

const titles = /\b(Dr|Mr|Mrs|Ms|St)\b\.?(?= )/gi;
// 'the front desk lady', 'my dentist', 'everyone'
const noName =
  /\b(?:the|my|our|everyone|everybody|all|whole|team|staff|crew|front|desk|lady|guy|guys|girls|ladies|nurse|nurses|doctor|dentist|receptionist|who|at|and)\b/i;

/** No second thanks when the customer's own words have the name. */
export function sayThanks({ thanks, detail, choices }: ReviewRequest, random: Random): Parts[] {
  if (!thanks?.trim()) return [];
  const name = nameOf(thanks);
  const own = [detail ?? '', ...choices.filter(({ sentiment }) => sentiment === null).map(({ label }) => label)];
  if (own.some((words) => sharesAName(words, name))) return [];
  const head = noName.test(name)
    ? random.pick(['Thanks to ', 'Thank you to '])
    : random.pick(['Thanks ', 'Thanks ', 'Thanks, ', 'Thank you ']);
  return [
    [
      { text: head, ids: [], isTyped: true },
      { text: name, ids: [thanksId], isTyped: true },
    ],
  ];
}

function nameOf(typed: string): string {
  const spaced = typed.replaceAll(/\s+/gu, ' ').trim();
  const isSmall = spaced === spaced.toLowerCase() && !noName.test(spaced);
  const words = isSmall
    ? spaced.replaceAll(/(^|[ -])(\p{Ll})/gu, (_, gap: string, letter: string) => gap + letter.toUpperCase())
    : spaced;
  return words.replace(titles, (_, title: string) => `${title}.`);
}

function sharesAName(words: string, name: string): boolean {
  const known = new Set(splitWords(words.toLowerCase()).map((word) => word.replace(/['’]s$/, '')));
  return splitWords(name.toLowerCase()).some(
    (word) => !/^(?:dr|mrs?|ms|st|the|my|our|and)$/.test(word) && known.has(word),
  );
}
