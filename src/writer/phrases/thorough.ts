import type { Phrases } from '../phrases.ts';

export const thorough: Phrases = {
  tone: 'good',
  stage: 6,
  nouns: ['thorough work', 'a thorough job', 'a thorough visit', 'careful work'],
  fragments: ['took a careful look at everything', 'looked at everything', 'took their time to check'],
  clauses: [
    'they <were thorough>',
    'they <did a thorough job> @',
    'they <were thorough with everything>',
    'they <looked at everything carefully>',
    'the $staff @ <was thorough>',
    'they <went through everything carefully>',
    'everything <was done thoroughly> @',
    "they <didn't skip anything>",
    'they <checked things carefully>',
    'they <took a careful look at things>',
    'they <covered everything>',
    'they <went over things thoroughly>',
    'it <was a thorough job> @',
    'they <were thorough about it>',
    'they <worked thoroughly> @',
  ],
  cues: ['thorough', 'careful', 'not skip', 'covered everything'],
};
