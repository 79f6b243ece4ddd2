import type { Phrases } from '../phrases.ts';

export const professional: Phrases = {
  tone: 'good',
  stage: 5,
  nouns: [
    'professional staff',
    'a professional staff',
    'a professional approach',
    'professional people',
    'a professional team',
  ],
  fragments: ['staff was professional', 'handled it professionally', 'acted professionally'],
  clauses: [
    'they <were professional>',
    'the $staff @ <was professional>',
    'they <handled everything professionally>',
    'they <acted professionally>',
    'the team @ <was professional>',
    'it <was all handled professionally>',
    'they <were professional about it>',
    'I <was treated in a professional way>',
    'everyone @ <was professional>',
    'they <were polite and professional>',
    'the people @ <were professional>',
    'they <kept things professional>',
    'they <did it professionally>',
    'I <got professional service> @',
    'the service <was professional> @',
  ],
  cues: ['professional'],
};
