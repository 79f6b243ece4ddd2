import type { Phrases } from '../phrases.ts';

export const comfortableBed: Phrases = {
  tone: 'good',
  stage: 4,
  nouns: ['a comfortable bed', 'comfortable bed', 'comfy bed', 'a comfy bed'],
  fragments: ['bed was comfortable', 'bed was comfy'],
  clauses: [
    'the bed @ <was comfortable>',
    'the bed @ <was comfy>',
    'I <slept well> @',
    'I <had a comfortable bed> @',
    'the bed in my room <was comfortable>',
    'the bed in my room <was comfy>',
    "I <got a good night's sleep> @",
    'they <had comfortable beds>',
    'the mattress <was comfortable>',
    'I <slept fine in their bed>',
    'my bed <was comfortable>',
    'my bed <was comfy>',
    'my bed <was soft and comfortable>',
    'there was <a comfortable bed> in the room',
    'I <found the bed comfortable> @',
    'the bed <was comfortable enough to sleep well>',
    'the bed and pillows <were comfortable>',
    'I <slept comfortably> @',
  ],
  cues: ['comfort|comfy', 'slept|sleep', 'bed|mattress'],
};
