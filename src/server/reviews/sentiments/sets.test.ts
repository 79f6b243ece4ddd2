import { describe, expect, it } from 'vitest';
import { listForms, parseFrame } from '../compose/frame.ts';
import { dropCarriers } from '../compose/marks.ts';
import { finishSentence } from '../compose/tidy.ts';
import { wordings } from '../compose/wording.ts';
import { hashSentence, splitWords } from '../sentence.ts';
import { findSense, sentimentSetFor, trades } from './sets.ts';

describe('sentimentSetFor', () => {
  it.each([
    ['Dental clinic', 'healthcare'],
    ['Veterinarian', 'pets'],
    ['Animal hospital', 'pets'],
    ['Italian restaurant', 'restaurant'],
    ['Barber shop', 'salon'],
    ['Auto repair shop', 'auto repair'],
    ['Personal injury attorney', 'legal'],
    ['Plumber', 'home services'],
    ['House cleaning service', 'home services'],
    ['Book store', 'retail'],
    ['Yoga studio', 'fitness'],
    ['Real estate agency', 'real estate'],
    ['Music school', 'education'],
    ['Embassy', 'general'],
  ])('%s has the set %s', (category, kind) => {
    expect(sentimentSetFor([category]).kind).toBe(kind);
  });

  it('takes healthcare without a category and the first known trade of several', () => {
    expect(sentimentSetFor([]).kind).toBe('healthcare');
    expect(sentimentSetFor(['Embassy', 'Book store']).kind).toBe('retail');
  });

  it('has 24 short labels in each of twelve sets', () => {
    expect(trades).toHaveLength(12);
    for (const trade of trades) {
      const labels = Object.keys(trade.labels);
      expect(labels).toHaveLength(24);
      for (const label of labels) expect(label).toMatch(/^[A-Z][^<>{}]{0,39}$/);
    }
  });

  it('can say every label in at least 91 statements and 150 ways, each with its mark', () => {
    for (const { name, topic, nouns } of listSenses()) {
      const forms = new Set([...topic.clauses, ...topic.lines].flatMap((line) => listForms(parseFrame(line, nouns))));
      expect([name, topic.clauses.length >= 91 || topic.clauses.length]).toEqual([name, true]);
      expect([name, forms.size >= 150 || forms.size]).toEqual([name, true]);
      for (const form of forms) expect(form).toMatch(/^[^,;]*\uE000[^\uE001]+\uE001[^,;]*$/u);
    }
  });

  it('marks what is said, never its opposite: a no before the mark is one that says what somebody made of it', () => {
    const stance =
      /(?:n't|not) (?:like|love|enjoy|care|complain|mind|appreciate)|wasn't (?:a fan|crazy|wild|happy|thrilled|great|ideal|fun)|no complaints|anything bad about|without/;
    const opposite = listSenses().flatMap(({ name, topic, nouns }) =>
      [...topic.clauses, ...topic.lines]
        .flatMap((line) => listForms(parseFrame(line, nouns)))
        .filter((form) => /\b(?:no|not|nothing|nobody|none|never|[a-z]+n't)\b[^\uE000]*\uE000/u.test(form))
        .filter((form) => !stance.test(form.slice(0, form.indexOf('\uE000'))))
        .map((form) => `${name}: ${dropCarriers(form)}`),
    );
    expect(opposite).toEqual([]);
  });

  it("has lines that are nobody's own, a different one for each turn that the statements leave", () => {
    for (const { name, topic, nouns } of listSenses()) {
      const lines = topic.lines
        .flatMap((line) => listForms(parseFrame(line, nouns)))
        .map((form) => finishSentence(dropCarriers(form)));
      expect([name, lines.filter((line) => hashSentence(line) !== null)]).toEqual([name, []]);
      const different = new Set(lines).size;
      const left = wordings - topic.clauses.length;
      expect([name, different >= left || `${different} of ${left}`]).toEqual([name, true]);
    }
  });

  it('has no phrase for local search', () => {
    const found = listSenses().flatMap(({ topic }) =>
      [...topic.clauses, ...topic.lines].filter((line) => /\b(?:best|near me|open now|top[- ]rated)\b/i.test(line)),
    );
    expect(found).toEqual([]);
  });

  it('says no six words in a row in two statements of a label, and no statement twice', () => {
    const twice: string[] = [];
    for (const { name, topic, nouns } of listSenses()) {
      // a noun of three words is one word here
      const words = Object.fromEntries(Object.keys(nouns).map((noun) => [noun, `${noun}-noun`]));
      expect(new Set(topic.clauses).size, name).toBe(topic.clauses.length);
      const saidIn = new Map<string, string>();
      for (const clause of topic.clauses)
        for (const form of listForms(parseFrame(clause, words))) {
          const said = splitWords(form.toLowerCase());
          for (const run of [said.join(' '), ...listRuns(said, 6)]) {
            const first = saidIn.get(run) ?? clause;
            if (first !== clause) twice.push(`${name}: ${run}`);
            saidIn.set(run, first);
          }
        }
    }
    expect(twice).toEqual([]);
  });
});

function listSenses() {
  return trades.flatMap((trade) =>
    Object.keys(trade.labels).flatMap((label) => {
      const sense = findSense(label, trade);
      return sense === null ? [] : { ...sense, name: sense.key };
    }),
  );
}

function listRuns(words: readonly string[], length: number): string[] {
  return words.slice(length - 1).map((_, at) => words.slice(at, at + length).join(' '));
}
