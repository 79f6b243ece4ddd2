import type { Random } from './random.ts';

/*
 * Words that customers use for one another: they break the long runs of words that two drafts would share. The checker reads
 * over the small ones (`smallWords`), and knows both of a pair (`sameWords`).
 */
type Swap = { from: RegExp; to: readonly string[] };

const visit = ['when I was there', 'while I was there', 'during my visit', 'on my visit', ''];
const liked = ['I liked ', 'I liked ', 'I also liked ', 'I really liked ', 'I appreciated ', 'I also appreciated '];
const everywhere: readonly Swap[] = [
  { from: /\b(was|were) (?:really|very|so|super) /gu, to: ['$1 really ', '$1 very ', '$1 so ', '$1 super ', '$1 '] },
  { from: /\bquickly\b/gu, to: ['quickly', 'fast'] },
  { from: /\beveryone\b/gu, to: ['everyone', 'everybody'] },
  { from: /\ba (?:bit|little) (?!of|while|bit)/gu, to: ['a bit ', 'a little '] },
  { from: /\b(did|was|were|could)n't\b/gu, to: ["$1n't", "$1n't", "$1n't", '$1 not'] },
  { from: /\bI'd have\b|\bI would have\b/gu, to: ["I'd have", 'I would have'] },
  { from: /\bI (?:also |really )?(?:liked|appreciated) (?=how|that|the|not)/gu, to: liked },
  { from: /\b(?:really|very|super) (?=[a-z])/gu, to: ['$&', ''] },
  { from: /\bpretty (?=[a-z])(?!much)/gu, to: ['pretty ', ''] },
];
const visited: Swap = { from: /\b(?:when|while) I was there$/gu, to: visit };
/** Nobody was there. */
const called: Swap = { from: /,? \b(?:when|while) I was there$/gu, to: [''] };

export const smallWords: ReadonlySet<string> = new Set(['really', 'very', 'so', 'super', 'pretty', 'just', 'exactly']);
export const sameWords: ReadonlyMap<string, string> = new Map([
  ['fast', 'quickly'],
  ['everybody', 'everyone'],
  ['little', 'bit'],
]);

/** Every word that may stand in for another one. */
export const otherWords = [visited, called, ...everywhere].flatMap(({ to }) => to);

/** The same statement in other small words. */
export function varyWords(text: string, isVisited: boolean, random: Random): string {
  let varied = text;
  for (const { from, to } of [isVisited ? visited : called, ...everywhere])
    varied = varied.replace(from, (found) => found.replace(from, random.pick(to)));
  return varied;
}
