import { expect, test } from 'vitest';
import { areBeyondChance, chanceOf } from './chance.ts';

const compare = (now: number, ofNow: number, before: number, ofBefore: number) => ({
  now: { part: now, whole: ofNow },
  before: { part: before, whole: ofBefore },
});

// Calculated with the error function of another library.
test.each([
  [compare(78, 250, 35, 250), 4.267874e-6],
  [compare(88, 284, 35, 251), 2.939095e-6],
  [compare(60, 100, 45, 100), 0.03367207],
  [compare(12, 100, 25, 100), 0.01791566],
  [compare(30, 284, 25, 251), 0.818659],
  [compare(50, 100, 50, 100), 1],
])('%j has the chance %f', (comparison, chance) => {
  expect(chanceOf(comparison)).toBeCloseTo(chance, 6);
});

test('too few people say nothing', () => {
  expect(chanceOf(compare(0, 0, 5, 40))).toBeNull();
  expect(chanceOf(compare(0, 0, 0, 0))).toBeNull();
  expect(chanceOf(compare(4, 20, 0, 20))).toBeNull();
  expect(chanceOf(compare(250, 250, 250, 250))).toBeNull();
});

test('Holm allows each rank its own share of 5 %', () => {
  const clear = compare(78, 250, 35, 250);
  const close = compare(60, 100, 45, 100);
  const none = compare(50, 100, 50, 100);
  expect(areBeyondChance([close], 0.05)).toEqual([true]);
  expect(areBeyondChance([close, none], 0.05)).toEqual([false, false]);
  expect(areBeyondChance([none, clear, close], 0.05)).toEqual([false, true, false]);
  expect(areBeyondChance([clear, close], 0.05)).toEqual([true, true]);
  expect(areBeyondChance([close, compare(1, 30, 2, 30)], 0.05)).toEqual([true, false]);
  expect(areBeyondChance([], 0.05)).toEqual([]);
});
