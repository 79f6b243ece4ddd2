import { hashSentences, splitSentences, splitWords } from '../sentence.ts';
import { findSense, findTrade } from '../sentiments/sets.ts';
import { findBank } from './bank.ts';
import { frameCustom } from './custom.ts';
import { type Draft, type Plan, writeDraft } from './draft.ts';
import { shareFiveGrams } from './likeness.ts';
import { stripCarriers } from './marks.ts';
import { countName, sharesAWord, tidyName } from './name.ts';
import { pointsAtThings } from './pronouns.ts';
import { makeRandom, type Random } from './random.ts';
import { drafts, startOf, wordingsOf } from './wording.ts';

export type ComposeRequest = {
  business: { name: string; city: string; category: string | null };
  /** Exactly four labels, from the set or the customer's own. */
  sentiments: readonly string[];
  thankSomeone?: string;
  seed: number;
  /** How many drafts this business has had before. */
  number: number;
  /** Hashes of the sentences in this business's recent reviews. */
  remembered: ReadonlySet<string>;
  /** The draft that the customer has just put aside. */
  avoid?: string;
};

const attempts = 60;
// Then other statements have their turn
const attemptsOfRound = 14;
const strictAttempts = 8;
const faultlessAttempts = 6;
// A sentence that comes again, a choice that is missing
const severe = 4;
// Fewer than the memory holds: what they say in a sentence of its own does not come again
const earlyDrafts = 300;
// Measured over all trades: sentences come out so that two reviews in three name the business, one in five its city
const naming = { business: 0.66, city: 0.5 };

/** Writes a review that says the four choices and nothing else; the same request always gives the same draft. */
export function composeReview(request: ComposeRequest): Draft {
  const random = makeRandom(request.seed);
  let shape: Shape = { isBrief: false, bend: 0 };
  let plan = planReview(request, random, shape);
  let best: { draft: Draft; faults: number } | null = null;
  const planAgain = (other: Shape) => {
    shape = other;
    plan = planReview(request, random, shape);
  };
  for (let attempt = 0; attempt < attempts; attempt++) {
    const round = attempt % attemptsOfRound;
    // What denies each other has few forms, soon all remembered: beside the name of the business they are new
    if (attempt > 0 && round === 0) planAgain({ isBrief: shape.isBrief || best === null, bend: shape.bend + 1 });
    const draft = writeDraft(plan, round < strictAttempts, random);
    if (draft === null) continue;
    const faults = countFaults(draft, plan, request);
    if (best === null || faults < best.faults) best = { draft, faults };
    if (best.faults <= passable(attempt)) break;
    // Two pairs that deny each other make few words: then it says where, and closes
    if (!shape.isBrief && attempt >= strictAttempts && isTooShort(best.draft))
      planAgain({ isBrief: true, bend: shape.bend });
  }
  return best?.draft ?? composeAnyhow(plan, random);
}

// How many faults are let pass after so many attempts: few drafts get better, and other statements come back elsewhere
function passable(attempt: number): number {
  if (attempt + 1 >= attemptsOfRound) return severe - 1;
  return attempt + 1 >= faultlessAttempts ? 1 : 0;
}

/** Where nothing fits that is new: a draft that repeats something is better than none, and at last one without a place. */
function composeAnyhow(plan: Plan, random: Random): Draft {
  const easy: Plan = { ...plan, isRemembered: () => false };
  for (const plainer of [easy, { ...easy, isBrief: false }, { ...easy, isBrief: false, business: null }])
    for (let attempt = 0; attempt < attempts; attempt++) {
      const draft = writeDraft(plainer, false, random);
      if (draft !== null) return draft;
    }
  throw new Error(`no draft for ${plan.choices.length} choices`);
}

/** How a review is planned: whether it is to say all that it can beside the choices, and of which bend its statements are. */
type Shape = { isBrief: boolean; bend: number };

function planReview(request: ComposeRequest, random: Random, { isBrief, bend }: Shape): Plan {
  const trade = findTrade(request.business.category === null ? [] : [request.business.category]);
  const labels = Object.keys(trade.labels);
  const choices = request.sentiments.map((label, choice) => {
    const sense = findSense(label, trade);
    const bank = sense === null ? frameCustom(stripCarriers(label)) : findBank(sense);
    const place = labels.indexOf(label);
    return { choice, sense, bank, place: place < 0 ? labels.length + choice : place, turns: bank.turns };
  });
  const around = [0, 1, 2].map((more) => ({ place: labels.length + choices.length + more, turns: [] }));
  const wordings = wordingsOf([...choices, ...around], request.number + bend * drafts, startOf(request.business));
  const items = choices.map(({ choice, sense, bank }, at) => ({ choice, sense, bank, wording: wordings[at] ?? 0 }));
  const thanked = stripCarriers(request.thankSomeone ?? '').trim();
  const name = thanked === '' ? null : tidyName(thanked);
  const business = stripCarriers(request.business.name).trim();
  const city = stripCarriers(request.business.city).trim();
  const avoided = new Set(hashSentences(request.avoid ?? ''));
  return {
    items,
    choices: name === null ? [...request.sentiments] : [...request.sentiments, thanked],
    name,
    business:
      (random.chance(naming.business) || isBrief) && business !== '' && !sharesAWord(business, name) ? business : null,
    city:
      (random.chance(naming.city) || isBrief) && city !== '' && !sharesAWord(business, city) && !sharesAWord(city, name)
        ? city
        : null,
    visited: trade.visited,
    opening: wordings[choices.length] ?? 0,
    ending: wordings[choices.length + 1] ?? 0,
    lead: wordings[choices.length + 2] ?? 0,
    isEarly: request.number < earlyDrafts,
    isBrief,
    isRemembered: (hash) => request.remembered.has(hash) || avoided.has(hash),
  };
}

const isTooShort = ({ review }: Draft): boolean => splitWords(review).length < 30;

function countFaults(draft: Draft, plan: Plan, request: ComposeRequest): number {
  const words = splitWords(draft.review).length;
  let faults = 0;
  if (words < 46 || words > 74) faults += words < 30 || words > 90 ? 2 * severe : 1;
  if (!/\b(?:I|me|my|we|us|our)\b/i.test(draft.review)) faults += 2;
  for (const choice of plan.choices) if (!draft.marks.some((mark) => mark.choice === choice)) faults += 2 * severe;
  if (draft.sentenceHashes.some(plan.isRemembered)) faults += severe;
  if (pointsAtThings(draft.review)) faults += 1;
  if (splitSentences(draft.review).some((sentence) => sentence.split(' and ').length > 3)) faults += 1;
  if (new Set(draft.sentenceHashes).size < draft.sentenceHashes.length) faults += 2;
  if (plan.name !== null && countName(draft.review, plan.name) !== 1) faults += 2 * severe;
  if (request.avoid !== undefined && shareFiveGrams(draft.review, request.avoid) > 0.1) faults += 2;
  return faults;
}

export type { Draft } from './draft.ts';
