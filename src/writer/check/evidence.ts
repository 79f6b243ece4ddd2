import type { Choice } from '../choices.ts';
import { stemsOf } from '../generate/stems.ts';
import type { Industry } from '../industry.ts';
import { findCue } from './cues.ts';
import { denial, vocabularyOf } from './vocabulary.ts';
import { listWords } from './words.ts';

export interface Evidence {
  readonly label: string;
  readonly quote: string;
}

type Proof = 'cue' | 'word' | 'weak' | 'denied';

export function weighQuote(quote: string, choice: Choice, industry: Industry): Proof {
  const vocabulary = vocabularyOf(choice, industry);
  if (vocabulary === null || choice.sentiment === null) return 'weak';
  const { tone, cues } = choice.sentiment.phrases;
  const text = quote.toLowerCase().replaceAll('’', "'");
  if (tone === 'good' && denial.test(text) && !vocabulary.mayDeny) return 'denied';
  const words = listWords(text);
  const isFound = cues.some((cue) => findCue(words, fillNames(cue, choice.sentiment?.words ?? {})) !== null);
  if (isFound) return 'cue';
  return stemsOf(text).some((stem) => vocabulary.stems.has(stem)) ? 'word' : 'weak';
}

const fillNames = (cue: string, words: Readonly<Record<string, string>>): string =>
  cue.replaceAll(/\$([a-z]+)/g, (_, name: string) => words[name] ?? name);

// Words of the choice's phrases needed when no cue matches
const wordsThatShow = 2;

/** Null when the sentence does not show the choice. */
export function findEvidence(sentence: string, choice: Choice, industry: Industry): Evidence | null {
  const plain = sentence.toLowerCase().replaceAll('’', "'");
  const words = listWords(plain);
  for (const cue of choice.sentiment?.phrases.cues ?? []) {
    const span = findCue(words, fillNames(cue, choice.sentiment?.words ?? {}));
    if (span !== null) return { label: choice.label, quote: sentence.slice(span.start, span.end) };
  }
  const stems = vocabularyOf(choice, industry)?.stems ?? new Set();
  const known = words.filter(({ text }) => stemsOf(text).some((stem) => stems.has(stem)));
  const [first] = known;
  const last = known.at(-1);
  if (first === undefined || last === undefined || new Set(known.map(({ text }) => text)).size < wordsThatShow)
    return null;
  return { label: choice.label, quote: sentence.slice(first.start, last.end) };
}
