import type { Phrases } from '../phrases.ts';

export const treatedWithRespect: Phrases = {
  tone: 'good',
  stage: 5,
  nouns: ['respectful staff', 'respectful people'],
  fragments: [],
  clauses: [
    'they <treated me with respect>',
    'the people @ <were respectful>',
    'the team @ <was respectful>',
    'the $staff @ <was respectful>',
    'everyone @ <showed me respect>',
    'I <felt respected> @',
    'I <was treated with respect by everyone @>',
    'they <were respectful in how they treated me>',
    'they <made sure to treat me with respect>',
    'the team @ <treated me with respect>',
    'the $staff @ <treated me respectfully>',
    'I <felt respected by everyone @>',
    'I <was treated respectfully by the $staff @>',
    'the $staff @ <treated me with respect>',
    'I <felt respected by the $staff @>',
    'I <was treated respectfully by the team @>',
  ],
  cues: ['respect', 'talked down'],
};
