import { expect, it } from 'vitest';
import { commonPasswords, isCommonPassword } from './common-passwords.ts';

it('knows at least 3000 passwords that the rule of eight letters would let through', () => {
  expect(commonPasswords.size).toBeGreaterThanOrEqual(3000);
  expect([...commonPasswords].filter((one) => one.length < 8 || one !== one.toLowerCase())).toEqual([]);
});

it.each([
  'password',
  'password1',
  '12345678',
  '123456789',
  'qwertyuiop',
  'iloveyou',
  'sunshine',
  'welcome123',
  'football1',
])('refuses %s', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

it.each(['four green bicycles', 'correct horse battery', 'a password of mine', 'kq7#vmw2'])('takes %s', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
