import type { Choice } from '../choices.ts';
import type { Forms } from '../form-types.ts';
import { plainOf } from '../say/part.ts';
import { splitWords } from '../text.ts';
import { signsOf } from './signs.ts';
import { stemsOf } from './stems.ts';

interface Vocabulary {
  readonly words: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
  /** Its forms may say 'not', 'never' or 'no'. */
  readonly mayDeny: boolean;
}

const known = new WeakMap<Forms, Vocabulary>();
export const denial = /\b(?:not|never|no|nobody|none|nothing|hardly|barely|without)\b|n't\b/;

export function vocabularyOf(choice: Choice): Vocabulary | null {
  const { sentiment } = choice;
  if (sentiment === null) return null;
  const found = known.get(sentiment);
  if (found !== undefined) return found;
  const { label, was = '', adj = [] } = sentiment;
  const { thing = [], doing = [], plain = [], you = [], past = [] } = sentiment;
  const said = [...adj, ...thing, ...doing, ...plain, ...you, ...past];
  const { cues = [], words = '' } = signsOf[choice.id] ?? {};
  const text = [choice.label, label, was, words, ...said].map(plainOf).join(' . ').toLowerCase();
  const cueText = cues.join(' ');
  const made = {
    words: new Set(splitWords(`${text} ${cueText}`)),
    stems: new Set(stemsOf(`${text} ${cueText}`)),
    mayDeny: denial.test(text),
  };
  known.set(sentiment, made);
  return made;
}
