import type { Phrases } from '../phrases.ts';

export const roomAsDescribed: Phrases = {
  tone: 'good',
  stage: 6,
  nouns: ['an accurate listing'],
  fragments: ['room was as described', 'room matched the pictures'],
  clauses: [
    'the room <was as described>',
    'my room <matched the pictures>',
    'the room <looked like the pictures>',
    'I <got the room I booked> @',
    'it <was the room I booked>',
    'my room <was as shown> online',
    'the room <matched what I booked>',
    'what I booked <is what I got>',
    'they <gave me the room I booked>',
    'the room <was what I expected> from the pictures',
    'the pictures of the room <were accurate>',
    'my room <looked just like it did online>',
  ],
  cues: ['described|pictures|online|booked|shown|expected'],
};
