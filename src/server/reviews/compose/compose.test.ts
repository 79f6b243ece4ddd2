import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkReview } from '../checker/check.ts';
import { splitWords } from '../sentence.ts';
import { trades } from '../sentiments/sets.ts';
import { type ComposeRequest, composeReview } from './compose.ts';
import { shareFiveGrams } from './likeness.ts';
import * as phrases from './phrases.ts';
import { sampleRequest } from './sample-request.ts';
import { wordings } from './wording.ts';

/** The same requests in each run: what one in a million of them does is for the benches to find, not for a run by chance. */
const seed = 20_261_122;

function anyRequest(): fc.Arbitrary<ComposeRequest> {
  return fc
    .record({
      trade: fc.constantFrom(...trades),
      seed: fc.nat(),
      name: fc.constantFrom('', 'Maria', 'Dr Ana de la Cruz', "Siobhán O'Neill"),
    })
    .map(({ trade, seed, name }) => sampleRequest(trade, seed, name));
}

describe('composeReview', () => {
  it('says all four choices and nothing else, for any four of a set and any seed', () => {
    fc.assert(
      fc.property(anyRequest(), (request) => {
        const { review, marks } = composeReview(request);
        for (const label of request.sentiments) expect(marks.map((mark) => mark.choice)).toContain(label);
        for (const mark of marks) expect(review.slice(mark.start, mark.end).trim()).not.toBe('');
        expect(checkReview(review, request)).toEqual([]);
      }),
      { numRuns: 300, seed },
    );
  });

  it('names the thanked person exactly once and marks the name', () => {
    fc.assert(
      fc.property(anyRequest(), (request) => {
        const { review, marks } = composeReview({ ...request, thankSomeone: 'Maria' });
        expect(review.split('Maria')).toHaveLength(2);
        const [mark] = marks.filter(({ choice }) => choice === 'Maria');
        expect(mark && review.slice(mark.start, mark.end)).toBe('Maria');
      }),
      { numRuns: 100, seed },
    );
  });

  it('thanks a person whose name is made of the words around a draft', () => {
    const thankSomeone = 'Hope Review Share Experience Take This';
    for (const trade of trades)
      for (let seed = 0; seed < 25; seed++) {
        const { review } = composeReview(sampleRequest(trade, seed, thankSomeone));
        expect(review.split(thankSomeone)).toHaveLength(2);
      }
  });

  it('gives the same draft for the same request', () => {
    fc.assert(
      fc.property(anyRequest(), (request) => {
        expect(composeReview(request)).toEqual(composeReview(request));
      }),
      { numRuns: 30, seed },
    );
  });

  it('repeats no remembered sentence', () => {
    const remembered = new Set<string>();
    for (let seed = 0; seed < 500; seed++) {
      const draft = composeReview({
        business: { name: 'Willow Street Family Dentistry', city: 'Portland', category: 'Dental clinic' },
        sentiments: ['Friendly staff', 'Clean rooms', 'Long wait', 'Easy to book'],
        thankSomeone: 'Maria',
        seed,
        number: seed,
        remembered,
      });
      for (const hash of draft.sentenceHashes) {
        expect(remembered.has(hash)).toBe(false);
        remembered.add(hash);
      }
    }
  });

  it('writes a clearly different draft when one was put aside', () => {
    fc.assert(
      fc.property(anyRequest(), (request) => {
        const first = composeReview(request);
        const second = composeReview({ ...request, seed: request.seed, avoid: first.review });
        expect(second.review).not.toBe(first.review);
        const before = first.review.split(/(?<=[.!?]) /);
        const shared = second.review
          .split(/(?<=[.!?]) /)
          .filter((sentence) => sentence.split(' ').length > 5 && before.includes(sentence));
        expect(shared).toEqual([]);
      }),
      { numRuns: 60, seed },
    );
  });

  it('writes for any four labels where everything that could be said is remembered', () => {
    const remembered = Object.assign(new Set<string>(), { has: () => true });
    for (const trade of trades)
      for (let seed = 0; seed < 20; seed++) {
        const request = { ...sampleRequest(trade, seed, seed % 2 === 0 ? 'Maria' : ''), remembered };
        const { review, marks } = composeReview(request);
        for (const label of request.sentiments) expect(marks.map((mark) => mark.choice)).toContain(label);
        expect(review.split(' ').length).toBeGreaterThan(20);
      }
  });

  it('is long enough where all that says labels that deny each other is remembered', () => {
    const remembered = new Set<string>();
    const business = { name: 'Willow Street Partners', city: 'Portland', category: 'Hair salon' };
    const sentiments = ['On time', 'Good advice', 'Long wait', 'Hard to reach by phone'];
    for (let number = 0; number < 150; number++) {
      const { review, sentenceHashes } = composeReview({ business, sentiments, seed: number, number, remembered });
      expect(splitWords(review).length, review).toBeGreaterThanOrEqual(30);
      for (const hash of sentenceHashes) remembered.add(hash);
    }
  });

  it('writes drafts for the same labels that share little', () => {
    for (const trade of trades) {
      const remembered = new Set<string>();
      const request = sampleRequest(trade, 1);
      const reviews = Array.from({ length: 60 }, (_, number) => {
        const { review, sentenceHashes } = composeReview({ ...request, seed: number, number, remembered });
        for (const hash of sentenceHashes) remembered.add(hash);
        return review;
      });
      for (const [at, review] of reviews.entries())
        for (const other of reviews.slice(0, at)) expect(shareFiveGrams(review, other)).toBeLessThan(0.25);
    }
  });

  it('greets, closes and thanks by one turn without two of them coming together again', () => {
    const lengths = [phrases.greetings.length, phrases.closings.length, phrases.thanks.short.length];
    for (const [at, one] of lengths.entries())
      for (const other of lengths.slice(0, at)) expect(countTogether(one, other)).toBeGreaterThan(wordings);
  });
});

/** After how many turns two lists are at the same two entries again. */
function countTogether(one: number, other: number): number {
  let turns = one;
  while (turns % other !== 0) turns += one;
  return turns;
}
