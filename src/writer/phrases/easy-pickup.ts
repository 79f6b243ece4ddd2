import type { Phrases } from '../phrases.ts';

export const easyPickup: Phrases = {
  tone: 'good',
  stage: 7,
  nouns: ['easy pickup', 'a quick pickup', 'an easy pickup', 'quick pickup', 'smooth pickup'],
  fragments: ['easy to pick up the car', 'pickup was easy', 'pickup was quick', 'easy to pick up'],
  clauses: [
    'pickup @ <was easy>',
    'picking up the car <was easy>',
    'picking up the car <was quick>',
    'picking up the car <was simple>',
    'the pickup <went smoothly> @',
    'I <picked up the car without trouble>',
    'they <made pickup easy>',
    'they <had the car ready for pickup>',
    'getting the car <was easy> @',
    'I <had an easy pickup> @',
    "pickup <didn't take long> @",
    'it <was easy to pick up the car> @',
    'I <got the car without any fuss>',
    'they <handed over the car quickly>',
  ],
  cues: ['pickup|pick|picked|picking', 'getting the car|got the car|handed'],
};
