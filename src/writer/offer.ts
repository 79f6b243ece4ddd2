import { labelsOf } from './choices.ts';
import { conflictsAmong } from './conflicts.ts';
import { formsOf, type SentimentId } from './forms.ts';
import type { Industry } from './industry.ts';

/** What the page shows before a draft. */
export function offerOf(industry: Industry) {
  const { sentiments, line } = industry;
  const labelOf = (id: SentimentId): string => formsOf(id, industry.id).label;
  return {
    sentiments: labelsOf(industry),
    ids: [...sentiments],
    conflicts: conflictsAmong(sentiments).map(([one, other]): [string, string] => [labelOf(one), labelOf(other)]),
    critical: sentiments.filter((id) => formsOf(id, industry.id).tone === 'critical'),
    line: { example: line.example, beginnings: [...line.beginnings] },
  };
}
