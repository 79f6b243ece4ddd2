import { expect, test } from 'vitest';
import { readTypedEmails, suggestEmail } from './typed-emails.ts';

test.for([
  ['anna@gmial.com', 'anna@gmail.com'],
  ['Anna@GMAIL.CON', 'Anna@gmail.com'],
  ['jo@hotmial.com', 'jo@hotmail.com'],
  ['jo@yaho.com', 'jo@yahoo.com'],
  ['jo@outlok.com', 'jo@outlook.com'],
  ['jo@iclod.com', 'jo@icloud.com'],
  ['anna@gmail.com', null],
  ['anna@hotmail.co.uk', null],
  ['anna@constructor', null],
  ['anna@example.org', null],
] as const)('a typo in %s suggests %s', ([typed, meant]) => {
  expect(suggestEmail(typed)).toBe(meant);
});

test.for([
  ['anna@example.org', ['anna@example.org']],
  ['  anna@example.org  ', ['anna@example.org']],
  ['anna@example.org, jo@example.org', ['anna@example.org', 'jo@example.org']],
  ['anna@example.org;jo@example.org\nkim@example.org', ['anna@example.org', 'jo@example.org', 'kim@example.org']],
  ['Anna Ruiz <anna@example.org>, "Jo" <jo@example.org>', ['anna@example.org', 'jo@example.org']],
  ['mailto:anna@example.org', ['anna@example.org']],
  ['anna@example.org ANNA@example.org', ['ANNA@example.org']],
  // The part before the space may belong to the address.
  ['anna ruiz@example.org', []],
  ['anna@example', []],
  ['anna@@example.org', []],
  ['anna.example.org', []],
  ['', []],
] as const)('%s holds these addresses', ([typed, addresses]) => {
  expect(readTypedEmails(typed)).toEqual(addresses);
});

test('a long cell without an address is read at once', () => {
  expect(readTypedEmails('a '.repeat(500_000))).toEqual([]);
});
