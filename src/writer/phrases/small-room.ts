import type { Phrases } from '../phrases.ts';

export const smallRoom: Phrases = {
  tone: 'mixed',
  stage: 4,
  nouns: ['a small room', 'small room'],
  fragments: ['room was small', 'room was a bit small', 'room felt small'],
  clauses: [
    'my room @ <was small>',
    'the room <was a bit small>',
    'the room <was on the small side>',
    'I <had a small room> @',
    'they <gave me a small room>',
    "there <wasn't much space> in the room",
    'my room <felt small>',
    'the room <could have been bigger>',
    'the room <was smaller than I wanted>',
    'it <was a small room>',
    'my room <was a little tight>',
    "I <didn't have much space> in my room",
    'they <put me in a small room>',
    'the room <felt a little tight>',
  ],
  cues: ['small|smaller', 'not + much space', 'bigger', 'tight'],
};
