import type { Phrases } from '../phrases.ts';

export const easyDropOff: Phrases = {
  tone: 'good',
  stage: 2,
  nouns: [
    'easy drop-off',
    'a smooth drop-off',
    'an easy drop-off',
    'simple drop-off',
    'quick drop-off',
    'smooth drop-off',
  ],
  fragments: ['drop-off was easy', 'drop-off was quick', 'easy to drop off'],
  clauses: [
    'drop-off @ <was easy>',
    'dropping off <was easy> @',
    'dropping off <was simple> @',
    'dropping off <was quick> @',
    'they <made drop-off easy>',
    'drop-off <went smoothly> @',
    'drop-off in the morning <was easy>',
    'I <had an easy drop-off> @',
    'it <was easy to drop off> @',
    'drop-off and pickup <were easy> @',
    'dropping off and picking up <was simple>',
    "drop-off <didn't take long> @",
    'I <could drop off quickly> @',
    'they <kept drop-off simple>',
  ],
  cues: ['drop|dropping'],
};
