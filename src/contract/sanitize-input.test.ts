import { expect, it } from 'vitest';
import { cleanForm, cleanLines } from './sanitize-input.ts';

it('takes what nobody sees out of what was typed, and keeps its lines', () => {
  expect(cleanLines('I waited.\u000bNobody\u0085came.\r\n\tTwice.\u0000\u007f')).toBe(
    'I waited.\nNobody\ncame.\n\tTwice.',
  );
  // A telephone number copied from a phone's contacts comes between such characters.
  expect(cleanForm({ feedback: '', name: '', email: '', phone: '\u202a+1 503\u202c\u2069' }).phone).toBe('+1 503');
  expect(
    cleanForm({ feedback: 'a\tb\fc', name: 'Joan\tEllis', email: ' jo@example.org\u0007', phone: '+1\n503' }),
  ).toEqual({
    feedback: 'a\tb\nc',
    name: 'Joan Ellis',
    email: ' jo@example.org',
    phone: '+1 503',
  });
});
