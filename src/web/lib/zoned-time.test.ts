import { expect, test } from 'vitest';
import { shortDay } from './zoned-time.ts';

const zone = 'America/New_York';
// Monday evening in New York, Tuesday in UTC.
const now = Date.parse('2026-11-24T01:00:00Z');

test('a list shows the business’s own days', () => {
  expect(shortDay('2026-11-24T03:00:00Z', now, zone)).toBe('Nov 23');
  expect(shortDay('2025-11-24T03:00:00Z', now, zone)).toBe('Nov 23, 2025');
});
