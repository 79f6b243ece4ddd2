import type { Phrases } from '../phrases.ts';

export const orderReadyOnTime: Phrases = {
  tone: 'good',
  stage: 7,
  nouns: [],
  fragments: ['ready on time', 'order was ready', 'ready when they said', 'order was ready on time'],
  clauses: [
    'my order <was ready on time> @',
    'they <had my order ready on time>',
    'it <was ready when they said> @',
    'my order <was ready when I came in>',
    'everything <was ready on time> @',
    'they <had everything ready> when I came in',
    'my order <was done when they said>',
    'I <picked up my order on time> @',
    'my pickup <was ready on time> @',
    'what I ordered <was ready on time>',
    'they <got my order done on time>',
    'I <could pick up my order when they said>',
    'my order <was waiting for me> @',
  ],
  cues: ['ready|on time|when they said', 'done when', 'waiting for me', 'pick'],
};
