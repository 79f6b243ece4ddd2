import { splitWords } from '../sentence.ts';
import type { Sense } from '../sentiments/sets.ts';
import { type Frame, listForms, parseFrame } from './frame.ts';
import { listFiveGrams } from './likeness.ts';
import { dropCarriers } from './marks.ts';
import * as phrases from './phrases.ts';
import { hashNumber, makeRandom, shuffle } from './random.ts';
import { wordings } from './wording.ts';

/** The ways to say one label; a customer's own words have lines alone. */
export type Bank = {
  tone: 'good' | 'mixed' | 'own';
  /** Statements, as many as the code has wordings, in an order of the label's own. */
  wordings: readonly string[];
  lines: readonly Frame[];
};

const banks = new Map<string, Bank>();

export function findBank(sense: Sense): Bank {
  const known = banks.get(sense.key);
  if (known !== undefined) return known;
  const { tone, clauses, lines, things } = sense.topic;
  const liking = phrases.liking[tone].replace('{n}', () => `[${things.join('|')}]`);
  const random = makeRandom(hashNumber(sense.key));
  const statements = [...clauses, liking].flatMap((template) => listForms(parseFrame(template, sense.nouns)));
  const bank: Bank = {
    tone,
    wordings: shuffle(pickApart(shuffle(dropShort(statements.map(tidySpaces)), random)), random),
    lines: lines.map((template) => parseFrame(template, sense.nouns)),
  };
  banks.set(sense.key, bank);
  return bank;
}

function tidySpaces(form: string): string {
  return form.replaceAll(/ +/g, ' ').trim();
}

export function ownBank(lines: readonly Frame[]): Bank {
  return { tone: 'own', wordings: [], lines };
}

// Of all forms those that share the fewest runs of five words with one another
function pickApart(forms: readonly string[]): string[] {
  const grams = forms.map((form) => listFiveGrams(dropCarriers(form)));
  const holders = new Map<string, number[]>();
  for (const [at, own] of grams.entries())
    for (const gram of own) holders.set(gram, [...(holders.get(gram) ?? []), at]);
  const most = forms.map(() => 0);
  const left = new Set(forms.keys());
  const picked: string[] = [];
  while (picked.length < wordings && left.size > 0) {
    let next = -1;
    for (const at of left) if (next < 0 || (most[at] ?? 0) < (most[next] ?? 0)) next = at;
    left.delete(next);
    picked.push(forms[next] ?? '');
    const shared = new Map<number, number>();
    for (const gram of grams[next] ?? [])
      for (const at of holders.get(gram) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1);
    for (const [at, count] of shared) most[at] = Math.max(most[at] ?? 0, count);
  }
  return Array.from({ length: wordings }, (_, at) => picked[at % picked.length] ?? '');
}

// Short statements would make a draft of four too short: they are left to the lines where there are enough others
function dropShort(forms: readonly string[]): string[] {
  const lengths = forms.map((form) => splitWords(form).length);
  const shortest = [8, 7, 6].find((least) => lengths.filter((length) => length >= least).length >= wordings) ?? 0;
  return forms.filter((_, at) => (lengths[at] ?? 0) >= shortest);
}
