import { expect, test } from 'vitest';
import { listCategories } from './categories.ts';
import { keywordPhrases } from './keywords.ts';

const phrasesOf = (chosen: readonly string[], city: string) =>
  keywordPhrases(chosen, city).map(({ keyword }) => keyword);

test('B-34 a category has six phrases, two of them with the city', () => {
  expect(phrasesOf(['Dental Clinic'], 'New Haven')).toEqual([
    'Dental Clinic near me',
    'Dental Clinic in New Haven',
    'your New Haven dental clinic',
    'Best Dental Clinic near me',
    'Top-rated Dental Clinic near me',
    'Dental Clinic open now near me',
  ]);
});

test.each(['', '  '])('without a city (%j) no phrase has a hole, and there are six still', (city) => {
  expect(phrasesOf(['Dentist'], city)).toEqual([
    'Dentist near me',
    'Dentist',
    'your dentist',
    'Best Dentist near me',
    'Top-rated Dentist near me',
    'Dentist open now near me',
  ]);
});

test('a long city gives the whole words that fit, or none', () => {
  const category = 'Aboriginal and Torres Strait Islander organisation';
  const [, inCity, yourCity] = phrasesOf([category], 'Little '.repeat(17).trim());
  expect(inCity).toBe(`${category} in ${'Little '.repeat(15).trim()}`);
  expect(yourCity).toBe(`your ${'Little '.repeat(15)}${category.toLowerCase()}`);
  expect(phrasesOf([category], 'L'.repeat(118))).toEqual(phrasesOf([category], ''));
});

test('every phrase of every category has at most 160 letters, whatever the city', () => {
  for (const city of ['L'.repeat(120), 'Of '.repeat(40).trim(), `${'L'.repeat(60)} ${'l'.repeat(59)}`])
    for (const category of listCategories())
      for (const phrase of phrasesOf([category], city)) expect(phrase.length).toBeLessThanOrEqual(160);
});
