import { evidenceIn, type ModelSentence } from '../check.ts';
import { type Draft, type ReviewRequest, type Segment, textOf } from '../draft.ts';
import { addTyped } from '../generate/add-typed.ts';
import { assemble } from '../generate/punctuate.ts';
import { makeRandom } from '../random.ts';
import { hashSentence } from '../text.ts';

export function finishModelDraft(sentences: readonly ModelSentence[], request: ReviewRequest): Draft {
  const ours = sentences.map((sentence) => mark(sentence, request));
  const segments = assemble(addTyped(ours, request, { isDetailFirst: false }, makeRandom(request.number)));
  return { text: textOf(segments), segments, hashes: sentences.flatMap(({ text }) => hashSentence(text) ?? []) };
}

function mark(sentence: ModelSentence, { choices, industry }: ReviewRequest): Segment[] {
  const { text } = sentence;
  const places = evidenceIn(sentence, choices, industry)
    .map(({ label, quote }) => ({ start: text.indexOf(quote), end: text.indexOf(quote) + quote.length, label }))
    .sort((one, other) => one.start - other.start);
  const segments: Segment[] = [];
  let at = 0;
  for (const { start, end, label } of places) {
    if (start < at) continue;
    segments.push({ text: text.slice(at, start), choiceId: null });
    segments.push({ text: text.slice(start, end), choiceId: choices.find((one) => one.label === label)?.id ?? null });
    at = end;
  }
  return [...segments, { text: text.slice(at), choiceId: null }].filter((segment) => segment.text !== '');
}
