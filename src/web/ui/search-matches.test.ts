import { expect, test } from 'vitest';
import { searchMatches, spelledName, splitAtMatch } from './search-matches.ts';

const names = ['Barber shop', 'Cosmetic dentist', 'Dental clinic', 'Dentist', 'Zoo'];

test('B-picker-substring: any part of a name is found, in any case, beginnings first', () => {
  expect(searchMatches(names, 'DENT')).toEqual(['Dental clinic', 'Dentist', 'Cosmetic dentist']);
  expect(searchMatches(names, 'met')).toEqual(['Cosmetic dentist']);
  expect(searchMatches(names, '  ')).toEqual(names);
  expect(searchMatches(names, 'xyz')).toEqual([]);
});

test('a name typed in full is that name', () => {
  expect(spelledName(names, ' dentist ')).toBe('Dentist');
  expect(spelledName(names, '')).toBe('');
  expect(spelledName(names, 'dent')).toBeNull();
});

test('the match is cut out as the name writes it', () => {
  expect(splitAtMatch('Cosmetic dentist', 'DENT')).toEqual(['Cosmetic ', 'dent', 'ist']);
  expect(splitAtMatch('Zoo', '')).toEqual(['Zoo', '', '']);
});
