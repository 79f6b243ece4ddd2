import type { Phrases } from '../phrases.ts';

export const goodValue: Phrases = {
  tone: 'good',
  stage: 8,
  nouns: ['good value', 'good value for the money', 'a fair deal', 'fair value', 'a good deal'],
  fragments: ['worth the price'],
  clauses: [
    'it <was good value>',
    'I <got good value> @',
    'it <was good value for the money>',
    'the value <was good>',
    'they <offer good value> for the price',
    "I <got my money's worth> @",
    'for the price <it was good value>',
    'what I got <was good for the price>',
    'I <paid a fair price for what I got>',
    'they <gave me good value for the money>',
    'the price <was good for what I got>',
    'it <was a good deal>',
    'they <give you good value>',
  ],
  cues: ['value', "money's worth", 'deal', 'price + good|fair|matched'],
};
