import type { Phrases } from '../phrases.ts';

export const quickPaperwork: Phrases = {
  tone: 'good',
  stage: 1,
  nouns: ['quick paperwork', 'fast paperwork'],
  fragments: ['paperwork was quick', 'paperwork went fast'],
  clauses: [
    'the paperwork @ <was quick>',
    "the paperwork <didn't take long>",
    'they <got through the paperwork quickly>',
    'they <kept the paperwork quick>',
    'I <was done with the paperwork quickly>',
    'the paperwork <went fast>',
    'signing everything <was quick>',
    "the forms <didn't take long>",
    'filling out the forms <was quick>',
    'I <got the paperwork done fast> @',
    'they <made quick work of the forms>',
    "it <didn't take long to do the paperwork>",
    'they <went through the paperwork quickly>',
    'I <got through the forms fast>',
    "I <didn't spend long on paperwork>",
    'doing the paperwork <was quick>',
  ],
  cues: ['paperwork|forms|signing'],
};
