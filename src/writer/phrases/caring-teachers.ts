import type { Phrases } from '../phrases.ts';

export const caringTeachers: Phrases = {
  tone: 'good',
  stage: 5,
  nouns: ['caring teachers', 'kind teachers', 'gentle teachers'],
  fragments: ['teachers were caring', 'teachers were kind'],
  clauses: [
    'the teachers @ <were caring>',
    'the teachers <were kind>',
    'the teachers <cared about the kids>',
    'they <have caring teachers>',
    'the teachers @ <were kind to the kids>',
    'the teachers <treated the kids kindly>',
    'the kids <had caring teachers>',
    'the teachers <looked after the kids with care>',
    'they <were caring with the kids>',
    'the teachers I met <were kind>',
    'the teachers I met <were caring>',
    'the teachers @ <took good care of the kids>',
    'the teachers <were gentle with the kids>',
    'the teachers <showed they cared> about the kids',
    'the teachers <were warm with the kids>',
    'they <had kind teachers>',
    'the teachers we met <were kind and caring>',
    'the teachers there <were kind people>',
  ],
  cues: ['teacher|teachers|they + car|kind|gentle|warm'],
};
