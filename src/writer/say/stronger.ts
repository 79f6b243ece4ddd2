import type { Random } from '../random.ts';

/** The customer's own strength, drawn once for a draft. */
export interface Strength {
  /** Before an adjective that follows its noun. */
  readonly after: string;
  /** Before an adjective that precedes its noun, where "so" does not stand. */
  readonly before: string;
}

export const drawStrength = (random: Random): Strength => ({
  after: random.pick(['really', 'really', 'so', 'so', 'super']),
  before: random.pick(['really', 'really', 'super']),
});

const verb =
  /^(?:listen|stick|stuck|fix|answer|know|knew|encourage|motivate|help|put|made|make|kept|keep|explain|take|took|paid|pay|relax|be\b|come|treat|enjoy)/;
const known: readonly (readonly [RegExp, string])[] = [
  [/\ba (?:bit|little) \*/, 'really '],
  [/\*a lot\b/, 'a whole lot'],
  [/\*lots\b/, 'lots and lots'],
  [/\*a (long time|while)\b/, 'a really long time'],
  [/\*enough\b/, 'more than enough'],
  [/\*on time\b/, 'right on time'],
  [/\*just (as|like)\b/, 'exactly $1'],
  [/\*(what|as described|right)\b/, 'exactly $1'],
  [/\*so you\b/, 'so well that you'],
  [/\*often\b/, 'almost always'],
  [/\^/, 'way '],
];

/** `null` where the text has no mark. */
export function strengthen(text: string, { after, before }: Strength): string | null {
  const special = known.find(([pattern]) => pattern.test(text));
  if (special !== undefined) return clean(text.replace(special[0], special[1]));
  if (text.includes('~')) return clean(text.replace('~', ' at all'));
  const [head = '', tail] = text.split('*');
  if (tail === undefined) return null;
  if (verb.test(tail)) return clean(`${head}really ${tail}`);
  const isLast = /^[\p{L}'-]+(?:$| (?:and|but|at|for|to|with|in|on|so|about)\b|,)/u.test(tail);
  return clean(`${head.replace(/\ban $/, 'a ')}${isLast ? after : before} ${tail}`);
}

const clean = (text: string): string => text.replaceAll(/[*^~]/g, '');
