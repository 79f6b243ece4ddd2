import type { Choice } from '../choices.ts';
import { stemsOf } from '../generate/stems.ts';
import { fillWords } from '../generate/templates.ts';
import type { Industry } from '../industry.ts';
import type { Sentiment } from '../sentiments.ts';
import { splitWords } from '../text.ts';

interface Vocabulary {
  readonly words: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
  /** Its phrases may say 'not', 'never' or 'no'. */
  readonly mayDeny: boolean;
}

const known = new WeakMap<Sentiment, Vocabulary>();
export const denial = /\b(?:not|never|no|nobody|none|nothing|hardly|barely|without)\b|n't\b/;

export function vocabularyOf(choice: Choice, industry: Industry): Vocabulary | null {
  const { sentiment } = choice;
  if (sentiment === null) return null;
  const found = known.get(sentiment);
  if (found !== undefined) return found;
  const { nouns, fragments, clauses, cues } = sentiment.phrases;
  const phrases = [choice.label, ...nouns, ...fragments, ...clauses];
  const text = phrases
    .map((one) => fillWords(one, { ...industry.words, ...sentiment.words }))
    .join(' . ')
    .toLowerCase();
  const cueText = cues.join(' ').replaceAll(/\$\w+/g, ' ');
  const made = {
    words: new Set(splitWords(`${text.replaceAll(/[<>@]/g, '')} ${cueText}`)),
    stems: new Set(stemsOf(`${text} ${cueText}`)),
    mayDeny: denial.test(text),
  };
  known.set(sentiment, made);
  return made;
}
