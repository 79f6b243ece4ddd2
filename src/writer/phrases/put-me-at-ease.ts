import type { Phrases } from '../phrases.ts';

export const putMeAtEase: Phrases = {
  tone: 'good',
  stage: 5,
  nouns: [],
  fragments: [],
  clauses: [
    'they <put me at ease>',
    'they <made me feel comfortable>',
    'they <helped me relax>',
    'the $staff @ <put me at ease>',
    'the $staff <made me feel at ease>',
    'I <felt relaxed with them>',
    'I <felt comfortable with them>',
    'I <felt comfortable talking to them>',
    'I <felt at ease with them>',
    'they <made me feel at ease>',
    'I <was comfortable with them>',
    'they <made it easy to feel comfortable>',
    'everyone @ <put me at ease>',
    'the people @ <made me feel comfortable>',
    'the team @ <put me at ease>',
  ],
  cues: ['ease', 'comfortable', 'relax'],
};
