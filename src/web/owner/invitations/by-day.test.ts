import { expect, test } from 'vitest';
import { byDay } from './by-day.ts';

const now = Date.parse('2026-11-23T15:00:00Z');

test('invitations are listed below the day of their entry where the business is', () => {
  const entered = [
    '2026-11-23T14:00:00Z',
    '2026-11-23T06:00:00Z',
    // Still the evening of the day before in New York.
    '2026-11-23T04:30:00Z',
    '2026-11-20T15:00:00Z',
    '2025-11-20T15:00:00Z',
  ];
  const days = byDay(
    entered.map((enteredAt, index) => ({ id: 9 - index, enteredAt })),
    'America/New_York',
    now,
  );
  expect(days.map(([day, invitations]) => [day, invitations.map(({ id }) => id)])).toEqual([
    ['Entered today', [9, 8]],
    ['Entered yesterday', [7]],
    ['Entered on Nov 20', [6]],
    ['Entered on Nov 20, 2025', [5]],
  ]);
});

test('the day before is yesterday also when a night in between had 23 hours', () => {
  const halfPastMidnight = Date.parse('2026-03-09T04:30:00Z');
  const days = byDay([{ enteredAt: '2026-03-08T16:00:00Z' }], 'America/New_York', halfPastMidnight);
  expect(days.map(([day]) => day)).toEqual(['Entered yesterday']);
});
