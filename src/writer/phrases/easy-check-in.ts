import type { Phrases } from '../phrases.ts';

export const easyCheckIn: Phrases = {
  tone: 'good',
  stage: 2,
  nouns: ['an easy check-in', 'easy check-in', 'a simple check-in', 'smooth check-in'],
  fragments: ['easy to check in', 'check-in was easy'],
  clauses: [
    'check-in @ <was easy>',
    'checking in <was easy>',
    'checking in <was simple>',
    'check-in <went smoothly>',
    'it <was easy to check in> @',
    'they <made check-in easy>',
    'the check-in <was simple>',
    'I <had an easy check-in> @',
    'I <had no trouble checking in> @',
    'the front desk <checked me in without a fuss>',
    'I <had an easy time checking in> @',
    'it <was simple to check in> @',
    'checking in <was no trouble>',
    'the front desk <made it easy to check in>',
    'there was <no trouble at check-in>',
    'they <kept check-in simple>',
  ],
  cues: ['check', 'key + quick|easily'],
};
