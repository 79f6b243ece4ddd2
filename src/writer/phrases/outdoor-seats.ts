import type { Phrases } from '../phrases.ts';

export const outdoorSeats: Phrases = {
  tone: 'good',
  stage: 4,
  nouns: ['outdoor seating', 'tables outside', 'outdoor seats'],
  fragments: [],
  clauses: [
    'I <could sit outside> @',
    'they <have outdoor seats>',
    'there were <seats outside> @',
    'they <had tables outside>',
    'I <sat outside>',
    'there was <outdoor seating> @',
    'I <got a seat outside> @',
    'they <have tables outdoors>',
    'it <was possible to sit outside>',
    'I <found a table outside> @',
    'we <could sit outdoors>',
    'the place <has outdoor seating>',
  ],
  cues: ['outdoor|outside'],
};
