import { listForms, markClose, markOpen, parseFrame } from '../compose/frame.ts';
import type { Sense } from '../sentiments/sets.ts';
import { listTemplates } from '../sentiments/topic.ts';
import { listWords, type Word } from './words.ts';

// A sentence says the same without these
const smallWords: ReadonlySet<string> = new Set(['really', 'very', 'so', 'super', 'pretty', 'just', 'exactly']);

// Our own marked phrases, by their first word: what the bank says is known to say it, whatever the cues think
type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>;
const ofSense = new Map<string, Phrases>();

/** The first place where one of the bank's own phrases for a label stands. */
export function findOwnPhrase(read: readonly Word[], sense: Sense): { start: number; end: number } | null {
  const phrases = listOwnPhrases(sense);
  const words = read.filter((word) => !smallWords.has(word.text));
  for (const [at, word] of words.entries())
    for (const phrase of phrases.get(word.text) ?? []) {
      const last = words[at + phrase.length - 1];
      if (last?.sentence !== word.sentence) continue;
      if (phrase.every((part, offset) => words[at + offset]?.text === part))
        return { start: word.start, end: last.end };
    }
  return null;
}

function listOwnPhrases(sense: Sense): Phrases {
  const known = ofSense.get(sense.key);
  if (known !== undefined) return known;
  const phrases = new Map<string, string[][]>();
  for (const template of listTemplates(sense.topic))
    for (const form of listForms(parseFrame(template, sense.nouns))) {
      const parts = markedWords(form);
      const [first] = parts;
      // two words can stand for many things ('the price'): those are left to the cues
      if (first !== undefined && parts.length > 2) phrases.set(first, [...(phrases.get(first) ?? []), parts]);
    }
  ofSense.set(sense.key, phrases);
  return phrases;
}

// The marked words of a form, with neighbours where there are fewer than three: those after them first, as 'they' may be named
function markedWords(form: string): string[] {
  const [before = '', marked = '', after = ''] = form.split(new RegExp(`[${markOpen}${markClose}]`, 'u'));
  const [left, own, right] = [before, marked, after].map((text) =>
    listWords(text.toLowerCase()).flatMap(({ text: word }) => (smallWords.has(word) ? [] : word)),
  );
  const parts = [...(own ?? [])];
  while (parts.length < 3) {
    const next = right?.shift();
    const before = next === undefined ? left?.pop() : undefined;
    if (next !== undefined) parts.push(next);
    else if (before !== undefined) parts.unshift(before);
    else break;
  }
  return parts;
}
