import type { Phrases } from '../phrases.ts';

export const goodCoffee: Phrases = {
  tone: 'good',
  stage: 6,
  nouns: ['good coffee', 'good espresso drinks', 'nice coffee', 'a good cup of coffee'],
  fragments: ['coffee was good'],
  clauses: [
    'the coffee @ <was good>',
    'my coffee <was good>',
    'I <had a good coffee> @',
    'they <make good coffee>',
    'they <made me a good coffee>',
    'the coffee <tasted good>',
    'I <got a good cup of coffee> @',
    'they <serve good coffee>',
    'my drink <was a good cup of coffee>',
    'it <was good coffee>',
    'the coffee they served <was good>',
    'my cup of coffee <tasted good>',
    'the coffee <came out good>',
  ],
  cues: ['coffee|espresso'],
};
