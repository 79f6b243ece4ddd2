import type { FirstLine } from '../contract/reviews/calls.ts';
import type { SentimentId } from './sentiments.ts';

export interface Industry {
  readonly id: string;
  /** Our sentences call it a practice, any other a business. */
  readonly isPractice: boolean;
  /** False where the business comes to the customer. */
  readonly isVisited: boolean;
  readonly words: Readonly<
    Record<'staff' | 'crew' | 'workers' | 'place' | 'visit' | 'visits' | 'seen' | 'slot', string>
  >;
  /** What the optional line above the choices shows. */
  readonly line: Readonly<FirstLine> & {
    /** Counted nouns that get an article when typed bare, with commas between. */
    readonly nouns: string;
  };
  readonly sentiments: readonly SentimentId[];
}
