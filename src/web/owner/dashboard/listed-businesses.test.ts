import { expect, test } from 'vitest';
import { listedBusinesses } from './listed-businesses.ts';

test('businesses without a positive id are dropped', () => {
  expect(listedBusinesses([{ id: 0 }, { id: -3 }, { id: 7 }], null)).toEqual([{ id: 7 }]);
});

test('a business that is listed twice is shown once', () => {
  expect(listedBusinesses([{ id: 7 }, { id: 8 }, { id: 7 }], null)).toEqual([{ id: 7 }, { id: 8 }]);
});

test('the new business comes first', () => {
  expect(listedBusinesses([{ id: 7 }, { id: 8 }, { id: 9 }], 9)).toEqual([{ id: 9 }, { id: 7 }, { id: 8 }]);
});
