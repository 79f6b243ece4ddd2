import { splitWords } from '../sentence.ts';

const particles = new Set([
  'van',
  'von',
  'der',
  'den',
  'de',
  'del',
  'della',
  'di',
  'da',
  'la',
  'le',
  'el',
  'al',
  'bin',
  'ibn',
  'y',
  'e',
  'ten',
  'ter',
  'zu',
  'dos',
  'du',
]);

/** A name as one writes it: typed all in small letters it gets its capitals, otherwise it stays as typed. */
export function tidyName(name: string): string {
  const spaced = name.replaceAll(/\s+/g, ' ').trim();
  if (spaced !== spaced.toLowerCase()) return spaced;
  return spaced
    .split(' ')
    .map((word, at) =>
      at > 0 && particles.has(word)
        ? word
        : word.replaceAll(
            /(^|-|^o['’])(\p{Ll})/gu,
            (_, before: string, letter: string) => before + letter.toUpperCase(),
          ),
    )
    .join(' ');
}

/** How often a name stands in a review as whole words. */
export function countName(review: string, name: string): number {
  return ` ${splitWords(review).join(' ')} `.split(` ${splitWords(name).join(' ')} `).length - 1;
}

/** Whether a text contains a word of a name, as in Maria's Salon and Maria. */
export function sharesAWord(text: string, name: string | null): boolean {
  if (name === null) return false;
  const known = new Set(splitWords(text.toLowerCase()).map((word) => word.replace(/['’]s$/, '')));
  return splitWords(name.toLowerCase()).some((word) => known.has(word));
}
