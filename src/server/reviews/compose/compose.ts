import { hashSentence, hashSentences, splitSentences, splitWords } from '../sentence.ts';
import { findSense, findTrade } from '../sentiments/sets.ts';
import { findBank } from './bank.ts';
import { findContradictions } from './contradictions.ts';
import { frameCustom } from './custom.ts';
import { expandFrame, parseFrame } from './frame.ts';
import { shareFiveGrams } from './likeness.ts';
import { type Mark, stripCarriers, takeMarks, tieMarks } from './marks.ts';
import { tidyName } from './name.ts';
import * as phrases from './phrases.ts';
import { makeRandom, type Random } from './random.ts';
import { contract, finishSentence } from './tidy.ts';
import { groupItems, type Item, weaveSentence } from './weave.ts';

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
export type Draft = { review: string; marks: Mark[]; sentenceHashes: string[] };

const attempts = 60;
const drawsPerSentence = 24;

/** Writes a review that says the four choices and nothing else; the same request always gives the same draft. */
export function composeReview(asked: ComposeRequest): Draft {
  const request = { ...asked, remembered: new Set([...asked.remembered, ...hashSentences(asked.avoid ?? '')]) };
  const random = makeRandom(request.seed);
  const plan = planReview(request);
  let best: { draft: Draft; faults: number } | null = null;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const draft = writeOnce(plan, request, random);
    if (draft === null) continue;
    const faults = countFaults(draft, plan, request);
    if (best === null || faults < best.faults) best = { draft, faults };
    if (faults === 0) break;
  }
  if (best === null) throw new Error('no draft for these choices');
  return best.draft;
}

type Plan = { items: Item[]; choices: string[]; name: string | null; business: string; city: string; visited: boolean };

function planReview(request: ComposeRequest): Plan {
  const trade = findTrade(request.business.category === null ? [] : [request.business.category]);
  const against = findContradictions(request.sentiments.map((label) => findSense(label, trade)));
  const items = request.sentiments.map((label, choice) => {
    const sense = findSense(label, trade);
    const bank = sense === null ? frameCustom(stripCarriers(label)) : findBank(sense);
    return { choice, bank, against: against[choice] ?? new Set<number>() };
  });
  const thanked = request.thankSomeone?.trim() ?? '';
  return {
    items,
    choices: thanked === '' ? [...request.sentiments] : [...request.sentiments, thanked],
    name: thanked === '' ? null : tidyName(stripCarriers(thanked)),
    business: stripCarriers(request.business.name).trim(),
    city: stripCarriers(request.business.city).trim(),
    visited: trade.visited,
  };
}

function writeOnce(plan: Plan, request: ComposeRequest, random: Random): Draft | null {
  const groups = groupItems(plan.items, random);
  const shorten = random.chance(0.6);
  const namesBusiness = random.chance(0.675) && !sharesAWord(plan.business, plan.name);
  const openerAt = namesBusiness ? (random.chance(0.85) ? 0 : 1) : -1;
  const thanksAt = plan.name === null ? -1 : random.pick([...groups.keys(), groups.length]);
  const used = new Set<string>();
  const sentences: string[] = [];
  let lastTone = '';
  for (const [at, group] of groups.entries()) {
    const tone = group.some((item) => item.bank.tone === 'mixed') ? 'mixed' : 'good';
    const sentence = drawFresh(request.remembered, sentences, () => {
      const woven = weaveSentence(group, used, random);
      if (woven === null) return null;
      const own = group[0]?.bank.tone === 'own';
      let text = own ? woven.text : startLater(woven.text, at, tone, lastTone, group.length, random);
      if (at === openerAt) text = openWith(plan, at, woven.text, random);
      if (at === thanksAt && plan.name !== null)
        text = joinThanks(plan, at === openerAt ? text : woven.text, at === openerAt, random);
      return { text: finish(text, shorten), id: woven.id };
    });
    if (sentence === null) return null;
    used.add(sentence.id);
    sentences.push(sentence.text);
    lastTone = tone;
  }
  if (thanksAt === groups.length && plan.name !== null) {
    const sentence = finish(thankShort(plan, plan.name, random), shorten);
    if (hashSentence(sentence) !== null) return null;
    sentences.splice(random.chance(0.75) ? sentences.length : 0, 0, sentence);
  }
  const words = splitWords(sentences.join(' ')).length;
  const closes = words < 42 ? 0.85 : words < 52 ? 0.45 : 0.15;
  if (random.chance(closes)) sentences.push(finish(expandFrame(random.pick(closings), random), shorten));
  const { review, marks } = takeMarks(sentences.join(' '), plan.choices);
  return { review, marks, sentenceHashes: hashSentences(review) };
}

