import { resolveChoices } from '../../src/writer/choices.ts';
import { conflictsAmong } from '../../src/writer/conflicts.ts';
import type { ReviewRequest } from '../../src/writer/draft.ts';
import type { Industry } from '../../src/writer/industry.ts';
import { labels } from '../../src/writer/labels.ts';
import { makeRandom, type Random, shuffle } from '../../src/writer/random.ts';
import type { SentimentId } from '../../src/writer/sentiments.ts';
import { typedPhrases } from './typed-phrases.ts';

const names = ['Ana', 'Dr. Patel', 'the front desk lady', 'Xiu', 'Mrs. Kowalski', 'maria', 'Tom and Lucy', "O'Brien"];

export const sampleBusiness = (industry: Industry): { name: string; city: string } => ({
  name: `Juniper Street ${industry.id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')}`,
  city: 'Asheville',
});

export type Sample = Omit<ReviewRequest, 'remembered' | 'number'>;

/** A customer who picks any four labels: a quarter type words of their own, a fifth name someone. */
export function sampleRequest(industry: Industry, random: Random): Sample {
  const ids: SentimentId[] = [];
  for (const id of shuffle(industry.sentiments, random))
    if (ids.length < 4 && conflictsAmong([...ids, id]).length === 0) ids.push(id);
  const picked = ids.map((id) => labels[id]);
  if (random.chance(0.25)) picked[3] = random.pick(typedPhrases);
  return {
    business: sampleBusiness(industry),
    industry,
    choices: resolveChoices(picked, [industry]),
    ...(random.chance(0.2) ? { thanks: random.pick(names) } : {}),
  };
}

export const seeded = (seed: number): Random => makeRandom(seed);
