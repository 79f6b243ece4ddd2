import type { SentimentId } from './forms.ts';

export const conflicts: readonly (readonly [SentimentId, SentimentId])[] = [
  ['short-wait', 'long-wait'],
  ['on-time', 'long-wait'],
  ['short-line', 'long-line'],
  ['not-rushed', 'felt-rushed'],
  ['relaxing-visit', 'felt-rushed'],
  ['fair-prices', 'a-bit-pricey'],
  ['good-value', 'a-bit-pricey'],
  ['quick-replies', 'slow-to-reply'],
  ['arrived-on-time', 'arrived-late'],
  ['cleaned-up-afterwards', 'left-some-mess'],
  ['quick-service', 'slow-service'],
  ['quick-service', 'took-longer-than-expected'],
  ['ready-on-time', 'took-longer-than-expected'],
  ['well-stocked', 'limited-stock'],
  ['good-selection', 'limited-stock'],
  ['good-choice-of-dishes', 'limited-menu'],
  ['attentive-service', 'slow-service'],
  ['enough-room', 'crowded'],
  ['quiet-room', 'noisy-room'],
  ['calm-atmosphere', 'noisy-room'],
  ['spacious-room', 'small-room'],
  ['easy-check-in', 'slow-check-in'],
  ['good-wi-fi', 'weak-wi-fi'],
  ['easy-to-book', 'hard-to-get-an-appointment'],
  ['quick-paperwork', 'a-lot-of-paperwork'],
  ['put-me-at-ease', 'felt-rushed'],
  ['felt-listened-to', 'felt-rushed'],
  ['great-experience', 'would-not-come-back'],
  ['would-come-back', 'would-not-come-back'],
];

export const conflictsAmong = (ids: readonly string[]): (readonly [SentimentId, SentimentId])[] =>
  conflicts.filter(([one, other]) => ids.includes(one) && ids.includes(other)).map(([one, other]) => [one, other]);
