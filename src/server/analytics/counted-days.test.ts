import { expect, test } from 'vitest';
import { closingDays, countedDays, countedWeeks, tellApart, wholeWeeks } from './counted-days.ts';

const days = (...people: readonly (readonly [number, number])[]) =>
  people.map(([opened, drafts], at) => ({ day: `2026-11-${String(at + 1).padStart(2, '0')}`, opened, drafts }));

test.each([
  ['five people on one day', days([5, 0]), ['2026-11-01']],
  ['four people', days([4, 0]), []],
  ['three and two people', days([3, 0], [2, 0], [9, 0]), ['2026-11-02', '2026-11-03']],
  ['twelve people, one of them with a draft', days([12, 1]), []],
  ['drafts of five people on three days', days([6, 2], [3, 2], [0, 1]), ['2026-11-03']],
])('CNT-15 %s', (_what, counted, closing) => {
  expect(closingDays(counted)).toEqual(closing);
});

test('a period has the whole groups that close in it', () => {
  const closing = ['2026-11-03', '2026-11-09'];
  expect(countedDays(closing, '2026-11-01', '2026-11-08')).toEqual({ from: '2000-01-01', to: '2026-11-03' });
  expect(countedDays(closing, '2026-11-08', '2026-11-30')).toEqual({ from: '2026-11-04', to: '2026-11-09' });
  expect(countedDays(closing, '2026-11-04', '2026-11-08')).toEqual({ from: '2026-11-04', to: '2026-11-03' });
});

test('weeks are whole, from Monday to Sunday', () => {
  expect(wholeWeeks('2026-11-02', '2026-11-08')).toEqual({ from: '2026-11-02', to: '2026-11-08' });
  expect(wholeWeeks('2026-11-03', '2026-11-14')).toBeNull();
  expect(wholeWeeks('2026-10-28', '2026-11-23')).toEqual({ from: '2026-11-02', to: '2026-11-22' });
  const closing = ['2026-10-30', '2026-11-04', '2026-11-06', '2026-11-17'];
  expect(countedWeeks(closing, { from: '2026-11-02', to: '2026-11-22' })).toEqual([
    { from: '2026-10-31', to: '2026-11-06' },
    { from: '2026-11-07', to: '2026-11-17' },
  ]);
});

test.each([
  [[9, 5], [9, 5], []],
  [[9, 1], [], [9, 1]],
  [[9, 6, 4], [9], [6, 4]],
  [[9, 3, 2], [9], [3, 2]],
  [[4, 0], [], [4]],
])('of %j people %j are told apart', (people, told, left) => {
  const found = tellApart(people.map((one) => ({ people: one })));
  expect([found.told, found.left].map((some) => some.map((one) => one.people))).toEqual([told, left]);
});
