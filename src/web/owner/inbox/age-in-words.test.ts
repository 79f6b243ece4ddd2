import { expect, test } from 'vitest';
import { ageInWords, shortDate } from './age-in-words.ts';

const now = Date.parse('2026-11-20T12:00:00Z');

test.for([
  ['2026-11-20T12:00:30Z', 'now'],
  ['2026-11-20T11:59:30Z', 'now'],
  ['2026-11-20T11:59:00Z', '1 minute'],
  ['2026-11-20T11:01:00Z', '59 minutes'],
  ['2026-11-20T11:00:00Z', '1 hour'],
  ['2026-11-20T09:00:00Z', '3 hours'],
  ['2026-11-19T12:00:00Z', '1 day'],
  ['2026-11-16T11:00:00Z', '4 days'],
  ['2026-09-11T12:00:00Z', '70 days'],
] as const)('a message of %s is %s old', ([since, words]) => {
  expect(ageInWords(since, now)).toBe(words);
});

test('a date shows its year only when it is another one', () => {
  expect(shortDate('2026-11-10T12:00:00Z', now)).toBe('Nov 10');
  expect(shortDate('2025-12-30T12:00:00Z', now)).toBe('Dec 30, 2025');
});
