import type { Phrases } from '../phrases.ts';

export const spaciousRoom: Phrases = {
  tone: 'good',
  stage: 4,
  nouns: ['a spacious room', 'spacious room', 'a roomy room', 'a good-sized room', 'plenty of space'],
  fragments: ['room was spacious', 'room was roomy'],
  clauses: [
    'my room @ <was spacious>',
    'my room @ <was roomy>',
    'the room <was spacious>',
    'the room <was roomy>',
    'I <had plenty of space> in my room',
    'the room <had plenty of space>',
    'I <had a spacious room> @',
    'they <gave me a spacious room>',
    'there was <plenty of space> in the room',
    'the room <felt spacious>',
    'it <was a spacious room>',
    'my room <had enough space to move around>',
    'I <got a good-sized room> @',
  ],
  cues: ['spacious|roomy', 'space', 'size|sized', 'bigger'],
};
