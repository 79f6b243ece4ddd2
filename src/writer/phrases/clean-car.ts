import type { Phrases } from '../phrases.ts';

export const cleanCar: Phrases = {
  tone: 'good',
  stage: 4,
  nouns: ['a clean car', 'clean car', 'a tidy car', 'a nice clean car'],
  fragments: ['car was clean', 'car was tidy'],
  clauses: [
    'the car <was clean>',
    'the car I got <was clean>',
    'they <had the car clean>',
    'they <gave me a clean car>',
    'I <got a clean car> @',
    'the car <was clean when I got it>',
    'the car they gave me <was clean>',
    'my car <was clean when I picked it up>',
    'the car <came clean>',
    'it <was a clean car>',
  ],
  cues: ['clean'],
};
