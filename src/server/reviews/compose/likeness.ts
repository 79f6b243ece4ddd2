import { splitWords } from '../sentence.ts';

/** How much two texts share: the Jaccard index of their runs of five words, 0 to 1. */
export function shareFiveGrams(one: string, other: string): number {
  const first = listFiveGrams(one);
  const second = listFiveGrams(other);
  let shared = 0;
  for (const gram of first) if (second.has(gram)) shared++;
  const all = first.size + second.size - shared;
  return all === 0 ? 0 : shared / all;
}

export function listFiveGrams(text: string): Set<string> {
  const words = splitWords(text.toLowerCase());
  const grams = new Set<string>();
  for (let at = 0; at + 5 <= words.length; at++) grams.add(words.slice(at, at + 5).join(' '));
  return grams;
}
