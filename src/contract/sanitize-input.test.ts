import { expect, it } from 'vitest';
import { cleanLine, cleanLines } from './sanitize-input.ts';

it('removes invisible characters and keeps the lines', () => {
  expect(cleanLines('I waited.\u000bNobody\u0085came.\r\n\tTwice.\u0000\u007f')).toBe(
    'I waited.\nNobody\ncame.\n\tTwice.',
  );
  expect(cleanLines('a\tb\fc')).toBe('a\tb\nc');
  expect(cleanLines('I waited.\u2028Nobody\u2029came.')).toBe('I waited.\nNobody\ncame.');
});

it('keeps a single line on one line', () => {
  // Phones put these characters around a copied telephone number.
  expect(cleanLine('\u202a+1 503\u202c\u2069')).toBe('+1 503');
  expect(cleanLine('Joan\tEllis')).toBe('Joan Ellis');
  expect(cleanLine(' jo@example.org\u0007')).toBe(' jo@example.org');
  expect(cleanLine('+1\n503')).toBe('+1 503');
});
