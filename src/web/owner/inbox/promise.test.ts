import { expect, test } from 'vitest';
import { promiseOf } from './promise.ts';

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const waiting = { state: 'waiting', snoozedUntil: null } as const;
const late = (hours: number) => ({ ...waiting, waitingSince: ago(hours), dueAt: ago(1) });

test('a late message says that it is late, and that the promise counts working days', () => {
  expect(promiseOf(late(16 * 24), 2)?.words).toBe('16 days, late: promised 2 working days');
  expect(promiseOf(late(39), 1)?.words).toBe('1 day, late: promised 1 working day');
});

test('over a weekend a message can wait longer than the number of the promise without being late', () => {
  const message = { ...waiting, waitingSince: ago(3 * 24), dueAt: ago(-6) };
  expect(promiseOf(message, 2)).toEqual({ isLate: false, words: '3 days' });
});

test('a message that waits for no one has no promise', () => {
  expect(promiseOf({ ...late(39), state: 'answered' }, 2)).toBeNull();
  expect(promiseOf({ ...late(39), snoozedUntil: '2026-12-04' }, 2)).toBeNull();
});
