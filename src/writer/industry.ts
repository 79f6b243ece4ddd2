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
  readonly sentiments: readonly SentimentId[];
}
