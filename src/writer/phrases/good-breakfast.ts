import type { Phrases } from '../phrases.ts';

export const goodBreakfast: Phrases = {
  tone: 'good',
  stage: 6,
  nouns: ['a good breakfast', 'good breakfast', 'a nice breakfast'],
  fragments: ['breakfast was good'],
  clauses: [
    'breakfast @ <was good>',
    'the breakfast <was good>',
    'they <served a good breakfast>',
    'I <had a good breakfast> @',
    'they <had a good breakfast>',
    'breakfast <tasted good>',
    'there was <a good breakfast> @',
    'the breakfast they served <was good>',
    'I <ate a good breakfast> @',
    'they <did a good breakfast>',
    'they <put out a good breakfast>',
    'my breakfast <was good>',
  ],
  cues: ['breakfast'],
};
