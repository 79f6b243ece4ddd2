import type { Phrases } from '../phrases.ts';

export const niceView: Phrases = {
  tone: 'good',
  stage: 4,
  nouns: ['a nice view', 'nice view', 'a pleasant view', 'a good view'],
  fragments: ['view was nice', 'view was good'],
  clauses: [
    'the view from my room <was nice>',
    'I <had a nice view> @',
    'the view @ <was nice>',
    'my room <had a nice view>',
    'there was <a nice view> from the window',
    'the window <had a nice view>',
    'they <gave me a room with a nice view>',
    'I <got a room with a nice view> @',
    'the room <came with a nice view>',
    'the view @ <was nice to look at>',
    'I <could see a nice view from my window>',
    'it <had a nice view>',
    'the view outside <was nice>',
    'they <put me in a room with a nice view>',
  ],
  cues: ['view'],
};
