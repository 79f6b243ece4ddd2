import type { Phrases } from '../phrases.ts';

export const goodPlayground: Phrases = {
  tone: 'good',
  stage: 4,
  nouns: ['a good playground', 'good playground', 'a good place to play', 'a nice playground', 'a good play area'],
  fragments: ['playground was good', 'play area was good'],
  clauses: [
    'the playground @ <was good>',
    'they <have a good playground>',
    'there was <a good playground> @',
    'the kids <had a good playground>',
    'the play area <was good>',
    'they <had a good play area>',
    'the playground <was in good shape>',
    'the place <has a good playground>',
    'the outdoor play area <was good>',
    'there was <a good place to play> @',
    'the kids <had a good place to play>',
    'the playground they have <is good>',
  ],
  cues: ['play'],
};
