import { expect, test } from 'vitest';
import { weekdayAndTime } from './weekday-and-time.ts';

test('a list shows the business’s own days', () => {
  expect(weekdayAndTime('2026-11-24T15:00:00Z', 'America/New_York')).toBe('Tue, Nov 24, 10:00 AM');
});
