import type { Phrases } from '../phrases.ts';
import { splitWords } from '../text.ts';
import { dropSubject } from './opening.ts';
import type { Form } from './plan.ts';

const fragments = new WeakMap<Phrases, readonly string[]>();
const byLength = new WeakMap<Phrases, { short: readonly string[]; long: readonly string[] }>();
// Fewest of the longer clauses
const longest = 18;
// In words: what is longer is a sentence
const longestFragment = 5;

/** Clauses of any length, the shorter half, or the longer part. */
export type Length = 'any' | 'short' | 'long';

/** The templates of a form; whole clauses that can lose their subject serve as fragments. */
export function templatesOf(phrases: Phrases, form: Form, length: Length): readonly string[] {
  if (form === 'noun') return phrases.nouns;
  if (form === 'fragment') return remember(fragments, phrases, listFragments);
  if (length === 'any') return phrases.clauses;
  const { short, long } = remember(byLength, phrases, splitByLength);
  return length === 'short' ? short : long;
}

function listFragments({ fragments, clauses }: Phrases): readonly string[] {
  const shortened = clauses.flatMap((clause) => dropSubject(clause.replace(/ ?@$/, '').replace(' @ ', ' ')) ?? []);
  return [...new Set([...fragments, ...shortened.filter((one) => splitWords(one).length <= longestFragment)])];
}

function splitByLength({ clauses }: Phrases): { short: readonly string[]; long: readonly string[] } {
  const sorted = clauses.toSorted((one, other) => splitWords(one).length - splitWords(other).length);
  return {
    short: sorted.slice(0, Math.ceil(sorted.length * 0.37)),
    long: sorted.slice(-Math.max(longest, Math.ceil(sorted.length * 0.37))),
  };
}

function remember<Made>(made: WeakMap<Phrases, Made>, phrases: Phrases, make: (phrases: Phrases) => Made): Made {
  const known = made.get(phrases) ?? make(phrases);
  made.set(phrases, known);
  return known;
}

/** `$word` filled in. */
export const fillWords = (template: string, words: Readonly<Record<string, string>>): string =>
  template.includes('$') ? template.replace(/\$([a-z]+)/g, (_, name: string) => words[name] ?? name) : template;
