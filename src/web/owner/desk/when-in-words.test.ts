import { expect, test } from 'vitest';
import { shortWhen, whenInWords } from './when-in-words.ts';

const zone = 'America/New_York';
// Monday evening in New York, Tuesday in UTC.
const now = Date.parse('2026-11-24T01:00:00Z');

test.for([
  ['2026-11-24T02:30:00Z', 'today at 9:30 PM', 'Mon 9:30 PM'],
  ['2026-11-24T15:00:00Z', 'tomorrow at 10:00 AM', 'Tue 10:00 AM'],
  ['2026-11-26T15:00:00Z', 'Thursday at 10:00 AM', 'Thu 10:00 AM'],
  ['2026-11-30T15:00:00Z', 'Nov 30 at 10:00 AM', 'Nov 30, 10:00 AM'],
] as const)('%s is %s', ([instant, words, short]) => {
  expect(whenInWords(instant, now, zone)).toBe(words);
  expect(shortWhen(instant, now, zone)).toBe(short);
});

test('the day on which clocks change is one day long', () => {
  const saturday = Date.parse('2026-10-31T16:00:00Z');
  expect(whenInWords('2026-11-01T15:00:00Z', saturday, zone)).toBe('tomorrow at 10:00 AM');
});
