import { expect, test } from 'vitest';
import { isVisit } from './is-visit.ts';

test('practices are visited', () => {
  expect(isVisit(['Dentist'])).toBe(true);
  expect(isVisit(['Family practice physician'])).toBe(true);
  expect(isVisit(['Gift shop', 'Pharmacy'])).toBe(true);
  expect(isVisit([])).toBe(true);
});

test('other trades are not', () => {
  expect(isVisit(['Plumber'])).toBe(false);
  expect(isVisit(['Law firm', 'Student housing center'])).toBe(false);
});
