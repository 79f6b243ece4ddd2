import { type Draft, type ReviewRequest, textOf } from './draft.ts';
import { addTyped } from './generate/add-typed.ts';
import { joinGroups } from './generate/join.ts';
import { planReview } from './generate/plan.ts';
import { assemble, punctuate } from './generate/punctuate.ts';
import { realize } from './generate/realize.ts';
import { stemsOf } from './generate/stems.ts';
import { hashNumber, makeRandom } from './random.ts';
import { hashSentence, splitWords } from './text.ts';

const attempts = 24;
// In words.
const shortest = 8;
// Between two attempts: a prime, so that no deck returns to its position.
const turnsApart = 7919;

export function writeReview(request: ReviewRequest): Draft {
  const key = request.business === null ? '' : `${request.business.name}/${request.business.city}`;
  let best: { draft: Draft; faults: number } | null = null;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const turn = request.number + attempt * turnsApart;
    const draft = writeOnce(request, key, turn);
    const faults = countFaults(draft, request);
    if (best === null || faults < best.faults) best = { draft, faults };
    if (best.faults === 0) break;
  }
  if (best === null) throw new Error('no draft');
  return best.draft;
}

// A sentence of an earlier draft weighs more than a repeated word.
const weight = 10;

function countFaults({ hashes, text, segments }: Draft, { remembered }: ReviewRequest): number {
  const repeated = hashes.filter((hash) => remembered.has(hash)).length;
  const isShort = splitWords(text).length < shortest;
  const stems = segments.flatMap(({ text: part, choiceId }) => (choiceId === null ? [] : stemsOf(part)));
  return weight * (repeated + (isShort ? 1 : 0)) + stems.length - new Set(stems).size;
}

function writeOnce(request: ReviewRequest, key: string, turn: number): Draft {
  const random = makeRandom(hashNumber(`${key}/${turn}`));
  const plan = planReview(request, key, turn, random);
  const ours = joinGroups(realize(plan, request, { key, turn }, random), random).map(punctuate);
  const segments = assemble(addTyped(ours, request, plan, random));
  const hashes = ours.flatMap((sentence) => hashSentence(textOf(sentence)) ?? []);
  return { text: textOf(segments), segments, hashes };
}
