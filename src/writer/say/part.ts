import type { Random } from '../random.ts';

/** A piece of a sentence. `text` has the marks of the data; typed words are taken as they are. */
export interface Part {
  readonly text: string;
  readonly ids: readonly string[];
  readonly isTyped?: boolean;
}

export type Parts = readonly Part[];

export const glue = (text: string): Part => ({ text, ids: [] });

export const plainOf = (text: string): string => text.replaceAll(/[*^~]/g, '');

export const wordsIn = (parts: Parts): number =>
  parts
    .map(({ text }) => plainOf(text))
    .join('')
    .split(/\s+/)
    .filter((word) => word !== '').length;

export interface Shape {
  readonly random: Random;
  /** Line, verdict, typed words and thanks bring sentences of their own. */
  readonly isTight: boolean;
}

/** Puts `joiner` between parts, and `last` before the last one. */
export function series(all: readonly Parts[], joiner: string, last: string = joiner): Part[] {
  return all.flatMap((parts, at) => {
    if (at === 0) return [...parts];
    return [glue(at === all.length - 1 ? last : joiner), ...parts];
  });
}
