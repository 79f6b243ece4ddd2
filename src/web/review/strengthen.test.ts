import { expect, it } from 'vitest';
import { strengthen } from './strengthen.ts';

const friendly = { start: 0, end: 14, choice: 'Friendly staff', stronger: 'Really friendly staff' };
const pricey = { start: 16, end: 28, choice: 'A bit pricey', stronger: 'Pricey' };
const draft = { review: 'Friendly staff. A bit pricey.', marks: [friendly, pricey], voice: 'list' as const };

it('replaces the marked words, moves later marks, and a second time takes both back', () => {
  const first = strengthen(draft, friendly);
  expect(first.review).toBe('Really friendly staff. A bit pricey.');
  expect(first.marks).toEqual([
    { ...friendly, end: 21, stronger: 'Friendly staff', strong: true },
    { ...pricey, start: 23, end: 35 },
  ]);
  const [one, two] = first.marks;
  if (!one || !two) throw new Error('both marks stay');
  const both = strengthen(first, two);
  expect(both.review).toBe('Really friendly staff. Pricey.');
  const backOne = strengthen(both, both.marks[0] ?? one);
  expect(backOne.review).toBe('Friendly staff. Pricey.');
  expect(strengthen(backOne, backOne.marks[1] ?? two).review).toBe('Friendly staff. A bit pricey.');
});

it('leaves words without a stronger form as they are', () => {
  const typed = { start: 0, end: 14, choice: 'Friendly staff' };
  expect(strengthen({ ...draft, marks: [typed] }, typed).review).toBe('Friendly staff. A bit pricey.');
});
