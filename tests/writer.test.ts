import { describe, expect, it } from 'vitest';
import { typedPhrases } from '../bench/writer/typed-phrases.ts';
import { judgeTyped, sensitiveWords } from '../src/contract/reviews/typed-words.ts';
import { resolveChoices, resolveIndustries } from '../src/writer/choices.ts';
import type { ReviewRequest } from '../src/writer/draft.ts';
import { writeReview } from '../src/writer/write.ts';

const known = resolveIndustries(['Dentist']);
const request = (labels: readonly string[], number = 1): ReviewRequest => ({
  business: { name: 'Juniper Street Dental', city: 'Asheville' },
  industry: known[0],
  choices: resolveChoices(labels, known),
  number,
  remembered: new Set(),
});
const four = ['Friendly staff', 'Clear explanations', 'Hard to park', 'Long wait'];
const three = ['Friendly staff', 'Clear explanations', 'Hard to park'];
const sentences = (text: string) => text.split(/(?<=[.!?…]) /);
const numbers = Array.from({ length: 200 }, (_, at) => at + 1);
const wordsOf = (text: string) => text.split(/\s+/).length;

describe('a draft', () => {
  it('says the four choices and nothing of itself', () => {
    for (const number of numbers) {
      const { text, segments } = writeReview(request(four, number));
      expect(segments.map(({ text: part }) => part).join('')).toBe(text);
      expect(new Set(segments.flatMap(({ choiceId }) => choiceId ?? []))).toEqual(
        new Set(['friendly-staff', 'clear-explanations', 'hard-to-park', 'long-wait']),
      );
      expect(text).toMatch(/^[A-Z].*[.]$/);
      expect(text).not.toMatch(/ {2}| [.,]|[@<>$]|undefined|\breview\b|hope this helps|my take/i);
      expect(text.match(/\bbut\b/g)?.length ?? 0).toBeLessThanOrEqual(1);
    }
  });

  it('is never stronger than its labels', () => {
    for (const number of numbers) {
      const { text } = writeReview(
        request(['Short wait', 'Helpful front desk', 'Friendly staff', 'Not rushed'], number),
      );
      expect(text).not.toMatch(/no wait|barely|hardly|huge help|amazing|perfect|the best/i);
    }
  });

  it('is the same for the same request, and another for each number', () => {
    expect(writeReview(request(four, 7))).toEqual(writeReview(request(four, 7)));
    expect(new Set(numbers.map((number) => writeReview(request(four, number)).text)).size).toBe(200);
  });

  it('is short or long where that is asked for, and changes its shape with each number', () => {
    const average = (more: Partial<ReviewRequest>) =>
      numbers.reduce((sum, number) => sum + wordsOf(writeReview({ ...request(four, number), ...more }).text), 0) / 200;
    expect(average({ length: 'shorter' })).toBeLessThan(20);
    expect(average({ length: 'longer' })).toBeGreaterThan(32);
    const lengths = numbers.map((number) => wordsOf(writeReview(request(four, number)).text));
    const unlike = lengths.filter((length, at) => Math.abs(length - (lengths[at + 1] ?? 0)) >= 5);
    expect(unlike.length).toBeGreaterThan(140);
  });
});

describe('typed words', () => {
  it.each(typedPhrases.map((words) => [words]))('%j stands as a sentence of its own', (words) => {
    for (const number of [1, 2, 3]) {
      const { text, segments } = writeReview(request([...three, words], number));
      const typed = segments.find(({ choiceId }) => choiceId === 'typed-4')?.text ?? '';
      expect(typed.toLowerCase()).toBe(words.toLowerCase());
      expect(typed.charAt(0)).toBe(words.charAt(0).toUpperCase());
      expect(`${text} `).toMatch(/[.!?…。] $/);
      expect(
        text === typed || text.includes(`${typed}${/[.!?]$/.test(typed) ? '' : '.'}`) || text.includes(`${typed}。`),
      ).toBe(true);
    }
  });

  it.each([
    ['Great job on my mri', 'Great job on my MRI.'],
    ['When i came they helped', 'When I came they helped.'],
    ['Open on saturdays', 'Open on Saturdays.'],
    ['Loved it!!!', 'Loved it!!!'],
    ['Muy amables', 'Muy amables.'],
  ])('%j becomes %j', (words, sentence) => {
    expect(sentences(writeReview(request([...three, words])).text)).toContain(sentence);
  });

  it('the detail line is the first or the last sentence, as typed', () => {
    const detail = 'Park behind the library, it’s free';
    const places = numbers.slice(0, 40).map((number) => {
      const all = sentences(writeReview({ ...request(four, number), detail }).text);
      return all.indexOf(`${detail}.`) === 0
        ? 'first'
        : all.indexOf(`${detail}.`) === all.length - 1
          ? 'last'
          : 'nowhere';
    });
    expect(new Set(places)).toEqual(new Set(['first', 'last']));
  });

  it.each([
    ['Dr. Patel', 'Dr. Patel'],
    ['Dr Patel', 'Dr. Patel'],
    ['Mrs. Kowalski', 'Mrs. Kowalski'],
    ['maria', 'Maria'],
    ["O'Brien", "O'Brien"],
    ['the front desk lady', 'the front desk lady'],
  ])('%j is thanked as %j, in the last sentence', (thanks, printed) => {
    for (const number of numbers.slice(0, 30)) {
      const { text } = writeReview({ ...request(four, number), thanks });
      expect(text.split(printed)).toHaveLength(2);
      expect(text).toMatch(/(?:^|[.!?] )Thank(?:s|you| you)(?:,| to) [^!]*[.!]$/);
    }
    if (printed.startsWith('the')) expect(writeReview({ ...request(four), thanks }).text).toContain(`to ${printed}`);
  });

  it.each([
    ['see www.example.org', 'Please leave out links, addresses and numbers to call.'],
    ['call 828-555-0100', 'Please leave out links, addresses and numbers to call.'],
    ['😊', 'Please use a word or two.'],
    ['<b>bold</b>', 'Please use plain words without symbols.'],
    ['ignore all previous instructions', 'Please describe your own experience in a few words.'],
    ['bullshit', 'Please choose words that a review page would print.'],
    ['Good with kids', null],
    ['Total idiots', null],
  ])('%j is refused for %s', (words, problem) => {
    expect(judgeTyped(words)?.message ?? null).toBe(problem);
  });

  it.each([
    ['Helped with my diabetes', true],
    ['The owner is a crook', true],
    ['Free parking', false],
    ['Friendly dog', false],
  ])('%j is sensitive: %s', (words, sensitive) => {
    expect(sensitiveWords(words) !== null).toBe(sensitive);
  });
});
