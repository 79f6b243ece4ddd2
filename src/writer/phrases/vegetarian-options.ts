import type { Phrases } from '../phrases.ts';

export const vegetarianOptions: Phrases = {
  tone: 'good',
  stage: 6,
  nouns: ['vegetarian options', 'vegetarian dishes', 'vegetarian choices'],
  fragments: ['vegetarian food on the menu'],
  clauses: [
    'they <had vegetarian options>',
    'there were <vegetarian options> @',
    'I <found vegetarian options> on the menu',
    'the menu <had vegetarian options>',
    'I <had vegetarian options to choose from>',
    'they <offer vegetarian dishes>',
    'the menu <had something vegetarian>',
    'they <had vegetarian food> on the menu',
    'the vegetarian options @ <were easy to find>',
    'I <could order vegetarian> @',
    'I <could get something without meat> @',
  ],
  cues: ['vegetarian|meat'],
};
