import type { Mark } from '../../contract/reviews/calls.ts';
import { type Draft, type ReviewRequest, thanksId } from '../../writer/draft.ts';
import { writeReview as writeBuiltIn } from '../../writer/write.ts';

export interface Written {
  readonly review: string;
  readonly marks: readonly Mark[];
  readonly source: 'model' | 'built-in';
  readonly sentences: readonly string[];
}

/** Null when the model gave no sound draft in time. */
export type BoundModel = (request: ReviewRequest) => Promise<Draft | null>;
/** Each owner has a share of the model calls of a day. */
export type ModelWriter = (request: ReviewRequest, ownerId: number) => Promise<Draft | null>;

export async function writeReview(request: ReviewRequest, model: BoundModel | null): Promise<Written> {
  const byModel = model === null ? null : await model(request);
  const draft = byModel ?? writeBuiltIn(request);
  const { text, segments, hashes } = draft;
  return { review: text, marks: marksOf(segments, request), source: byModel ? 'model' : 'built-in', sentences: hashes };
}

function marksOf(segments: Draft['segments'], { choices, thanks }: ReviewRequest): Mark[] {
  const labels = new Map(choices.map(({ id, label }) => [id, label]));
  let at = 0;
  return segments.flatMap(({ text, choiceId }) => {
    const start = at;
    at += text.length;
    const choice = choiceId === null ? undefined : choiceId === thanksId ? thanks : labels.get(choiceId);
    return choice === undefined ? [] : [{ start, end: at, choice }];
  });
}
