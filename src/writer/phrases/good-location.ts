import type { Phrases } from '../phrases.ts';

export const goodLocation: Phrases = {
  tone: 'good',
  stage: 2,
  nouns: ['a good location', 'good location', 'a handy location', 'a convenient spot', 'a convenient location'],
  fragments: ['well located', 'location was good'],
  clauses: [
    'the location <was good>',
    'the location <was handy>',
    'the location <was convenient>',
    'they <are in a good location>',
    'it <was in a good spot>',
    'the place <is well located>',
    'the location <worked well for me>',
    'it <was a convenient location> for me',
    'they <have a good location>',
    'the place <was in a handy spot>',
    'it <was close to where I needed to be>',
    'the $place <was in a good location>',
    'they <had a good location>',
    'the location <was good for me>',
    'it <was a good location>',
    'the location <worked for me>',
    'I <found the location convenient>',
    'the place <was in a good spot>',
  ],
  cues: ['location|located', 'spot + good|handy|convenient', 'close to', 'handy|convenient', 'get around|get to'],
};
