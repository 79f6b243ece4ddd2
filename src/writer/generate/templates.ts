import type { Phrases } from '../phrases.ts';
import { splitWords } from '../text.ts';
import type { Form } from './plan.ts';

const byLength = new WeakMap<Phrases, { short: readonly string[]; long: readonly string[] }>();
// The long part has at least this many clauses.
const longest = 12;

export type Length = 'any' | 'short' | 'long';

export function templatesOf(phrases: Phrases, form: Form, length: Length): readonly string[] {
  if (form === 'noun') return phrases.nouns;
  if (form === 'fragment') return phrases.fragments;
  if (length === 'any') return phrases.clauses;
  const { short, long } = byLength.get(phrases) ?? splitByLength(phrases);
  return length === 'short' ? short : long;
}

function splitByLength(phrases: Phrases): { short: readonly string[]; long: readonly string[] } {
  const sorted = phrases.clauses.toSorted((one, other) => splitWords(one).length - splitWords(other).length);
  const split = {
    short: sorted.slice(0, Math.ceil(sorted.length * 0.37)),
    long: sorted.slice(-Math.max(longest, Math.ceil(sorted.length * 0.3))),
  };
  byLength.set(phrases, split);
  return split;
}

export const fillWords = (template: string, words: Readonly<Record<string, string>>): string =>
  template.includes('$') ? template.replace(/\$([a-z]+)/g, (_, name: string) => words[name] ?? name) : template;
