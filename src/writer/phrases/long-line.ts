import type { Phrases } from '../phrases.ts';

export const longLine: Phrases = {
  tone: 'mixed',
  stage: 3,
  nouns: ['a long line', 'long line', 'quite a line'],
  fragments: ['line was long', 'line was a bit long'],
  clauses: [
    'the line @ <was long>',
    'I <had to stand in line a while> @',
    'there was <a long line> @',
    'the line <was longer than I wanted>',
    'I <waited in line a while> @',
    'they <had a long line> when I came in',
    'the line <was on the long side>',
    'it <was a long line>',
    'I <stood in a long line>',
    'the line <took a while>',
    'I <spent a while in line> @',
    'the line <could have been shorter>',
    'there was <quite a line> when I got there',
  ],
  cues: ['line'],
};
