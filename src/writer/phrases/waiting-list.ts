import type { Phrases } from '../phrases.ts';

export const waitingList: Phrases = {
  tone: 'mixed',
  stage: 1,
  nouns: [],
  fragments: ['waiting list was long'],
  clauses: [
    'the waiting list @ <was long>',
    'I <was on the waiting list a while>',
    'it <took a while to get a spot> @',
    'we <had to wait for a spot>',
    'there was <a long waiting list> @',
    'getting a spot <took a while>',
    'they <had a long waiting list>',
    'I <had to wait for a spot> @',
    'it <was hard to get a spot> @',
    'spots <were hard to get>',
    'the wait for a spot <was long>',
    'we <spent a while on the waiting list>',
  ],
  cues: ['waiting list', 'spot'],
};
