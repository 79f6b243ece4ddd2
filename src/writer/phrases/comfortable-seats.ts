import type { Phrases } from '../phrases.ts';

export const comfortableSeats: Phrases = {
  tone: 'good',
  stage: 4,
  nouns: ['comfortable seats', 'comfortable chairs', 'comfy seats'],
  fragments: ['seats were comfortable', 'chairs were comfortable'],
  clauses: [
    'the seats @ <were comfortable>',
    'the chairs <were comfortable>',
    'I <had a comfortable seat> @',
    'it <was comfortable to sit in there>',
    'they <have comfortable chairs>',
    'the seating <was comfortable>',
    'my seat <was comfortable>',
    'I <sat comfortably>',
    'they <had comfortable places to sit>',
    'it <was a comfortable place to sit>',
    'there were <comfortable seats> @',
    'I <found a comfortable spot to sit>',
  ],
  cues: ['comfort'],
};
