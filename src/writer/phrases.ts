/**
 * What a customer would type for one sentiment, never stronger than its label. In a clause `<...>` says the sentiment, `@` is
 * where the business may be named and `$word` is filled from the industry or the sentiment.
 */
export interface Phrases {
  readonly tone: 'good' | 'mixed';
  /** When in a visit it happens: 1 before, 2 arrival, 3 wait, 4 place, 5 people, 6 service, 7 result, 8 price and after. */
  readonly stage: number;
  /** Noun phrases, such as 'friendly staff'. */
  readonly nouns: readonly string[];
  /** Other items of a list: said of the visit or with a subject of their own, such as 'easy to book', 'parking was hard'. */
  readonly fragments: readonly string[];
  /** Whole statements in the past tense, without a comma. */
  readonly clauses: readonly string[];
  /** How the sentiment is recognized in any text: 'a|b + c|d' is a prefix of each side within a few words. */
  readonly cues: readonly string[];
}
