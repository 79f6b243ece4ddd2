import { dayMs } from '../../contract/time/days.ts';
import { mondayText } from './monday-text.ts';
import type { BusinessWeek, Week } from './monday-week.ts';

interface Suggestion {
  readonly text: string;
  /** `null`: about the messages of all businesses. */
  readonly businessId: number | null;
}

const text = mondayText.suggestions;
const longDays = 7;
const thumbsFrom = 20;

const isUseless = ({ now }: BusinessWeek): boolean => now.good >= thumbsFrom && now.four * 2 < now.good;

/** In this order, and at most one. */
const rules: readonly ((one: BusinessWeek) => string | null)[] = [
  (one) => (one.hasReviewLink || one.now.draft === 0 ? null : text.noLink),
  (one) => (isUseless(one) ? text.picker(one.now.four, one.now.good) : null),
  (one) => (one.unusedPlace === null ? null : text.unusedPlace(one.unusedPlace)),
];

export function suggest({ oldest }: Week, shown: readonly BusinessWeek[], now: Date): Suggestion | null {
  const days = oldest ? Math.floor((now.getTime() - oldest.getTime()) / dayMs) : 0;
  if (days > longDays) return { text: text.unanswered(days), businessId: null };
  for (const rule of rules) {
    for (const one of shown) {
      const found = rule(one);
      if (found !== null) return { text: found, businessId: one.id };
    }
  }
  return null;
}
