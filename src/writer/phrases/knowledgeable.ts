import type { Phrases } from '../phrases.ts';

export const knowledgeable: Phrases = {
  tone: 'good',
  stage: 6,
  nouns: ['knowledgeable people', 'knowledgeable staff'],
  fragments: [],
  clauses: [
    'I <talked with someone who clearly knew their stuff>',
    'I <talked to people who clearly knew their stuff>',
    'the $staff <was knowledgeable>',
    'the people @ <knew their stuff well>',
    'everyone @ <clearly knew their stuff>',
    'they <seemed to know their stuff>',
    'I <talked with some knowledgeable people>',
    'I <dealt with people who were knowledgeable>',
    'they <came across as knowledgeable>',
    'they <knew their stuff>',
    'they <clearly knew what they were talking about>',
    'the $staff @ <knew their stuff>',
    'I <talked with someone who knew their stuff>',
    'the $staff @ <clearly knew their stuff>',
    'they <knew their stuff well>',
    'they <knew what they were talking about>',
  ],
  cues: ['knew|know|grasp|at home|knowledge|answers + subject|field|talking about|hand', 'knowledge|knowledgeable'],
};
