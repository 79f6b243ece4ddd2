import { expect, test } from 'vitest';
import { ageInWords, exactTime } from './age-in-words.ts';

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

test('a time is that of the business, with the year of another one', () => {
  const year = new Date().getFullYear();
  expect(exactTime(`${year}-02-10T04:30:00Z`, 'America/New_York')).toBe('Feb 9, 11:30 PM');
  expect(exactTime('2019-12-30T12:00:00Z', 'Asia/Tokyo')).toBe('Dec 30, 2019, 9:00 PM');
});
