import type { Phrases } from '../phrases.ts';

export const limitedSeating: Phrases = {
  tone: 'mixed',
  stage: 4,
  nouns: ['limited seating', 'few seats', 'not many tables', 'few tables'],
  fragments: ['hard to find a seat', 'seats were hard to get'],
  clauses: [
    'seating @ <was limited>',
    "there <weren't many seats> @",
    'it <was hard to find a seat> @',
    'I <had trouble finding a seat> @',
    "they <don't have many tables>",
    'they <had few seats>',
    'the seating <was limited>',
    'there was <limited seating> @',
    'I <had to look for a seat> @',
    'it <took a while to find a seat> @',
    'I <had a hard time getting a table> @',
    'there were <only a few seats> @',
  ],
  cues: ['seat|table'],
};
