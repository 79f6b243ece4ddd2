import type { Choice } from './choices.ts';
import type { Industry } from './industry.ts';

/** A piece of a draft; `choiceId` tells which choice it expresses. */
export interface Segment {
  readonly text: string;
  readonly choiceId: string | null;
}

export type Sentence = readonly Segment[];

/** From one or two sentences of noun phrases to the visit told in its order. */
export const shapes = ['short', 'plain', 'told'] as const;
export type Shape = (typeof shapes)[number];

/** What a review is written from. */
export interface ReviewRequest {
  /** Null in the wizard, where no business is named. */
  readonly business: { readonly name: string; readonly city: string } | null;
  readonly industry: Industry;
  readonly choices: readonly Choice[];
  /** The name to thank, as typed. */
  readonly thanks?: string;
  /** The customer's own sentence, as typed. */
  readonly detail?: string;
  /** Of one or two short sentences, or the visit told at length. */
  readonly length?: 'shorter' | 'longer';
  /** Which draft of this business it is. */
  readonly number: number;
  /** Hashes of the sentences in this business's last drafts. */
  readonly remembered: ReadonlySet<string>;
}

export interface Draft {
  readonly text: string;
  readonly segments: readonly Segment[];
  /** Hashes of the sentences that are ours, for the history of the business. */
  readonly hashes: readonly string[];
}

/** The id of the segment that holds the thanked name. */
export const thanksId = 'thanks';

export const textOf = (segments: readonly Segment[]): string => segments.map(({ text }) => text).join('');
