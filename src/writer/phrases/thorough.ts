import type { Phrases } from '../phrases.ts';

export const thorough: Phrases = {
  tone: 'good',
  stage: 6,
  nouns: ['thorough work', 'a thorough job'],
  fragments: [],
  clauses: [
    'they <were thorough>',
    'they <did a thorough job>',
    'they <were thorough with everything>',
    'they <looked at everything carefully>',
    'the $staff @ <was thorough>',
    'everything <was done thoroughly>',
    'they <checked things carefully>',
    'they <took a careful look at things>',
    'they <covered everything>',
    'they <went over things thoroughly>',
    'it <was a thorough job>',
    'they <did thorough work>',
    'the team @ <was thorough>',
    'everyone @ <was thorough>',
    'they <were careful and thorough>',
    'they <took a thorough look at everything>',
  ],
  cues: ['thorough', 'careful', 'not skip', 'covered everything'],
};
