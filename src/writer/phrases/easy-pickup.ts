import type { Phrases } from '../phrases.ts';

export const easyPickup: Phrases = {
  tone: 'good',
  stage: 7,
  nouns: ['easy pickup', 'an easy pickup', 'smooth pickup'],
  fragments: ['pickup was easy', 'easy to pick up the car'],
  clauses: [
    'pickup @ <was easy>',
    'picking up the car <was easy>',
    'picking up the car <was simple>',
    'the pickup <went smoothly>',
    'I <picked up the car without trouble>',
    'they <made pickup easy>',
    'getting the car <was easy>',
    'I <had an easy pickup> @',
    'it <was easy to pick up the car> @',
    'picking up the car <was no trouble>',
    'they <made it easy to pick up the car>',
    'I <had no trouble picking up the car> @',
    'it <was simple to pick up the car>',
    'the pickup <was easy>',
    'pickup <was simple>',
    'I <had an easy time picking up the car> @',
  ],
  cues: ['pickup|pick|picked|picking', 'getting the car|got the car|handed'],
};
