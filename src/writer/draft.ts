import type { Choice } from './choices.ts';
import type { Industry } from './industry.ts';

export interface Segment {
  readonly text: string;
  readonly choiceId: string | null;
}

export type Sentence = readonly Segment[];

/** From one or two sentences of noun phrases to the visit told in its order. */
export const shapes = ['short', 'plain', 'told'] as const;
export type Shape = (typeof shapes)[number];

export interface ReviewRequest {
  /** Null in the wizard, which names no business. */
  readonly business: { readonly name: string; readonly city: string } | null;
  readonly industry: Industry;
  readonly choices: readonly Choice[];
  readonly thanks?: string;
  readonly detail?: string;
  readonly length?: 'shorter' | 'longer';
  /** Which draft of this business it is. */
  readonly number: number;
  readonly remembered: ReadonlySet<string>;
}

export interface Draft {
  readonly text: string;
  readonly segments: readonly Segment[];
  readonly hashes: readonly string[];
}

export const thanksId = 'thanks';

export const textOf = (segments: readonly Segment[]): string => segments.map(({ text }) => text).join('');
