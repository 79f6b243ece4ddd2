import { expect, test } from 'vitest';
import { isCategory, listCategories } from './categories.ts';

const categories = listCategories();

test('the vocabulary runs from aboriginal organisations to zoo', () => {
  expect(categories[0]).toBe('Aboriginal and Torres Strait Islander organisation');
  expect(categories.at(-1)).toBe('Zoo');
  expect(categories.length).toBeGreaterThanOrEqual(4400);
});

test('the names stand in the order people look them up', () => {
  expect(categories).toEqual(categories.toSorted((a, b) => a.localeCompare(b, 'en')));
});

test('no name stands twice, however it is cased', () => {
  const seen = categories.map((name) => name.toLowerCase());
  expect(seen.filter((name, at) => seen.indexOf(name) !== at)).toEqual([]);
});

test('every name is one clean line that fits a form field', () => {
  expect(categories.filter((name) => name !== name.trim() || /\s\s|[\t\r`$\\?]/.test(name))).toEqual([]);
  expect(categories.filter((name) => name.length < 3 || name.length > 80)).toEqual([]);
});

test.each([
  'ATM',
  'BMW dealer',
  'Chiropractor',
  'Dental clinic',
  'Dentist',
  'DJ service',
  'Electrician',
  'Hair salon',
  'Italian restaurant',
  'Law firm',
  'Orthodontist',
  'Physical therapy clinic',
  'Plumber',
  'Veterinarian',
])('%s is a category', (name) => {
  expect(isCategory(name)).toBe(true);
});

test.each(['', ' Dentist', 'dentist', 'Dentist\n', 'Dragon tamer', 'constructor'])('%j is no category', (name) => {
  expect(isCategory(name)).toBe(false);
});
