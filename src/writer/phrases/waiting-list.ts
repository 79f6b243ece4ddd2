import type { Phrases } from '../phrases.ts';

export const waitingList: Phrases = {
  tone: 'mixed',
  stage: 1,
  nouns: [],
  fragments: [],
  clauses: [
    'there was <a waiting list> @',
    'they <had a waiting list>',
    'I <was on a waiting list>',
    'I <was on the waiting list for a spot>',
    'they <put me on a waiting list>',
    'I <had to go on a waiting list> @',
    'I <had to get on a waiting list>',
    'there was <a waiting list for a spot>',
    'I <was on the waiting list a while>',
    'it <took a while to get a spot> @',
    'we <had to wait for a spot>',
    'getting a spot <took a while>',
    'I <had to wait for a spot> @',
    'we <spent a while on the waiting list>',
  ],
  cues: ['waiting list', 'spot'],
};
