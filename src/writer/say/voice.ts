import type { Voice } from '../../contract/reviews/calls.ts';
import type { ReviewRequest } from '../draft.ts';
import type { Random } from '../random.ts';
import { canSay, type Said } from './unit.ts';

const shares: readonly (readonly [Voice, number])[] = [
  ['list', 45],
  ['plain', 30],
  ['you', 10],
  ['past', 15],
];

// Regulars speak of today.
const regular = /^(?:(?:i've|we've|have) )?been (?:coming|going|a|their|with)\b|\bfor years\b/i;

// Golden ratio: drafts of neighboring numbers, which two customers may get at once, rarely share a voice.
const step = 0.6180339887;

/** Drawn before anything else, among the voices in which every choice has a form. */
export function drawVoice(
  said: readonly Said[],
  { length, avoid = [], number, detail = '' }: ReviewRequest,
  random: Random,
): Voice {
  if (length === 'shorter' || said.length === 0) return 'list';
  const open = shares.filter(
    ([voice]) =>
      (voice !== 'past' || !regular.test(detail)) &&
      said.every(({ sentiment }) => canSay(sentiment, voice)) &&
      (voice !== 'you' || said.some(({ sentiment }) => sentiment.you !== undefined)),
  );
  // Without a plain form for each, "you" speaks for the present.
  const present = open.some(([voice]) => voice === 'plain') ? 0 : 30;
  const fresh = open.filter(([voice]) => !avoid.includes(voice));
  const from = fresh.length > 0 ? fresh : open;
  const roll = (number * step + random.next() * 0.1) % 1;
  const weigh = ([voice, share]: (typeof shares)[number]): number => share + (voice === 'you' ? present : 0);
  let left = roll * from.reduce((sum, one) => sum + weigh(one), 0);
  const drawn = from.find((one) => {
    left -= weigh(one);
    return left <= 0;
  });
  return drawn?.[0] ?? 'list';
}
