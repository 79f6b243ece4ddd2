import { expect, test } from 'vitest';
import { publicLink } from './fields.ts';

test('a link has at most 2048 characters', () => {
  const longest = `https://example.org/${'a'.repeat(2028)}`;
  expect([longest.length, publicLink(longest)]).toEqual([2048, longest]);
  expect(publicLink(`${longest}a`)).toBe(null);
});
