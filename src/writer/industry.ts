import type { SentimentId } from './sentiments.ts';

/** A kind of business: the words its customers use, and its 24 sentiments in the order of the picker. */
export interface Industry {
  readonly id: string;
  /** Called a practice in our own sentences; any other is a business. */
  readonly isPractice: boolean;
  /** Customers come to the business; false where its people come to the customer. */
  readonly isVisited: boolean;
  readonly words: Readonly<
    Record<'staff' | 'crew' | 'workers' | 'place' | 'visit' | 'visits' | 'seen' | 'slot', string>
  >;
  readonly sentiments: readonly SentimentId[];
}
