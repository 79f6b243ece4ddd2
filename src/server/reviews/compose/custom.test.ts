import { describe, expect, it } from 'vitest';
import { checkReview } from '../checker/check.ts';
import { composeReview } from './compose.ts';
import { readWords } from './custom.ts';
import { oddNames, oddWords } from './odd-words.ts';
import { refuseWords } from './refusal.ts';

const business = { name: 'Willow Street Family Dentistry', city: 'Portland', category: 'Dental clinic' };

describe('a customer’s own words', () => {
  it.each(oddWords.filter(({ as }) => as === 'refused'))('$words is refused with a sentence', ({ words }) => {
    expect(refuseWords(words)).toMatch(/^Please [^<>]+\.$/);
  });

  it.each(oddWords.filter(({ as }) => as !== 'refused'))('$words is taken', ({ words, as, says }) => {
    expect(refuseWords(words)).toBeNull();
    const reading = readWords(words);
    if (as === 'quoted') expect(reading.kind).toBe('quote');
    if (as === 'framed') {
      expect(reading.kind).not.toBe('quote');
      if (says !== undefined) expect(`I felt ${reading.says}`).toContain(says);
    }
  });

  it.each(oddWords.filter(({ as }) => as !== 'refused'))('$words stands marked in a draft that passes', ({ words }) => {
    const sentiments = ['Friendly staff', 'Long wait', words, 'Clear prices'];
    for (let seed = 0; seed < 3; seed++) {
      const { review, marks } = composeReview({ business, sentiments, seed, number: seed, remembered: new Set() });
      const [mark] = marks.filter(({ choice }) => choice === words);
      expect(mark && review.slice(mark.start, mark.end).length).toBeGreaterThan(0);
      expect(review).not.toMatch(/[\p{Co}\p{Cc}\p{Cf}{}<>|]/u);
      expect(review).toMatch(/^\p{Lu}|^["“]/u);
      expect(
        checkReview(review, { business, sentiments }).filter(
          ({ rule }) => rule !== 'english' && rule !== 'choice-missing',
        ),
      ).toEqual([]);
    }
  });

  it('names the thanked person once, however odd the name is', () => {
    for (const thankSomeone of oddNames) {
      const sentiments = ['Friendly staff', 'Long wait', 'Gentle care', 'Clear prices'];
      const { review, marks } = composeReview({
        business,
        sentiments,
        thankSomeone,
        seed: 7,
        number: 7,
        remembered: new Set(),
      });
      const named = marks.filter(({ choice }) => choice === thankSomeone);
      expect(named).toHaveLength(1);
      const text = named.map(({ start, end }) => review.slice(start, end)).join('');
      expect(text.toLowerCase()).toBe(thankSomeone.toLowerCase());
    }
  });
});
