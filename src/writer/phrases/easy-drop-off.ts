import type { Phrases } from '../phrases.ts';

export const easyDropOff: Phrases = {
  tone: 'good',
  stage: 2,
  nouns: ['easy drop-off', 'a smooth drop-off', 'an easy drop-off', 'simple drop-off'],
  fragments: ['drop-off was easy'],
  clauses: [
    'drop-off @ <was easy>',
    'they <made drop-off easy>',
    'drop-off <went smoothly>',
    'I <had an easy drop-off> @',
    'they <kept drop-off simple>',
    'drop-off <was simple>',
    'I <had no trouble at drop-off>',
    'drop-off <was no problem>',
    'I <had an easy time at drop-off>',
  ],
  cues: ['drop|dropping'],
};
