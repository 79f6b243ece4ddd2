import { hashSentence, hashSentences, splitSentences, splitWords } from '../sentence.ts';
import { expandFrame, markClose, markOpen, parseFrame } from './frame.ts';
import { dropCarriers, type Mark, takeMarks, tieMarks } from './marks.ts';
import * as phrases from './phrases.ts';
import type { Random } from './random.ts';
import { beginsAlike, repeatsAPhrase } from './repeats.ts';
import { type Item, sayAll, type Tone } from './say.ts';
import { finishSentence } from './tidy.ts';
import { type Group, groupSaid, weave } from './weave.ts';

/** A finished review, what it says where, and the hashes to remember. */
export type Draft = { review: string; marks: Mark[]; sentenceHashes: string[] };

/** What one review is to contain; null is left out. */
export type Plan = {
  items: readonly Item[];
  /** What the marks of each position stand for; the thanked name comes last. */
  choices: readonly string[];
  name: string | null;
  business: string | null;
  city: string | null;
  visited: boolean;
  /** The choices make few words: a closing is wanted. */
  isBrief: boolean;
  /** The number of this draft in the code of wordings. */
  draft: number;
  isRemembered: (hash: string) => boolean;
};

const drawsPerSentence = 12;
const closings = phrases.closings.map((template) => parseFrame(template));
const thanksJoined = phrases.thanks.joined.map((template) => parseFrame(template));

/** How one attempt goes about it: by which bend of the code, or at random, and whether no phrase may come too often. */
export type Manner = { bend: number | null; isStrict: boolean };

/** One attempt at a review; null where a sentence could not be written that is new to this business. */
export function writeDraft(plan: Plan, manner: Manner, random: Random): Draft | null {
  const words = sayAll(plan.items, { ...plan, ...manner }, random);
  if (words === null) return null;
  const { said, both } = words;
  const groups = groupSaid(said, both, plan.business !== null, random);
  const namedAt = placeOfName(plan, groups, random);
  const short = plan.name === null ? null : finishSentence(thankShort(plan, random));
  // a thank-you of six words would be remembered and could not come again: then it joins a sentence
  const joined = short !== null && hashSentence(dropCarriers(short)) !== null;
  const joinsAt = joined ? groups.length - 1 : -1;
  const sentences: string[] = [];
  let before: Tone | null = null;
  for (const [at, group] of groups.entries()) {
    const named = at === namedAt ? { business: nameBusiness(plan), visited: plan.visited } : null;
    const sentence = writeSentence(plan, sentences, manner.isStrict, () => {
      const text = weave(group, before, named, random);
      return text === null || at !== joinsAt ? text : joinThanks(plan, text, random);
    });
    if (sentence === null) return null;
    sentences.push(sentence);
    before = group.tone;
  }
  if (short === null || plan.isBrief) {
    const length = splitWords(sentences.join(' ')).length;
    if (plan.isBrief || random.chance(length < 45 ? 0.5 : 0.05))
      sentences.push(finishSentence(expandFrame(random.pick(closings), random)));
  }
  // thanks stand in a sentence of their own, mostly last
  if (short !== null && !joined) sentences.splice(random.chance(0.9) ? sentences.length : groups.length, 0, short);
  const { review, marks } = takeMarks(sentences.join(' '), plan.choices);
  return { review, marks, sentenceHashes: hashSentences(review) };
}

// The business is named in one of the first two sentences that can bear it
function placeOfName(plan: Plan, groups: readonly Group[], random: Random): number {
  if (plan.business === null) return -1;
  const fit = groups.flatMap(({ said }, at) => (said.some(({ kind }) => kind === 'clause') ? [at] : []));
  const alone = groups.findIndex(({ said }) => said.length === 1 && said[0]?.kind === 'clause');
  return alone >= 0 ? alone : ((random.chance(0.85) ? fit[0] : fit[1]) ?? fit[0] ?? -1);
}

function nameBusiness({ business, city }: Plan): string {
  return city === null ? `${business}` : `${business} in ${city}`;
}

function writeSentence(
  plan: Plan,
  earlier: readonly string[],
  isStrict: boolean,
  draw: () => string | null,
): string | null {
  const said = dropCarriers(earlier.join(' ')).toLowerCase();
  for (let tries = 0; tries < drawsPerSentence; tries++) {
    const drawn = draw();
    if (drawn === null) continue;
    const text = finishSentence(drawn);
    const plain = dropCarriers(text);
    if (isStrict && (repeatsAPhrase(said, plain.toLowerCase()) || beginsAlike(said, plain.toLowerCase()))) continue;
    const remembered = splitSentences(plain).some((sentence) => {
      const hash = hashSentence(sentence);
      return hash !== null && plan.isRemembered(hash);
    });
    if (!remembered) return text;
  }
  return null;
}

function joinThanks(plan: Plan, text: string, random: Random): string {
  const joined = expandFrame(random.pick(thanksJoined), random);
  return joined.replace('{p}', () => markedName(plan)).replace('{s}', () => text);
}

function thankShort(plan: Plan, random: Random): string {
  return random.pick(phrases.thanks.short).replace('{p}', () => markedName(plan));
}

function markedName(plan: Plan): string {
  return tieMarks(`${markOpen}${plan.name ?? ''}${markClose}`, plan.choices.length - 1);
}
