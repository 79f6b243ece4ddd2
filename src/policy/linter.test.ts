import { describe, expect, test } from 'vitest';
import { englishRules } from './en/rules.ts';
import { isBlocked, lint } from './linter.ts';

describe.each(englishRules)('rule $id', ({ id, level, in: { en } }) => {
  test.each(en.examples)('finds: %s', (text) => {
    expect(lint(text).map(({ rule }) => rule)).toContain(id);
    expect(isBlocked(lint(text)) || level === 'hint').toBe(true);
  });

  test.each(en.counterexamples)('leaves alone: %s', (text) => {
    expect(lint(text).filter(({ rule }) => rule === id)).toEqual([]);
    if (level === 'block') expect(isBlocked(lint(text))).toBe(false);
  });
});

test('there are 30 rules, each with its own id', () => {
  expect(new Set(englishRules.map(({ id }) => id)).size).toBe(30);
});

test('a match quotes the words as they were typed, with clause and link', () => {
  const text = 'Thank you. Could you take the  Review down? We’d refund you.';
  const [first] = lint(text);
  expect(first).toMatchObject({
    level: 'block',
    sentence: 'You can’t ask about a public review or offer anything for it.',
    source: 'Google Maps policy',
    link: 'https://support.google.com/contributionpolicy/answer/7400114',
    quote: 'take the  Review down',
  });
  expect(text.slice(first?.start, first?.end)).toBe(first?.quote);
});

test.each([
  'Please rem\u200bove your re\u00adview.',
  'Please r e m o v e   y o u r   r e v i e w.',
  'Please r.e.m.o.v.e your review',
  'Please ｒｅｍｏｖｅ your ｒｅｖｉｅｗ.',
  'Please rеmovе your rеviеw.',
  'Please rem0ve your rev1ew.',
  'Please change your r3view.',
  'Please change your ra7ing.',
  'Please change your r4ting.',
  'Please change your r@ting.',
  'Don’t p0st this on Google.',
  'Don’t po5t this on Google.',
  'Don’t po$t this on Google.',
  'Please delete your réview',
  'PLEASE REMOVE YOUR REVIEW!!!',
  'Please remove\nyour review',
  'Please remove, delete or edit your review.',
  "Don't post this on Google.",
  'Don’t post this on Google.',
  'Dont post this on Google.',
])('a trick of spelling hides nothing: %s', (text) => {
  expect(isBlocked(lint(text))).toBe(true);
});

const hostile = [
  'if you '.repeat(300),
  'please could you ask '.repeat(100),
  'refund if you not post '.repeat(90),
  'a'.repeat(2000),
  'your the that this star google '.repeat(70),
  'r '.repeat(1000),
  '. '.repeat(1000),
  '\ufdfa'.repeat(2000),
  'not never no without ask '.repeat(80),
  'take it make it '.repeat(130),
  'we will would have to '.repeat(90),
];

test.each(hostile)('hostile text of 100,000 characters takes no longer than plain text: %#', (text) => {
  expect(lint(text.repeat(50)).length).toBeLessThanOrEqual(30);
});
