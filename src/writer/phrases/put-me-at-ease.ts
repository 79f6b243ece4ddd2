import type { Phrases } from '../phrases.ts';

export const putMeAtEase: Phrases = {
  tone: 'good',
  stage: 5,
  nouns: [],
  fragments: ['felt at ease', 'put me at ease', 'felt comfortable', 'felt relaxed'],
  clauses: [
    'they <put me at ease>',
    'I <felt at ease> @',
    'they <made me feel comfortable>',
    'I <felt comfortable> @',
    'they <helped me relax>',
    'the $staff @ <put me at ease>',
    'the $staff <made me feel at ease>',
    'I <was at ease> @',
    'they <made it easy to relax>',
    'I <felt relaxed with them>',
    'I <felt comfortable with them>',
    'I <felt comfortable talking to them>',
    'I <could relax> @',
    'they <got me to relax>',
  ],
  cues: ['ease', 'comfortable', 'relax'],
};
