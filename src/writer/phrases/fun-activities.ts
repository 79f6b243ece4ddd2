import type { Phrases } from '../phrases.ts';

export const funActivities: Phrases = {
  tone: 'good',
  stage: 6,
  nouns: ['fun activities', 'plenty of fun activities', 'good activities', 'activities the kids enjoy'],
  fragments: ['activities were fun'],
  clauses: [
    'the activities @ <were fun>',
    'they <had fun activities>',
    'they <did fun activities with the kids>',
    'the kids <had fun activities>',
    'there were <fun activities> @',
    'they <planned fun activities>',
    'the activities they did <were fun>',
    'they <kept things fun for the kids>',
    'the kids <had fun with the activities>',
    'the things they did with the kids <were fun>',
    'activities for the kids <were fun>',
    'they <came up with fun things to do>',
  ],
  cues: ['fun'],
};
