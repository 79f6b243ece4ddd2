import type { Voice } from '../contract/reviews/calls.ts';
import type { Choice } from './choices.ts';
import type { Industry } from './industry.ts';

export interface Segment {
  readonly text: string;
  /** Two for a pair, none for what joins others. */
  readonly choiceIds: readonly string[];
  readonly stronger?: string;
}

export interface ReviewRequest {
  /** `null` in the wizard, which names no business. */
  readonly business: { readonly name: string; readonly city: string } | null;
  readonly industry: Industry;
  /** In the order of tapping. */
  readonly choices: readonly Choice[];
  readonly thanks?: string;
  /** The line below the choices. */
  readonly detail?: string;
  /** Before a line that is no sentence. */
  readonly beginning?: string;
  readonly length?: 'shorter' | 'longer';
  readonly avoid?: readonly Voice[];
  /** Which draft of this business it is. */
  readonly number: number;
  /** Hashes of earlier drafts. */
  readonly remembered: ReadonlySet<string>;
}

export interface Draft {
  readonly text: string;
  readonly segments: readonly Segment[];
  /** Absent when a model wrote it. */
  readonly voice?: Voice;
  /** `null` for short drafts, which may be repeated. */
  readonly hash: string | null;
}

export const thanksId = 'thanks';

export const textOf = (segments: readonly { readonly text: string }[]): string =>
  segments.map(({ text }) => text).join('');
