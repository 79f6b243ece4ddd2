import { expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

const wellKnown = `
Sayso2026 summer2026! Company123 hello123 blink182 slipknot1 metallica1 password1 Password123! P@ssw0rd P@ssw0rd2026
Welcome1 Welcome123 qwerty123 Qwerty123! 1q2w3e4r 1qaz2wsx zaq12wsx iloveyou1 iloveyou! letmein1 trustno1 monkey123
dragon123 football1 baseball1 superman1 batman123 princess1 sunshine1 Charlie1 jordan23 michael1 ashley123 nirvana1
greenday1 eminem123 liverpool1 arsenal1 Winter2025! Spring2026 October2025 Monday123! Admin123! Changeme123 abcd1234
Clinic2026! Business1 Reviews123 linkinpark
`;

it('rejects fifty well-known passwords', () => {
  const passwords = wellKnown.trim().split(/\s+/);
  expect(passwords).toHaveLength(50);
  expect(passwords.filter((password) => !isCommonPassword(password))).toEqual([]);
});

it.each(['12345678', '123456789', 'qwertyuiop', '1111111111', 'password', '!!Dragon!!', 'D3ntist#1'])(
  'rejects %s',
  (password) => {
    expect(isCommonPassword(password)).toBe(true);
  },
);

it.each([
  'four green bicycles',
  'correct horse battery',
  'a password of mine',
  'kq7#vmw2',
  'wharfdale 77 lanterns',
  'Ottawa-Brisbane-19',
  'metallica93028475910',
  'ключ от дома 42',
])('accepts %s', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

it('rejects passwords made from the user’s own words', () => {
  const own = ['rosa.fieldston@example.org', 'Rosa Fieldston', 'Kindly Reviewed'];
  for (const password of ['Fieldston1', 'rosa2026!', 'F1eldston!!', 'Reviewed2026'])
    expect([password, isCommonPassword(password, own)]).toEqual([password, true]);
  expect(isCommonPassword('fields of gold 9', own)).toBe(false);
});
