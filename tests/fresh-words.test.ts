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
    choices: resolveChoices(
      ['Friendly staff', 'Clear explanations', 'Long wait', words === null ? 'Hard to park' : customSentiment(words)],
      industries,
      { typed: ['', '', '', words ?? ''] },
    ),
    number,
    remembered: new Set(),
    ...(detail ? { detail } : {}),
  }).text;

/** As typed, with its first letter raised. */
const raised = (typed: string): string =>
  typed.replace(/^(¡?)(\p{Ll})/u, (_, mark: string, letter: string) => mark + letter.toUpperCase());

/** Whether the text is made of this sentence and others, which neither lean on it nor quote it. */
const holds = (text: string, sentence: string): boolean => {
  const at = text.toLowerCase().indexOf(sentence.toLowerCase());
  const [before, after] = [text.slice(0, at), text.slice(at + sentence.length)];
  return at >= 0 && /(?:^|[.!?。।,] )$/.test(before) && /^[.。।]?(?:$| ?["“\p{L}])/u.test(after);
};
const drafted = freshPhrases.filter(({ isRefused }) => !isRefused);

describe('60 phrases', () => {
  it('are 60', () => expect(freshPhrases).toHaveLength(60));

  it.each(drafted)('$typed is a sentence of its own', ({ typed }) => {
    expect(judgeTyped(typed)).toBeNull();
    for (const number of [1, 2, 3, 4, 5])
      expect(write(typed, number)).toSatisfy((text: string) => holds(text, raised(typed)));
  });

  it.each(drafted)('$typed leads the draft as typed in the first line', ({ typed }) => {
    for (const number of [1, 2, 3]) expect(write(null, number, typed).startsWith(raised(typed))).toBe(true);
  });

  it.each(freshPhrases.filter(({ isRefused }) => isRefused))('$typed is refused', ({ typed }) => {
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
