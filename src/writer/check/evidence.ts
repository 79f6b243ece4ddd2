import type { Choice } from '../choices.ts';
import { findCue } from './cues.ts';
import { signsOf } from './signs.ts';
import { stemsOf } from './stems.ts';
import { denial, vocabularyOf } from './vocabulary.ts';
import { listWords } from './words.ts';

export interface Evidence {
  readonly label: string;
  readonly quote: string;
}

type Proof = 'cue' | 'word' | 'weak' | 'denied';

export function weighQuote(quote: string, choice: Choice): Proof {
  const vocabulary = vocabularyOf(choice);
  if (vocabulary === null || choice.sentiment === null) return 'weak';
  const { tone } = choice.sentiment;
  const text = quote.toLowerCase().replaceAll('’', "'");
  if (tone === 'good' && denial.test(text) && !vocabulary.mayDeny) return 'denied';
  const words = listWords(text);
  const isFound = (signsOf[choice.id]?.cues ?? []).some((cue) => findCue(words, cue) !== null);
  if (isFound) return 'cue';
  return stemsOf(text).some((stem) => vocabulary.stems.has(stem)) ? 'word' : 'weak';
}

// Words of the choice's phrases needed when no cue matches
const wordsThatShow = 2;

/** `null` if the sentence does not show the choice. */
export function findEvidence(sentence: string, choice: Choice): Evidence | null {
  const plain = sentence.toLowerCase().replaceAll('’', "'");
  const words = listWords(plain);
  for (const cue of choice.sentiment === null ? [] : (signsOf[choice.id]?.cues ?? [])) {
    const span = findCue(words, cue);
    if (span !== null) return { label: choice.label, quote: sentence.slice(span.start, span.end) };
  }
  const stems = vocabularyOf(choice)?.stems ?? new Set();
  const known = words.filter(({ text }) => stemsOf(text).some((stem) => stems.has(stem)));
  const [first] = known;
  const last = known.at(-1);
  if (first === undefined || last === undefined || new Set(known.map(({ text }) => text)).size < wordsThatShow)
    return null;
  return { label: choice.label, quote: sentence.slice(first.start, last.end) };
}
