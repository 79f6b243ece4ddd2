import { expect, test } from 'vitest';
import { measureChecker } from '../bench/writer/checker-texts.ts';

test('the checker passes honest reviews and catches inventions', () => {
  expect(measureChecker().filter(({ holds }) => !holds)).toEqual([]);
});
