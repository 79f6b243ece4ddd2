import { sharesFrom } from '../../contract/constants.ts';
import type { Comparison } from './chance.ts';

/** `null` if it is of so few people that one of them could be recognized. */
export const shareOf = (part: number, whole: number): number | null => (whole < sharesFrom ? null : part / whole);

export const changeOf = (share: number | null, before: number | null): 'more' | 'less' =>
  (share ?? 0) > (before ?? 0) ? 'more' : 'less';

export interface Pair {
  readonly now: number;
  readonly before: number;
}

export const comparisonOf = (part: Pair, whole: Pair): Comparison =>
  whole.now < sharesFrom || whole.before < sharesFrom
    ? { now: { part: 0, whole: 0 }, before: { part: 0, whole: 0 } }
    : { now: { part: part.now, whole: whole.now }, before: { part: part.before, whole: whole.before } };

/** Minimum people for comparing; below it even 14 points can be chance. */
export const enoughToCompare = 100;
