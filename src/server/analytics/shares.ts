import { sharesFrom } from '../../contract/constants.ts';

/** Null when it is of so few people that one of them could be recognized. */
export const shareOf = (part: number, whole: number): number | null => (whole < sharesFrom ? null : part / whole);

export const changeOf = (share: number | null, before: number | null): 'more' | 'less' =>
  (share ?? 0) > (before ?? 0) ? 'more' : 'less';
