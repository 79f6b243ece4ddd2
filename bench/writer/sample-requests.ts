import { type Choice, resolveChoices } from '../../src/writer/choices.ts';
import { conflictsAmong } from '../../src/writer/conflicts.ts';
import type { ReviewRequest } from '../../src/writer/draft.ts';
import { formsOf, type SentimentId } from '../../src/writer/forms.ts';
import type { Industry } from '../../src/writer/industry.ts';
import { type Random, shuffle } from '../../src/writer/random.ts';
import { typedPhrases } from './typed-phrases.ts';

const names = ['Ana', 'Dr. Patel', 'the front desk lady', 'Xiu', 'Mrs. Kowalski', 'maria', 'Tom and Lucy', "O'Brien"];
const lines = ['Second time here', 'First time here', 'Been coming here for years', 'They fixed it in one visit'];

export const sampleBusiness = { name: 'Juniper Street', city: 'Asheville' };

export type Sample = Omit<ReviewRequest, 'remembered' | 'number'>;

/** Any four labels: a quarter type words of their own, a fifth name someone, three in ten write the first line. */
export function sampleRequest(industry: Industry, random: Random): Sample {
  const ids: SentimentId[] = [];
  for (const id of shuffle(industry.sentiments, random))
    if (ids.length < 4 && conflictsAmong([...ids, id]).length === 0) ids.push(id);
  const picked: string[] = ids.map((id) => formsOf(id, industry.id).label);
  if (random.chance(0.25)) picked[3] = random.pick(typedPhrases);
  const choices: readonly Choice[] = resolveChoices(picked, [industry]);
  const nouns = industry.line.nouns.split(',').map((noun) => noun.trim());
  return {
    business: sampleBusiness,
    industry,
    choices,
    ...(random.chance(0.2) ? { thanks: random.pick(names) } : {}),
    ...(random.chance(0.3) ? { detail: random.pick([industry.line.example, ...nouns.slice(0, 4), ...lines]) } : {}),
  };
}
