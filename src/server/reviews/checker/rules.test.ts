import { describe, expect, it } from 'vitest';
import type { CheckRequest } from './reading.ts';
import { readReview } from './reading.ts';
import { rules } from './rules.ts';

const request: CheckRequest = {
  business: { name: 'Willow Street Family Dentistry', city: 'Portland', category: 'Dental clinic' },
  sentiments: ['Friendly staff', 'Gentle care', 'On time', 'Warm blanket'],
  thankSomeone: 'Maria',
};

const named = (example: 'good' | 'bad') =>
  rules.filter((rule) => rule.examples[example] !== '').map((rule) => ({ name: rule.name, rule }));

describe.each(named('bad'))('the rule $name', ({ rule }) => {
  it('finds its bad example', () => {
    expect(rule.find(readReview(rule.examples.bad, request))).not.toEqual([]);
  });
});

describe.each(named('good'))('the rule $name', ({ rule }) => {
  it('lets its good example through', () => {
    const chosen = rule.name === 'choice-missing' ? { ...request, sentiments: ['Friendly staff'] } : request;
    expect(rule.find(readReview(rule.examples.good, chosen))).toEqual([]);
  });
});
