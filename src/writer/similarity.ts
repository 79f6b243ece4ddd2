import { splitWords } from './text.ts';

export function listFiveGrams(text: string): Set<string> {
  const words = splitWords(text.toLowerCase());
  return new Set(words.slice(4).map((_, at) => words.slice(at, at + 5).join(' ')));
}
