import { industryOf } from './category-industries.ts';
import { industries } from './industries.ts';
import type { Industry } from './industry.ts';
import { labels } from './labels.ts';
import { type Sentiment, sentiments } from './sentiments.ts';

/** The customer's own words have no sentiment. */
export interface Choice {
  readonly id: string;
  readonly label: string;
  readonly sentiment: Sentiment | null;
}

export function resolveIndustries(categories: readonly string[]): readonly [Industry, ...Industry[]] {
  const named = categories.map((category) => category.trim().toLowerCase()).filter((category) => category !== '');
  if (named.length === 0) return [industries.healthcare];
  const found = named.map((category) => industryOf.get(category) ?? 'general');
  const [first, ...others] = [...new Set(found)].filter((id) => id !== 'general');
  return [industries[first ?? 'general'], ...others.map((id) => industries[id])];
}

export function resolveChoices(
  chosen: readonly string[],
  known: readonly Industry[],
  chosenIds: readonly string[] = [],
): Choice[] {
  const ids = known.flatMap(({ sentiments: own }) => own);
  return chosen.map((label, at) => {
    const id = ids.find((one) => one === chosenIds[at]) ?? ids.find((one) => labels[one] === label);
    return id === undefined
      ? { id: `typed-${at + 1}`, label, sentiment: null }
      : { id, label, sentiment: sentiments[id] };
  });
}

/** What the page knows beside the labels. */
export const firstScreenOf = ({ sentiments: own, line: { example, beginnings } }: Industry) => ({
  ids: [...own],
  critical: own.filter((id) => sentiments[id].phrases.tone === 'mixed'),
  line: { example, beginnings: [...beginnings] },
});
