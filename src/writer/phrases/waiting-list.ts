import type { Phrases } from '../phrases.ts';

export const waitingList: Phrases = {
  tone: 'mixed',
  stage: 1,
  nouns: [],
  fragments: [],
  clauses: [
    'there was <a waiting list> @',
    'I <was on the waiting list a while>',
    'it <took a while to get a spot> @',
    'we <had to wait for a spot>',
    'getting a spot <took a while>',
    'I <had to wait for a spot> @',
    'it <was hard to get a spot> @',
    'spots <were hard to get>',
    'they <had a waiting list>',
    'we <spent a while on the waiting list>',
  ],
  cues: ['waiting list', 'spot'],
};
