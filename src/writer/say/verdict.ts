import type { ReviewRequest } from '../draft.ts';
import type { Random } from '../random.ts';
import { type Parts, series } from './part.ts';
import { adjectivesOf, pickForm } from './pick.ts';
import type { Speaker } from './speaker.ts';

/** "Great place, will be back." */
const lowered = (text: string): string =>
  /^(?:I|We)\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

const returns = ['Will be back', "{I}'ll be back", 'Would come back', 'Would go back'];
const leaves = ["Won't be back", "{I} won't be back", 'Would not go back', "{I} wouldn't go back"];

export interface Verdicts {
  readonly first: readonly Parts[];
  readonly last: readonly Parts[];
}

/** "Great place." first or last; "Will be back." always last. */
export function sayVerdicts(
  { choices, industry }: ReviewRequest,
  labels: readonly Parts[],
  speaker: Speaker,
  random: Random,
): Verdicts {
  const used = new Set(labels.flat().flatMap(({ text }) => adjectivesOf(text)));
  const say = (id: string, forms: readonly string[]): Parts[] =>
    choices.some((choice) => choice.id === id)
      ? [[{ text: pickForm(forms, used, random).replace('{I}', speaker), ids: [id], isTyped: true }]]
      : [];
  const great = say(
    'great-experience',
    [...industry.great.slice(0, 1), 'Great place', ...industry.great.slice(1), 'Great experience'].map((form) =>
      form.replace(/\.$/, ''),
    ),
  );
  const rest = [...say('would-come-back', returns), ...say('would-not-come-back', leaves)];
  const [whole] = great;
  const [back] = rest;
  if (whole !== undefined && back !== undefined)
    return { first: [], last: [series([whole, back.map((part) => ({ ...part, text: lowered(part.text) }))], ', ')] };
  return random.chance(0.6) ? { first: great, last: rest } : { first: [], last: [...great, ...rest] };
}