const closings = phrases.closings.map((template) => parseFrame(template));
const openers = {
  visited: phrases.openers.visited.map((template) => parseFrame(template)),
  called: phrases.openers.called.map((template) => parseFrame(template)),
};
const thanksJoined = phrases.thanks.joined.map((template) => parseFrame(template));

function finish(text: string, shorten: boolean): string {
  const finished = finishSentence(text);
  return shorten ? contract(finished) : finished;
}

function drawFresh(
  remembered: ReadonlySet<string>,
  earlier: readonly string[],
  draw: () => { text: string; id: string } | null,
): { text: string; id: string } | null {
  for (let tries = 0; tries < drawsPerSentence; tries++) {
    const drawn = draw();
    if (drawn === null) continue;
    const plain = takeMarks(drawn.text, []).review.replaceAll(/[\uE000-\uF8FF]/g, '');
    const hashes = splitSentences(plain).map(hashSentence);
    if (hashes.some((hash) => hash !== null && remembered.has(hash))) continue;
    if (earlier.some((sentence) => openAlike(sentence, drawn.text))) continue;
    return drawn;
  }
  return null;
}

function openAlike(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) =>
    text
      .replaceAll(/[\uE000-\uF8FF]/g, '')
      .split(' ')
      .slice(0, 2)
      .join(' ')
      .toLowerCase(),
  );
  return first === second;
}

function startLater(text: string, at: number, tone: string, lastTone: string, size: number, random: Random): string {
  if (at === 0 || !random.chance(0.3)) return text;
  const starts =
    tone === 'mixed' && lastTone === 'good' && size === 1
      ? phrases.turnToMixed
      : tone === 'good' && lastTone === 'mixed'
        ? phrases.turnToGood
        : phrases.laterStarts;
  return random.pick(starts).replace('{s}', () => text);
}

function openWith(plan: Plan, at: number, text: string, random: Random): string {
  const named =
    random.chance(0.3) && plan.city !== '' && !sharesAWord(plan.business, plan.city)
      ? `${plan.business} in ${plan.city}`
      : plan.business;
  const frames = plan.visited ? openers.visited : openers.called;
  const opener = at === 0 ? expandFrame(random.pick(frames), random) : plan.visited ? 'at {b}, {s}' : 'with {b}, {s}';
  return opener.replace('{b}', () => named).replace('{s}', () => text);
}

function joinThanks(plan: Plan, text: string, opened: boolean, random: Random): string {
  const joined = expandFrame(random.pick(thanksJoined), random);
  if (opened && !joined.startsWith('{s}')) return text.concat(`, and thank you, ${markName(plan)}`);
  return joined.replace('{p}', () => markName(plan)).replace('{s}', () => text);
}

function thankShort(plan: Plan, _name: string, random: Random): string {
  return random.pick(phrases.thanks.short).replace('{p}', () => markName(plan));
}

function markName(plan: Plan): string {
  return tieMarks(`\uE000${plan.name ?? ''}\uE001`, plan.choices.length - 1);
}

function sharesAWord(text: string, words: string | null): boolean {
  if (words === null) return false;
  const known = new Set(splitWords(text.toLowerCase()));
  return splitWords(words.toLowerCase()).some(
    (word) => known.has(word) || known.has(`${word}'s`) || known.has(`${word}’s`),
  );
}

function countFaults(draft: Draft, plan: Plan, request: ComposeRequest): number {
  const words = splitWords(draft.review).length;
  let faults = 0;
  if (words < 36 || words > 72) faults += words < 30 || words > 88 ? 8 : 1;
  if (!/\b(?:I|me|my)\b/.test(draft.review)) faults += 2;
  for (const choice of plan.choices) if (!draft.marks.some((mark) => mark.choice === choice)) faults += 8;
  if (draft.sentenceHashes.some((hash) => request.remembered.has(hash))) faults += 4;
  if (new Set(draft.sentenceHashes).size < draft.sentenceHashes.length) faults += 2;
  if (plan.name !== null && countName(draft.review, plan.name) !== 1) faults += 8;
  if (request.avoid !== undefined && shareFiveGrams(draft.review, request.avoid) > 0.1) faults += 2;
  if (repeatsItself(draft.review)) faults += 1;
  return faults;
}

function countName(review: string, name: string): number {
  const words = splitWords(review).join(' ');
  const wanted = splitWords(name).join(' ');
  return ` ${words} `.split(` ${wanted} `).length - 1;
}

const onceOnly = [
  'liked',
  'appreciated',
  'noticed',
  'downside',
  'drawback',
  'stood out',
  'impression',
  'I found',
  'I thought',
  'in my case',
  'for me,',
  'from my side',
  'personally',
  'also',
  'treated',
];
function repeatsItself(review: string): boolean {
  return onceOnly.some((phrase) => review.toLowerCase().split(phrase.toLowerCase()).length > 2);
}
