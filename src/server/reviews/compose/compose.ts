import { hashSentences, splitWords } from '../sentence.ts';
import { findSense, findTrade } from '../sentiments/sets.ts';
import { findBank } from './bank.ts';
import { findContradictions } from './contradictions.ts';
import { frameCustom } from './custom.ts';
import { type Draft, type Plan, writeDraft } from './draft.ts';
import { shareFiveGrams } from './likeness.ts';
import { stripCarriers } from './marks.ts';
import { countName, sharesAWord, tidyName } from './name.ts';
import { makeRandom, type Random } from './random.ts';

export type ComposeRequest = {
  business: { name: string; city: string; category: string | null };
  /** Exactly four labels, from the set or the customer's own. */
  sentiments: readonly string[];
  thankSomeone?: string;
  seed: number;
  /** Hashes of the sentences in this business's recent reviews. */
  remembered: ReadonlySet<string>;
  /** The draft that the customer has just put aside. */
  avoid?: string;
};

const attempts = 60;
// Measured over all trades: sentences come out so that two reviews in three name the business, one in five its city
const naming = { business: 0.66, city: 0.3 };

/** Writes a review that says the four choices and nothing else; the same request always gives the same draft. */
export function composeReview(request: ComposeRequest): Draft {
  const random = makeRandom(request.seed);
  const plan = planReview(request, random);
  let best: { draft: Draft; faults: number } | null = null;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const draft = writeDraft(plan, random);
    if (draft === null) continue;
    const faults = countFaults(draft, plan, request);
    if (best === null || faults < best.faults) best = { draft, faults };
    if (faults === 0) break;
  }
  if (best === null) throw new Error('no draft for these choices');
  return best.draft;
}

function planReview(request: ComposeRequest, random: Random): Plan {
  const trade = findTrade(request.business.category === null ? [] : [request.business.category]);
  const senses = request.sentiments.map((label) => findSense(label, trade));
  const against = findContradictions(senses);
  const items = request.sentiments.map((label, choice) => {
    const sense = senses[choice] ?? null;
    const bank = sense === null ? frameCustom(stripCarriers(label)) : findBank(sense);
    return { choice, bank, against: against[choice] ?? new Set<number>() };
  });
  const thanked = stripCarriers(request.thankSomeone ?? '').trim();
  const name = thanked === '' ? null : tidyName(thanked);
  const business = stripCarriers(request.business.name).trim();
  const city = stripCarriers(request.business.city).trim();
  const avoided = new Set(hashSentences(request.avoid ?? ''));
  return {
    items,
    choices: name === null ? [...request.sentiments] : [...request.sentiments, thanked],
    name,
    business: random.chance(naming.business) && business !== '' && !sharesAWord(business, name) ? business : null,
    city:
      random.chance(naming.city) && city !== '' && !sharesAWord(business, city) && !sharesAWord(city, name)
        ? city
        : null,
    visited: trade.visited,
    shorten: random.pick([0, 0.5, 0.5, 1, 1]),
    isRemembered: (hash) => request.remembered.has(hash) || avoided.has(hash),
  };
}

function countFaults(draft: Draft, plan: Plan, request: ComposeRequest): number {
  const words = splitWords(draft.review).length;
  let faults = 0;
  if (words < 46 || words > 76) faults += words < 30 || words > 90 ? 8 : 1;
  if (!/\b(?:I|me|my|we|us|our)\b/i.test(draft.review)) faults += 2;
  for (const choice of plan.choices) if (!draft.marks.some((mark) => mark.choice === choice)) faults += 8;
  if (draft.sentenceHashes.some(plan.isRemembered)) faults += 4;
  if (new Set(draft.sentenceHashes).size < draft.sentenceHashes.length) faults += 2;
  if (plan.name !== null && countName(draft.review, plan.name) !== 1) faults += 8;
  if (request.avoid !== undefined && shareFiveGrams(draft.review, request.avoid) > 0.1) faults += 2;
  return faults;
}

export type { Draft } from './draft.ts';
