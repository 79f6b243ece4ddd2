import type { Phrases } from '../phrases.ts';

export const goodLocation: Phrases = {
  tone: 'good',
  stage: 2,
  nouns: ['a good location', 'good location', 'a handy location', 'a convenient spot', 'a convenient location'],
  fragments: ['well located', 'location was good', 'close to things'],
  clauses: [
    'the location <was good>',
    'the location <was handy>',
    'the location <was convenient>',
    'they <are in a good location>',
    'it <was in a good spot>',
    'the place <is well located>',
    'I <was close to what I needed>',
    'the location <worked well for me>',
    'it <was a convenient location> for me',
    'they <have a good location>',
    'the place <was in a handy spot>',
    'it <was easy to get around from there>',
    'the spot they are in <is convenient>',
    'I <could get to most things easily> from there',
    'it <was close to where I needed to be>',
  ],
  cues: ['location|located', 'spot + good|handy|convenient', 'close to', 'handy|convenient', 'get around|get to'],
};
