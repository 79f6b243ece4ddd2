import { randomInt } from 'node:crypto';
import type { Mark } from '../../contract/reviews.ts';
import { composeReview } from './compose/compose.ts';
import { hashSentences } from './sentence.ts';

/** What a review is written from. `business` is null in the wizard, where no business is named. */
export interface WriteRequest {
  readonly business: { readonly name: string; readonly city: string; readonly category: string | null } | null;
  readonly sentiments: readonly string[];
  readonly thankSomeone?: string;
  readonly remembered: ReadonlySet<string>;
  /** How many drafts this business has had before. */
  readonly number: number;
}

/** `marks` say where in the text each choice stands. */
export interface Written {
  readonly review: string;
  readonly marks: readonly Mark[];
  readonly source: 'model' | 'built-in';
  /** Hashes of its sentences, for the memory. */
  readonly sentences: readonly string[];
}

/** A model's draft, checked; null when there is none to be had in time. */
export type ModelWriter = (request: WriteRequest) => Promise<Written | null>;

/** Writes one review: by the model if there is one and its draft passes the checker, by the built-in writer otherwise. */
export async function writeReview(request: WriteRequest, model: ModelWriter | null): Promise<Written> {
  return (model === null ? null : await model(request)) ?? writeBuiltIn(request);
}

export function writeBuiltIn(request: WriteRequest): Written {
  const { business, thankSomeone } = request;
  const draft = composeReview({
    business: business ?? { name: '', city: '', category: null },
    sentiments: request.sentiments,
    seed: randomInt(2 ** 31),
    number: request.number,
    remembered: request.remembered,
    ...(thankSomeone ? { thankSomeone } : {}),
  });
  return { review: draft.review, marks: draft.marks, source: 'built-in', sentences: hashSentences(draft.review) };
}
