import type { Phrases } from '../phrases.ts';

export const quietRoom: Phrases = {
  tone: 'good',
  stage: 4,
  nouns: ['a quiet room', 'quiet room', 'a quiet night', 'quiet nights'],
  fragments: ['room was quiet', 'quiet at night', 'not much noise'],
  clauses: [
    'my room @ <was quiet>',
    'the room <was quiet> @',
    'it <was quiet at night> @',
    'I <had a quiet room> @',
    'they <gave me a quiet room>',
    'the room <stayed quiet at night>',
    "I <didn't hear much noise> in my room",
    'the room <was on the quiet side> @',
    'it <was quiet in my room> @',
    'nights <were quiet> @',
    'my room <was quiet enough to sleep>',
    "there <wasn't much noise> in my room",
    'they <put me in a quiet room>',
    'I <heard little noise> from my room',
    'the hallway <was quiet> at night',
  ],
  cues: ['quiet', 'not + noise|hear|loud', 'little noise'],
};
