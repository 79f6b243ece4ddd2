import { describe, expect, test } from 'vitest';
import type { $ZodType } from 'zod/v4/core';
import { parse } from 'zod/v4/core';
import { email, isEmail, named, optionalLink, optionalText, publicLink, queryNumber, rowId, text } from './fields.ts';

/** What a field stores, or the sentence with which it is refused. */
function outcome(field: $ZodType, typed: unknown): unknown {
  try {
    return parse(field, typed);
  } catch (error) {
    const { issues } = error as { issues: readonly { message: string }[] };
    return `refused: ${issues[0]?.message}`;
  }
}

const says = 'Say something.';

describe('a text', () => {
  const line = text({ min: 2, max: 10, message: says, tooLong: 'Say less.' });
  const lines = text({ max: 10, message: says, lines: true });

  test.each([
    ['is trimmed', '  two \t', 'two'],
    ['has its minimum after trimming', ' a ', `refused: ${says}`],
    ['may have exactly its maximum', 'a'.repeat(10), 'a'.repeat(10)],
    ['may not have one more', 'a'.repeat(11), 'refused: Say less.'],
    ['may have blanks around its maximum', `${' '.repeat(30)}${'a'.repeat(10)}`, 'a'.repeat(10)],
    ['is refused unread far beyond its maximum', ' '.repeat(105), 'refused: Say less.'],
    ['is composed: one letter, not a letter and its accent', 'e\u0301te\u0301', '\u00e9t\u00e9'],
    ['is measured after composing', 'e\u0301'.repeat(10), '\u00e9'.repeat(10)],
    ['has no newline', 'one\ntwo', `refused: ${says}`],
    ['has no tab', 'one\ttwo', `refused: ${says}`],
    ['has no null character', 'one\u0000', `refused: ${says}`],
    ['has no C1 control character', 'one\u0085two', `refused: ${says}`],
    ['has no separator of lines', 'one\u2028two\u2029', 'one two'],
    ['has no override of the direction', 'one\u202etwo', `refused: ${says}`],
    ['has no isolate of the direction', 'one\u2066two', `refused: ${says}`],
    ['has no half of a surrogate pair', 'one\ud83d', `refused: ${says}`],
    ['may have an emoji', 'one \ud83d\ude00', 'one \ud83d\ude00'],
    ['is not a number', 12, `refused: ${says}`],
    ['is not missing', undefined, `refused: ${says}`],
    ['is not null', null, `refused: ${says}`],
  ])('%s', (_rule, typed, stored) => {
    expect(outcome(line, typed)).toBe(stored);
  });

  test.each([
    ['keeps newlines and tabs', 'a\n\tb', 'a\n\tb'],
    ['ends its lines in one way', 'a\r\nb\rc\u2028d\u2029e', 'a\nb\nc\nd\ne'],
    ['may be empty without a minimum', '', ''],
    ['has no other control character', 'a\u000bb', `refused: ${says}`],
    ['has no override of the direction', 'a\u202bb', `refused: ${says}`],
  ])('of several lines %s', (_rule, typed, stored) => {
    expect(outcome(lines, typed)).toBe(stored);
  });

  test('may stack 30 marks on a letter, not 31', () => {
    const stacked = (marks: number) => `q${'\u0307'.repeat(marks)}`;
    const long = text({ max: 100, message: says });
    expect(outcome(long, stacked(30))).toBe(stacked(30));
    expect(outcome(long, stacked(31))).toBe(`refused: ${says}`);
  });
});

test.each([
  ['Jo', 'Jo'],
  ['J', 'refused: Who?'],
  ['a'.repeat(120), 'a'.repeat(120)],
])('a name has 2 to 120 characters: %s', (typed, stored) => {
  expect(outcome(named('Who?'), typed)).toBe(stored);
});

test.each([
  ['left out', undefined, undefined],
  ['null', null, null],
  ['empty', '', null],
  ['blank', ' \t\n ', null],
  ['typed', ' Bright ', 'Bright'],
  ['too short', 'B', `refused: ${says}`],
])('an optional text that is %s', (_how, typed, stored) => {
  expect(outcome(optionalText({ min: 2, max: 20, message: says }), typed)).toBe(stored);
});

