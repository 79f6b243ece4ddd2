import type { Phrases } from '../phrases.ts';

export const orderReadyOnTime: Phrases = {
  tone: 'good',
  stage: 7,
  nouns: [],
  fragments: ['order was ready on time'],
  clauses: [
    'my order <was ready on time>',
    'they <had my order ready on time>',
    'everything <was ready on time>',
    'my order <was done when they said>',
    'what I ordered <was ready on time>',
    'they <got my order done on time>',
    'I <could pick up my order when they said>',
    'my order <was ready right on time>',
    'they <were done with my order on time>',
    'they <had my things ready on time>',
    'my order <was ready by the time they said>',
    'they <had everything ready on time>',
  ],
  cues: ['ready|on time|when they said', 'done when', 'waiting for me', 'pick'],
};
