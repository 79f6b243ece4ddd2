import { expect, it } from 'vitest';
import { type CheckRequest, readReview } from './reading.ts';
import { listUnchosen } from './unchosen.ts';

const business = { name: 'Willow Street Family Dentistry', city: 'Asheville', category: 'Dental clinic' };
const request: CheckRequest = { business, sentiments: ['Friendly staff', 'Gentle care', 'On time', 'Easy to book'] };

it.each([
  'I am glad that I stayed and did not leave.',
  'I do not have anything to add, it was a good visit for me.',
  'In the end that is what mattered to me.',
  'I would still say that I was happy with how they treated me.',
])('lets a sentence pass that only closes: %s', (sentence) => {
  expect(listUnchosen(readReview(sentence, request))).toEqual([]);
});

it.each([
  'They remembered me.',
  'It was not good.',
  'I stayed there.',
  'Everyone treated me right.',
  'I know them well.',
])('finds a sentence that tells of something else: %s', (sentence) => {
  expect(listUnchosen(readReview(sentence, request))).not.toEqual([]);
});
