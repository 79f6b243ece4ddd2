import { describe, expect, it } from 'vitest';
import { hashSentences } from '../sentence.ts';
import type { CheckRequest } from './reading.ts';
import { readReview } from './reading.ts';
import { rules } from './rules.ts';

const request: CheckRequest = {
  business: { name: 'Willow Street Family Dentistry', city: 'Portland', category: 'Dental clinic' },
  sentiments: ['Friendly staff', 'Gentle care', 'On time', 'Warm blanket'],
  thankSomeone: 'Maria',
};

const whole = 'I '.concat('was glad of it '.repeat(9)).trim().concat('.');

describe.each(rules.map((rule) => ({ name: rule.name, rule })))('the rule $name', ({ rule }) => {
  const chosen = rule.name === 'choice-missing' ? { ...request, sentiments: ['Friendly staff'] } : request;

  it('finds its bad example and lets its good one through', () => {
    expect(
      rule.find(readReview(rule.examples.bad, { ...chosen, remembered: new Set(hashSentences(whole)) })),
    ).not.toEqual([]);
    expect(rule.find(readReview(rule.examples.good, chosen))).toEqual([]);
  });

  it('has a sentence that a person can read', () => {
    expect(rule.sentence).toMatch(/^[A-Z].{10,140}\.$/);
  });
});
