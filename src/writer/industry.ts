import type { FirstLine } from '../contract/reviews/calls.ts';
import type { SentimentId } from './forms.ts';

export interface Industry {
  readonly id: string;
  /** Our sentences call it a practice, any other a business. */
  readonly isPractice: boolean;
  /** False where the business comes to the customer. */
  readonly isVisited: boolean;
  /** Parents and families say "we", guests "we" or "I", others "I". */
  readonly speaker: 'patient' | 'parent' | 'family' | 'owner' | 'guest' | 'member' | 'student' | 'client' | 'customer';
  /** Beside "Great place." */
  readonly great: readonly string[];
  /** What the optional line below the choices shows. */
  readonly line: Readonly<FirstLine> & {
    /** Counted nouns that get an article when typed bare, with commas between. */
    readonly nouns: string;
  };
  readonly sentiments: readonly SentimentId[];
}
