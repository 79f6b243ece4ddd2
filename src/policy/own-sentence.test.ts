import { expect, it } from 'vitest';
import { lintOwnSentence } from './own-sentence.ts';

it.each([
  'Mention your 5-star visit and get 10% off your next cleaning!',
  'Get 10 percent off your next visit.',
  'Five stars would make our day.',
  'A free coffee waits for everyone who answers.',
  'Enter our raffle for a gift card!',
  'You can win an iPad.',
  'Show this email for a discount.',
  'Leave us a great review.',
  'Please answer only if you were happy.',
  'If you were unhappy, call us first.',
  'If you enjoyed your visit, tell Google.',
  'We’d love ⭐⭐⭐⭐⭐ from you',
  '$5 for everyone who answers.',
])('blocks %j', (sentence) => {
  expect(lintOwnSentence(sentence).some(({ level }) => level === 'block')).toBe(true);
});

it.each([
  '',
  'We’ve moved the entrance to the courtyard side.',
  'Thank you for coming to see us.',
  'Our hours change in December.',
  'Thanks for 10 years with us.',
  'Parking is free behind the house.',
  'There is free parking behind the house.',
  'Feel free to write as much as you like.',
  'Dana and the team of Juniper Street.',
])('allows %j', (sentence) => {
  expect(lintOwnSentence(sentence)).toEqual([]);
});

it('says which rule, with the words that break it', () => {
  const [first] = lintOwnSentence('Mention your 5-star visit and get 10% off your next cleaning!');
  expect(first).toMatchObject({
    level: 'block',
    sentence: 'You can’t offer anything for a review or ask for stars.',
    quote: '10%',
  });
});
