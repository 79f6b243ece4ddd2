import type { Voice } from '../contract/reviews/calls.ts';

export type Topic = 'people' | 'time' | 'place' | 'price' | 'product' | 'verdict';

/**
 * What people write, most often first. `*word` may be said with "really", `^word` with "way", `word~` with "at all".
 * `subject | predicate` is a clause; {I}, {me} and {my} follow the speaker.
 */
export interface Phrasings extends Partial<Readonly<Record<Exclude<Voice, 'list'>, readonly string[]>>> {
  /** What a list holds: "short wait", "easy to book". */
  readonly thing?: readonly string[];
  /** What someone did: "explained things well". Never shares an "and" with a thing. */
  readonly doing?: readonly string[];
}

export interface Forms extends Phrasings {
  readonly label: string;
  /** The label of the release before. */
  readonly was?: string;
  readonly tone: 'good' | 'critical';
  readonly topic: Topic;
  /** About the people: "Friendly, honest and fast." */
  readonly adj?: readonly string[];
}

/** `industry:id` takes the place of `id` there. */
export type FormsOf = Readonly<Record<string, Forms>>;

/** Two remarks that people say in one breath. */
export interface Pair extends Phrasings {
  readonly of: readonly [string, string];
  /** Only in these industries. */
  readonly in?: readonly string[];
  /** One good and one critical: what is said before the "but", and after it, each with a mark. */
  readonly but?: boolean;
}
