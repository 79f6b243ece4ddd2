import { describe, expect, it } from 'vitest';
import { customSentiment } from '../src/contract/reviews/sentiment-selection.ts';
import { judgeTyped, sensitiveWords } from '../src/contract/reviews/typed-words.ts';
import { resolveChoices, resolveIndustries } from '../src/writer/choices.ts';
import { writeReview } from '../src/writer/write.ts';
import { freshPhrases, sensitivePhrases } from './fresh-phrases.ts';

const industries = resolveIndustries(['Dentist']);
const write = (words: string | null, number: number, detail?: string) =>
  writeReview({
    business: { name: 'Juniper Street Dental', city: 'Asheville' },
    industry: industries[0],
    choices: resolveChoices(['Friendly staff', 'Clear explanations', 'Long wait', words ?? 'Hard to park'], industries),
    number,
    remembered: new Set(),
    ...(detail ? { detail } : {}),
  }).text;

/** Whether the text is made of this sentence and others, which neither lean on it nor quote it. */
const holds = (text: string, sentence: string): boolean => {
  const at = text.indexOf(sentence);
  const [before, after] = [text.slice(0, at), text.slice(at + sentence.length)];
  return at >= 0 && /(?:^|[.!?。।] )$/.test(before) && /^(?:$| ?["“\p{L}])/u.test(after) && !/["“]$/.test(before);
};

describe('60 phrases', () => {
  it('are 60', () => expect(freshPhrases).toHaveLength(60));

  it.each(freshPhrases.filter(({ printed }) => printed !== null))(
    '$typed is a sentence of its own',
    ({ typed, printed }) => {
      expect(judgeTyped(customSentiment(typed))).toBeNull();
      for (const number of [1, 2, 3, 4, 5])
        expect(write(customSentiment(typed), number)).toSatisfy((text: string) => holds(text, printed ?? ''));
    },
  );

  it.each(freshPhrases.filter(({ printed }) => printed !== null))(
    '$typed is printed as typed in the detail line',
    ({ typed }) => {
      const kept = typed.replace(/^(¡?)(\p{Ll})/u, (_, mark: string, letter: string) => mark + letter.toUpperCase());
      for (const number of [1, 2, 3]) expect(write(null, number, typed)).toContain(kept);
    },
  );

  it.each(freshPhrases.filter(({ printed }) => printed === null))('$typed is refused', ({ typed }) => {
    expect(judgeTyped(customSentiment(typed))).not.toBeNull();
  });

  it.each(freshPhrases.filter(({ note }) => note !== undefined))(
    '$typed shows the line about privacy: $note',
    ({ typed, note }) => {
      expect(sensitiveWords(customSentiment(typed)) !== null).toBe(note);
    },
  );

  it.each(sensitivePhrases)('%j shows the line about privacy', (typed) =>
    expect(sensitiveWords(typed) !== null).toBe(true),
  );
});
