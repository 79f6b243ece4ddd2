import { describe, expect, test } from 'vitest';
import { customSentiment, saysTheSame, thankPattern, toggleSentiment } from './sentiment-selection.ts';

describe('selecting sentiments', () => {
  test('a tap adds, a second tap takes out, a fifth is refused', () => {
    expect(toggleSentiment([], 'On time')).toEqual(['On time']);
    expect(toggleSentiment(['On time', 'Welcoming'], 'On time')).toEqual(['Welcoming']);
    expect(toggleSentiment(['A', 'B', 'C', 'D'], 'E')).toBeNull();
    expect(toggleSentiment(['A', 'B', 'C', 'D'], 'D')).toEqual(['A', 'B', 'C']);
  });

  test.each([
    ['warm BLANKET', 'Warm blanket'],
    ['  élan vital ', 'Élan vital'],
    ['<b>MRI</b>', 'Bmri/b'],
    ['   ', ''],
    ['a\u0000b', 'Ab'],
    ['warm \u202eblanket', 'Warm blanket'],
    ['x'.repeat(60), `X${'x'.repeat(39)}`],
    ['ß', 'SS'],
  ])('%j is shown as %j', (typed, shown) => {
    expect(customSentiment(typed)).toBe(shown);
  });

  test('equal but for case is equal', () => {
    expect(saysTheSame(['Warm blanket'], 'WARM BLANKET')).toBe(true);
    expect(saysTheSame(['Warm blanket'], 'Warm blankets')).toBe(false);
  });

  test('a name to thank has letters, spaces, apostrophes and hyphens', () => {
    for (const name of ['Maria', "Mary-Jane O'Neil", 'José', 'Dr Nguyễn', 'x'.repeat(40)])
      expect(name).toMatch(thankPattern);
    for (const name of ['', 'R2D2', 'a@b', '-x', 'x'.repeat(41), 'Ann, Bob']) expect(name).not.toMatch(thankPattern);
  });
});
