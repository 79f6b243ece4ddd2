import { describe, expect, it } from 'vitest';
import { isBare } from './first-line.ts';
import { typedConflicts } from './typed-conflicts.ts';
import { judgeTyped, sensitiveWords } from './typed-words.ts';

const without = 'Please describe your experience without this.';
const paid = 'Reviews that were paid for are not allowed on Google. Please leave this out, or write to the business.';
const swearing = 'Please choose words that a review page would print.';

describe('typed words', () => {
  it.each([
    ['too many mexicans work here', without],
    ['No white people so thats good', without],
    ['All the jews in there are greedy', without],
    ['Go back to your country', without],
    ['Her boobs were great', without],
    ['Hot receptionist', without],
    ['Kill yourself', without],
    ["I'll burn this place down", without],
    ['The owner paid me $50 to write this review', paid],
    ['They gave me a $20 gift card for 5 stars', paid],
    ['got 10% off for this review', paid],
    ['F*cking great', swearing],
    ['Sh!t show', swearing],
    ['<b>great</b>', 'Please use plain words without symbols.'],
  ])('%j is refused', (words, message) => expect(judgeTyped(words)).toEqual({ message }));

  it.each([
    'Chinese food was great',
    'Good with old people',
    'Killed it',
    'To die for',
    'Hot coffee',
    'Paid me back for the tow',
    'Free coffee',
    'Great with my kids',
    '10% off on Tuesdays',
    'The Indian food is the best',
    'Assistant was kind',
    'Happy they pay attention',
    'Big breakfast',
    'Nobody else does this',
  ])('%j may be drafted', (words) => expect(judgeTyped(words)).toBeNull());

  it.each([
    ['My wife Linda had an abortion here', 'My wife Linda had an abortion here', true],
    ['Linda had an abortion', 'Linda had an abortion', true],
    ['Nice place, but Dr. Hanlon stole my insurance money', 'but Dr. Hanlon stole my insurance money', true],
    ['Helped with my diabetes', 'Helped with my diabetes', false],
    ['scammers', 'scammers', false],
  ])('%j names %j, about another person: %s', (typed, words, aboutAnother) => {
    expect(sensitiveWords(typed)).toEqual({ words, aboutAnother });
  });

  it.each(['Free parking', 'Friendly dog'])('%j is not sensitive', (words) => expect(sensitiveWords(words)).toBeNull());
});

describe('typed words against a choice', () => {
  it.each([
    ['waited forever', ['friendly-staff', 'short-wait'], [{ id: 'short-wait', words: 'waited forever' }]],
    ['rude front desk', ['friendly-staff'], [{ id: 'friendly-staff', words: 'rude' }]],
    ['never rushed', ['not-rushed'], []],
    ['free coffee', ['short-wait', 'a-bit-pricey'], []],
  ])('%j', (words, ids, found) => expect(typedConflicts([words], ids)).toEqual(found));
});

describe('the first line', () => {
  it.each(['a cleaning', 'oil change', 'our anniversary', "my daughter's checkup", 'new brakes', 'a will', 'will'])(
    '%j needs a beginning',
    (line) => expect(isBare(line)).toBe(true),
  );
  it.each([
    'Second time here',
    'They fixed my brakes',
    'Had a tooth pulled',
    'new patient',
    'My car is like new.',
    'Been coming for years',
    '',
  ])('%j stays as it is', (line) => expect(isBare(line)).toBe(false));
});
