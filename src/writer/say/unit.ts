import type { Voice } from '../../contract/reviews/calls.ts';
import type { Choice } from '../choices.ts';
import type { Forms, Phrasings, Topic } from '../form-types.ts';
import type { Industry } from '../industry.ts';
import { pairsOf } from '../pairs.ts';
import type { Random } from '../random.ts';

/** What is said in one breath: one choice, or a pair. */
export interface Unit {
  readonly ids: readonly string[];
  readonly tone: 'good' | 'critical' | 'mixed';
  readonly topic: Topic;
  readonly forms: Phrasings & Pick<Forms, 'adj'>;
}

export type Said = Choice & { readonly sentiment: Forms };

export const isSaid = (choice: Choice): choice is Said =>
  choice.sentiment !== null && choice.sentiment.topic !== 'verdict';

export const canSay = (forms: Phrasings, voice: Voice): boolean =>
  voice === 'list'
    ? forms.thing !== undefined || forms.doing !== undefined
    : voice === 'you'
      ? forms.you !== undefined || forms.plain !== undefined
      : forms[voice] !== undefined;

const single = ({ id, sentiment }: Said): Unit => ({
  ids: [id],
  tone: sentiment.tone,
  topic: sentiment.topic,
  forms: sentiment,
});

/** The first tap finds its pair first. */
export function unitsOf(
  said: readonly Said[],
  voice: Voice,
  { industry, pairs }: { readonly industry: Industry; readonly pairs: number },
  random: Random,
): Unit[] {
  const units: Unit[] = [];
  const left = [...said];
  while (left.length > 0) {
    const [first] = left.splice(0, 1);
    if (first === undefined) break;
    const partners = left.flatMap((other) =>
      pairsOf(first.id, other.id, industry.id)
        .filter((pair) => canSay(pair, voice) && !(pair.but && units.some(({ tone }) => tone === 'mixed')))
        .map((pair) => ({ other, pair })),
    );
    if (partners.length === 0 || !random.chance(pairs)) {
      units.push(single(first));
      continue;
    }
    const { other, pair } = random.pick(partners);
    left.splice(left.indexOf(other), 1);
    const { tone, topic } = first.sentiment;
    units.push({
      ids: pair.of,
      tone: tone === other.sentiment.tone ? tone : 'mixed',
      topic,
      forms: pair,
    });
  }
  return units;
}
