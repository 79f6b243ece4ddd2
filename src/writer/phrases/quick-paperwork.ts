import type { Phrases } from '../phrases.ts';

export const quickPaperwork: Phrases = {
  tone: 'good',
  stage: 1,
  nouns: ['quick paperwork', 'not much paperwork', 'simple paperwork', 'fast paperwork', 'little paperwork'],
  fragments: ['paperwork was quick', 'paperwork went fast', "paperwork didn't take long"],
  clauses: [
    'the paperwork @ <was quick>',
    "the paperwork <didn't take long> @",
    'they <got through the paperwork quickly>',
    'they <kept the paperwork quick>',
    'I <was done with the paperwork quickly>',
    'the paperwork <went fast> @',
    'signing everything <was quick> @',
    "the forms <didn't take long> @",
    'they <had the paperwork ready>',
    'filling out the forms <was quick> @',
    'I <got the paperwork done fast> @',
    'they <made quick work of the forms>',
  ],
  cues: ['paperwork|forms|signing'],
};
