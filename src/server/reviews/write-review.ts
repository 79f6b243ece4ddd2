import type { Mark, Voice } from '../../contract/reviews/calls.ts';
import { type Draft, type ReviewRequest, thanksId } from '../../writer/draft.ts';
import { writeReview as writeBuiltIn } from '../../writer/write.ts';

export interface Written {
  readonly review: string;
  readonly marks: readonly Mark[];
  readonly source: 'model' | 'built-in';
  /** `null` for short drafts, which are not remembered. */
  readonly hash: string | null;
  /** Absent when a model wrote it. */
  readonly voice: Voice | undefined;
}

/** `null` if the model gave no sound draft in time. */
export type BoundModel = (request: ReviewRequest) => Promise<Draft | null>;
/** Each owner has a share of the model calls of a day. */
export type ModelWriter = (request: ReviewRequest, ownerId: number) => Promise<Draft | null>;

export async function writeReview(request: ReviewRequest, model: BoundModel | null): Promise<Written> {
  const byModel = model === null ? null : await model(request);
  const { text, segments, hash, voice } = byModel ?? writeBuiltIn(request);
  return { review: text, marks: marksOf(segments, request), source: byModel ? 'model' : 'built-in', hash, voice };
}

function marksOf(segments: Draft['segments'], { choices, thanks = '' }: ReviewRequest): Mark[] {
  const labels = new Map([...choices.map(({ id, label }) => [id, label] as const), [thanksId, thanks]]);
  let at = 0;
  return segments.flatMap(({ text, choiceIds, stronger }) => {
    const start = at;
    at += text.length;
    const choice = choiceIds.flatMap((id) => labels.get(id) ?? []).join(', ');
    return choice === '' ? [] : [{ start, end: at, choice, ...(stronger === undefined ? {} : { stronger }) }];
  });
}
