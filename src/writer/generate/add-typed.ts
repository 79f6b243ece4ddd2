import type { ReviewRequest, Sentence } from '../draft.ts';
import type { Random } from '../random.ts';
import { thanksSentence } from './thanks.ts';
import { restoreCapitals, typedSentence } from './typed.ts';

export function addTyped(
  ours: readonly Sentence[],
  request: ReviewRequest,
  { isDetailFirst }: { isDetailFirst: boolean },
  random: Random,
): Sentence[] {
  const sentences = [...ours];
  for (const { id, label, sentiment } of request.choices) {
    if (sentiment !== null) continue;
    sentences.splice(Math.floor(random.next() * (sentences.length + 1)), 0, typedSentence(restoreCapitals(label), id));
  }
  const detail = request.detail?.trim();
  if (detail) sentences.splice(isDetailFirst ? 0 : sentences.length, 0, typedSentence(detail, null));
  if (request.thanks?.trim()) sentences.push(thanksSentence(request.thanks, random));
  return sentences;
}