describe('an email address', () => {
  test.each([
    'rosa@example.org',
    "o'neil+tag@mail.example.org",
    'rosa@bücher.example',
    `${'a'.repeat(64)}@example.org`,
    'rosa@1.example',
  ])('may be %s', (address) => {
    expect(isEmail(address)).toBe(true);
  });

  test.each([
    '',
    'rosa',
    '@example.org',
    'rosa@',
    'rosa@example',
    'rosa@@example.org',
    'rosa@home@example.org',
    'ro sa@example.org',
    'rosa@exa mple.org',
    'rosa..fields@example.org',
    'rosa@example..org',
    'rosa@.example.org',
    'rosa@example.org.',
    'rosa@-example.org',
    'Rosa <rosa@example.org>',
    'rosa@example.org,dana@example.org',
    'rosa@[192.0.2.1]',
    'ro\u200bsa@example.org',
    'ro\u00adsa@example.org',
    'rosa\u034f@example.org',
    `${'a'.repeat(65)}@example.org`,
    `rosa@${'a'.repeat(246)}.org`,
  ])('may not be %s', (address) => {
    expect(isEmail(address)).toBe(false);
  });

  test('is stored in lower case and composed, so that one mailbox is one account', () => {
    expect(outcome(email(says), ' Rosa@Example.ORG ')).toBe('rosa@example.org');
    expect(outcome(email(says), '\u0130@example.org')).toBe('i\u0307@example.org');
    expect(outcome(email(says), 'rosa@example')).toBe(`refused: ${says}`);
  });
});

describe('a link', () => {
  test.each([
    ['https://g.page/r/willow/review', 'https://g.page/r/willow/review'],
    ['HTTP://Example.ORG', 'http://example.org/'],
    ['https://example.org:8443/a?b=c#d', 'https://example.org:8443/a?b=c#d'],
    ['https://example.org./a', 'https://example.org./a'],
  ])('%s is stored as %s', (typed, stored) => {
    expect(publicLink(typed)).toBe(stored);
  });

  test.each([
    'not a link',
    'example.org',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://example.org/',
    'https://rosa@example.org/',
    'https://rosa:secret@example.org/',
    'https://localhost/',
    'https://printer/',
    'https://a.localhost/',
    'https://desk.local/',
    'https://db.internal./',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://example.org/a b',
    'https://example.org/\u0000',
    'https://example.org/\n',
  ])('%s is refused', (typed) => {
    expect(publicLink(typed)).toBe(null);
  });

  test('has at most 2048 characters, also when its letters are encoded', () => {
    const longest = `https://example.org/${'a'.repeat(2028)}`;
    expect([longest.length, publicLink(longest)]).toEqual([2048, longest]);
    expect(publicLink(`${longest}a`)).toBe(null);
    expect(publicLink(`https://example.org/${'é'.repeat(400)}`)).toBe(null);
  });

  test.each([
    ['left out', undefined, undefined],
    ['blank', '  ', null],
    ['null', null, null],
    ['typed with blanks', ' https://example.org ', 'https://example.org/'],
    ['refused', 'nowhere', 'refused: Please enter a valid URL'],
  ])('that is %s', (_how, typed, stored) => {
    expect(outcome(optionalLink, typed)).toBe(stored);
  });
});

test.each([
  ['7', 7],
  [7, 7],
  ['999999999999999', 999_999_999_999_999],
])('the id of a row may be %j', (typed, stored) => {
  expect(outcome(rowId('No such row.'), typed)).toBe(stored);
});

const noIds = ['0', '-1', '07', '1e0', '0x1', '1.5', ' 7', '7 ', 'seven', '', '1000000000000000', 0, 1.5, null];
test.each(noIds)('the id of a row may not be %j', (typed) => {
  expect(outcome(rowId('No such row.'), typed)).toBe('refused: No such row.');
});

test.each([
  ['10', 10],
  [10, 10],
  ['1', 1],
  ['100', 100],
  ['007', 7],
])('a number in an address: %j', (typed, stored) => {
  expect(outcome(queryNumber(1, 100), typed)).toBe(stored);
});

test.each(['0', '101', '1234567', '-1', '1.5', '1e1', 'ten', '', ' 1', null])(
  'is no number from 1 to 100: %j',
  (typed) => {
    expect(outcome(queryNumber(1, 100), typed)).toMatch(/^refused: /);
  },
);
