import type { FeedbackItem } from '../../../contract/feedback/calls.ts';

export const canSnooze = ({ state, snoozedUntil }: FeedbackItem): boolean =>
  state === 'waiting' && snoozedUntil === null;
