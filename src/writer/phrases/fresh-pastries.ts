import type { Phrases } from '../phrases.ts';

export const freshPastries: Phrases = {
  tone: 'good',
  stage: 6,
  nouns: ['fresh pastries', 'fresh baked goods'],
  fragments: ['pastries were fresh', 'baked goods were fresh'],
  clauses: [
    'the pastries <were fresh>',
    'my pastry <tasted fresh>',
    'the baked goods <were fresh>',
    'they <had fresh pastries>',
    'my pastry <was fresh>',
    'everything they baked <tasted fresh>',
    'the pastries <tasted fresh>',
    'I <had a fresh pastry> @',
    'they <sell fresh baked goods>',
    'they <had freshly baked things> out',
  ],
  cues: ['fresh', 'baked'],
};
