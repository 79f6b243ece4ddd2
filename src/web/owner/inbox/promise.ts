import type { FeedbackItem } from '../../../contract/feedback/calls.ts';
import { ageInWords } from './age-in-words.ts';
import { inboxText } from './text.ts';

type Waiting = Pick<FeedbackItem, 'state' | 'waitingSince' | 'dueAt' | 'snoozedUntil'>;

export const isLate = ({ state, dueAt, snoozedUntil }: Waiting, now: number): boolean =>
  state === 'waiting' && snoozedUntil === null && dueAt !== null && Date.parse(dueAt) < now;

/** How long a message has waited, and how long the business promised at most. */
export function promiseOf(message: Waiting, replyDays: number | null) {
  if (message.state !== 'waiting' || message.snoozedUntil) return null;
  const now = Date.now();
  const age = ageInWords(message.waitingSince, now);
  const late = isLate(message, now);
  return { isLate: late, words: late && replyDays !== null ? inboxText.promised(age, replyDays) : age };
}
