import type { Reading } from './reading.ts';

/** One rule: `find` answers the excerpts that break it; an empty string stands for the review as a whole. */
export type Rule = {
  name: string;
  /** Plain English that can be told to a model as it stands. */
  sentence: string;
  examples: { bad: string; good: string };
  find(reading: Reading): readonly string[];
};

/** What was found, in the order of the rules. */
export type Finding = { rule: string; sentence: string; excerpt?: string };
