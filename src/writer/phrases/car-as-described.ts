import type { Phrases } from '../phrases.ts';

export const carAsDescribed: Phrases = {
  tone: 'good',
  stage: 6,
  nouns: ['an accurate ad', 'an accurate description of the car'],
  fragments: ['car was as described', 'car matched the ad'],
  clauses: [
    'the car <was as described>',
    'the car <matched the ad>',
    'the car <was what they said it was>',
    'they <described the car accurately>',
    'I <got the car I was told about>',
    'the car <looked like the pictures>',
    'the car <matched what they told me>',
    'what they said about the car <was accurate>',
    'the car <was just as listed>',
    'their description of the car <was right>',
    'the pictures of the car <were accurate>',
  ],
  cues: ['described|description|ad|listed|accurate|pictures|what they said|told|shown'],
};
