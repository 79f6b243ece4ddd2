import type { Phrases } from '../phrases.ts';

export const quietRoom: Phrases = {
  tone: 'good',
  stage: 4,
  nouns: ['a quiet room', 'quiet room'],
  fragments: ['room was quiet'],
  clauses: [
    'my room @ <was quiet>',
    'the room <was quiet>',
    'I <had a quiet room> @',
    'they <gave me a quiet room>',
    "I <didn't hear much noise> in my room",
    'the room <was on the quiet side>',
    'it <was quiet in my room>',
    "there <wasn't much noise> in my room",
    'they <put me in a quiet room>',
    'the room they gave me <was quiet>',
    'I <got a quiet room> @',
    'my room <was nice and quiet>',
    'I <stayed in a quiet room>',
    'it <was a quiet room>',
    'the room I had <was quiet>',
    'my room <stayed quiet>',
  ],
  cues: ['quiet', 'not + noise|hear|loud', 'little noise'],
};
