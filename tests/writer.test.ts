import { describe, expect, it } from 'vitest';
import { typedPhrases } from '../bench/writer/typed-phrases.ts';
import { labelsOf, resolveChoices, resolveIndustries } from '../src/writer/choices.ts';
import type { ReviewRequest } from '../src/writer/draft.ts';
import { industries } from '../src/writer/industries.ts';
import { writeReview } from '../src/writer/write.ts';

const known = resolveIndustries(['Dentist']);
const request = (labels: readonly string[], number = 1, more: Partial<ReviewRequest> = {}): ReviewRequest => ({
  business: { name: 'Juniper Street Dental', city: 'Asheville' },
  industry: known[0],
  choices: resolveChoices(labels, known),
  number,
  remembered: new Set(),
  ...more,
});
const four = ['Friendly staff', 'Explained things well', 'Hard to park', 'Long wait'];
const good = ['Friendly staff', 'Explained things well', 'Easy to book', 'Short wait'];
const three = ['Friendly staff', 'Explained things well', 'Hard to park'];
const numbers = Array.from({ length: 200 }, (_, at) => at + 1);
const textOf = (labels: readonly string[], number = 1, more: Partial<ReviewRequest> = {}) =>
  writeReview(request(labels, number, more)).text;

describe('a draft', () => {
  it('says the four choices and nothing of itself', () => {
    for (const number of numbers) {
      const { text, segments } = writeReview(request(four, number));
      expect(segments.map(({ text: part }) => part).join('')).toBe(text);
      expect(new Set(segments.flatMap(({ choiceIds }) => choiceIds))).toEqual(
        new Set(['friendly-staff', 'clear-explanations', 'hard-to-park', 'long-wait']),
      );
      expect(text).toMatch(/^[A-Z].*[.a-z]$/);
      expect(text).not.toMatch(/ {2}| [.,]|[@<>$*^~|{}]|undefined|Juniper|Asheville|dentist's/i);
    }
  });

  it('is the same for the same request, and short in every voice', () => {
    expect(writeReview(request(four, 7))).toEqual(writeReview(request(four, 7)));
    const drafts = numbers.map((number) => writeReview(request(good, number)));
    expect(new Set(drafts.map(({ voice }) => voice))).toEqual(new Set(['list', 'plain', 'you', 'past']));
    for (const { text } of drafts) expect(text.split(' ').length).toBeLessThanOrEqual(25);
  });

  it('of eight words or more is not written twice for a business that remembers it', () => {
    const remembered = new Set<string>();
    for (const number of numbers.slice(0, 60)) {
      const { text, hash } = writeReview({ ...request(good, number), remembered });
      if (text.split(' ').length < 8) continue;
      expect(remembered.has(hash ?? '')).toBe(false);
      remembered.add(hash ?? '');
    }
  });

  it('is a list where a shorter one is asked for, and avoids voices', () => {
    for (const number of numbers.slice(0, 40)) {
      expect(writeReview(request(good, number, { length: 'shorter' })).voice).toBe('list');
      expect(['you', 'past']).toContain(writeReview(request(good, number, { avoid: ['list', 'plain'] })).voice);
    }
  });

  it('begins with the first tap, keeps criticism as it is and joins what belongs together', () => {
    for (const number of numbers) {
      expect(textOf(['Kind dentist', 'Gentle', 'Clean office', 'Easy to book'], number)).toMatch(
        /^(?:Kind|Nice|The dentist|Dentist|Gentle and kind|The office|Clean)/,
      );
      expect(textOf(four, number)).not.toMatch(/a (?:bit|little) (?:hard|long)|\bbut\b.*\bbut\b/);
    }
  });

  it('offers each phrase in a stronger form, but no verdict and no typed words', () => {
    const choices = ['Friendly staff', 'A bit pricey', 'Great experience', 'Free snacks'];
    for (const number of numbers.slice(0, 50)) {
      const { segments } = writeReview(request(choices, number));
      for (const { choiceIds, text, stronger } of segments) {
        const isOurs = choiceIds.some((id) => ['friendly-staff', 'a-bit-pricey'].includes(id));
        expect(stronger !== undefined).toBe(isOurs);
        if (isOurs) expect(stronger).toMatch(/\b(?:really|so|super)\b/i);
        if (isOurs) expect(stronger).not.toBe(text);
      }
    }
  });
});

describe('praise and criticism in one sentence', () => {
  it('have a mark each, so that neither is made stronger without the other', () => {
    let both = 0;
    for (const number of numbers) {
      const { segments } = writeReview(request(four, number));
      expect(segments.filter(({ text, choiceIds }) => choiceIds.length > 0 && / but /.test(text))).toEqual([]);
      for (const [at, { text }] of segments.entries()) {
        if (text !== ' but ') continue;
        both += 1;
        const sides = [segments[at - 1], segments[at + 1]];
        expect(sides.map((side) => side?.stronger)).not.toContain(undefined);
        for (const side of sides) expect(/wait/.test(side?.text ?? '')).toBe(side?.choiceIds.includes('long-wait'));
      }
    }
    expect(both).toBeGreaterThan(20);
  });
});

describe('a verdict', () => {
  it('is said only when it was tapped; whether the customer comes back stands last', () => {
    for (const number of numbers) {
      const back = textOf(['Would come back', 'Friendly staff', 'Short wait', 'Great experience'], number);
      expect(back).toMatch(/Great (?:dentist office|dental office|place|experience)\b/);
      expect(back).toMatch(/(?:back|Great [a-z ]+)[.!]?$/);
      expect(textOf(good, number)).not.toMatch(/Great|back/);
    }
  });
});

describe('typed words', () => {
  it.each(typedPhrases.map((words) => [words]))('%j stand as typed', (words) => {
    for (const number of [1, 2, 3]) {
      const { text, segments } = writeReview(request([...three, words], number));
      const typed = segments.find(({ choiceIds }) => choiceIds.includes('typed-4'))?.text ?? '';
      expect(typed.slice(1)).toBe(words.slice(1));
      expect(typed.charAt(0).toLowerCase()).toBe(words.charAt(0).toLowerCase());
      expect(text).not.toMatch(/[.!?]\./);
    }
  });

  it('keep their capitals', () => {
    const choices = resolveChoices([...three, 'Dr. kim is amazing'], known, {
      typed: ['', '', '', 'Dr. Kim is AMAZING'],
    });
    expect(writeReview({ ...request(three), choices }).text).toContain('Dr. Kim is AMAZING');
  });

  it('of one or two words join a list of praise', () => {
    const texts = numbers.map((number) =>
      textOf(['Friendly staff', 'Short wait', 'Easy to book', 'free snacks'], number, { length: 'shorter' }),
    );
    expect(texts.some((text) => text.includes(', free snacks'))).toBe(true);
    expect(texts.some((text) => text.includes('and free snacks'))).toBe(false);
  });
});

describe('the first line', () => {
  it.each([
    ['a cleaning', 'I came in for', /^Came in for a cleaning\. /],
    ['root canal', 'I came in for', /^Came in for a root canal\. /],
    ['cleaning', 'I had an appointment for', /^Had an appointment for a cleaning\. /],
    ["my daughter's checkup", 'I was here for', /^Was here for my daughter's checkup\. /],
    ['Second time here', undefined, /^Second time here\. /],
    ['they got me in the same day!', undefined, /^They got me in the same day! /],
  ])('%j after %j', (detail, beginning, expected) => {
    for (const number of numbers.slice(0, 20))
      expect(textOf(good, number, { detail, ...(beginning ? { beginning } : {}) })).toMatch(expected);
  });

  it('decides who speaks', () => {
    for (const number of numbers.slice(0, 40))
      expect(textOf(good, number, { detail: 'We drove an hour' })).not.toMatch(/\b(?:I|me|my)\b/);
  });
});

describe('thanks', () => {
  it.each([
    ['Dr. Patel', 'Dr. Patel'],
    ['Dr Patel', 'Dr. Patel'],
    ['maria', 'Maria'],
    ['Sam Jr.', 'Sam Jr.'],
    ["O'Brien", "O'Brien"],
    ['the front desk lady', 'the front desk lady'],
  ])('%j ends the draft as %j', (thanks, printed) => {
    for (const number of numbers.slice(0, 30)) {
      const text = textOf(good, number, { thanks });
      expect(text).toMatch(new RegExp(`Thank(?:s|s,| you|s to| you to) ${printed.replaceAll('.', '\\.')}[.!]?$`));
      expect(text).not.toMatch(/[.!][.!]/);
    }
  });

  it('are not said twice', () => {
    const text = textOf([...three, 'Brenda is the best'], 1, { thanks: 'Brenda' });
    expect(text.split('Brenda')).toHaveLength(2);
  });
});

it('thirty fixed requests', () => {
  const drafts = Object.values(industries).flatMap((industry, at) => {
    const labels = labelsOf(industry);
    const pick = (from: number) => [0, 5, 11, 17].map((step) => labels[(from + step) % 24] ?? '');
    const write = (number: number) =>
      writeReview({
        ...request([]),
        industry,
        choices: resolveChoices(pick(number), [industry]),
        number,
        ...(number % 4 === 0 ? { detail: industry.line.example } : {}),
      }).text;
    return at < 9 ? [write(at), write(at + 30)] : [write(at)];
  });
  expect(drafts).toHaveLength(30);
  expect(drafts).toMatchSnapshot();
});
