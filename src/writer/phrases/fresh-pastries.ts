import type { Phrases } from '../phrases.ts';

export const freshPastries: Phrases = {
  tone: 'good',
  stage: 6,
  nouns: ['fresh pastries', 'fresh baked goods', 'fresh bread and pastries'],
  fragments: ['pastries were fresh', 'tasted freshly baked', 'baked goods were fresh'],
  clauses: [
    'the pastries @ <were fresh>',
    'the baked goods <were fresh> @',
    'they <had fresh pastries> @',
    'my pastry <was fresh> @',
    'everything they baked <tasted fresh>',
    'the pastries <tasted fresh> @',
    'I <had a fresh pastry> @',
    'they <sell fresh baked goods>',
    'what I got <tasted freshly baked> @',
    'the case <was full of fresh pastries>',
    'they <had freshly baked things> out',
    'my order <was freshly baked> @',
  ],
  cues: ['fresh', 'baked'],
};
