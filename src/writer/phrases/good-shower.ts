import type { Phrases } from '../phrases.ts';

export const goodShower: Phrases = {
  tone: 'good',
  stage: 4,
  nouns: ['a good shower', 'good shower', 'a nice shower'],
  fragments: ['shower was good', 'shower worked well'],
  clauses: [
    'the shower @ <was good>',
    'the shower <worked well>',
    'I <had a good shower> @',
    'my room <had a good shower>',
    'the bathroom <had a good shower>',
    'there was <a good shower> in the bathroom',
    'they <have good showers>',
    'the shower in my room <worked well>',
    'my shower <was good>',
    'the shower in my room <was good>',
    'the bathroom shower <was good>',
    'I <liked the shower> in my room',
    'the shower <was nice>',
    'I <had a nice shower> in my room',
    'my room <came with a good shower>',
  ],
  cues: ['shower'],
};
