/** Never stronger than the label. `<...>` marks the sentiment, `@` a place for the business's name, `$word` a gap. */
export interface Phrases {
  readonly tone: 'good' | 'mixed';
  /** When in a visit it happens: 1 before, 2 arrival, 3 wait, 4 place, 5 people, 6 service, 7 result, 8 price and after. */
  readonly stage: number;
  readonly nouns: readonly string[];
  /** Other list items: about the visit or with their own subject, such as 'easy to book', 'parking was hard'. */
  readonly fragments: readonly string[];
  /** Past tense, without a comma. */
  readonly clauses: readonly string[];
  /** 'a|b + c|d' matches a prefix of each side within a few words. */
  readonly cues: readonly string[];
}
