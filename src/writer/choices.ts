import { industryOf } from './category-industries.ts';
import type { Forms } from './form-types.ts';
import { formsOf } from './forms.ts';
import { industries } from './industries.ts';
import type { Industry } from './industry.ts';

/** The customer's own words have no forms; their label has the letters as typed. */
export interface Choice {
  readonly id: string;
  readonly label: string;
  readonly sentiment: Forms | null;
}

export function resolveIndustries(categories: readonly string[]): readonly [Industry, ...Industry[]] {
  const named = categories.map((category) => category.trim().toLowerCase()).filter((category) => category !== '');
  if (named.length === 0) return [industries.healthcare];
  const found = named.map((category) => industryOf.get(category) ?? 'general');
  const [first, ...others] = [...new Set(found)].filter((id) => id !== 'general');
  return [industries[first ?? 'general'], ...others.map((id) => industries[id])];
}

export interface Chosen {
  readonly ids?: readonly string[] | undefined;
  /** Beside each label the words as typed, if they were. */
  readonly typed?: readonly string[] | undefined;
}

export function resolveChoices(
  chosen: readonly string[],
  known: readonly Industry[],
  { ids = [], typed = [] }: Chosen = {},
): Choice[] {
  const offered = known.flatMap(({ id: industry, sentiments }) =>
    sentiments.map((id) => ({ id, sentiment: formsOf(id, industry) })),
  );
  return chosen.map((label, at) => {
    const found =
      offered.find(({ id }) => id === ids[at]) ??
      offered.find(({ sentiment }) => sentiment.label === label) ??
      offered.find(({ sentiment }) => sentiment.was === label);
    if (found !== undefined) return { ...found, label };
    const words = typed[at] ?? '';
    const isSame = words.toLowerCase().replaceAll(/\s/gu, '') === label.toLowerCase().replaceAll(/\s/gu, '');
    return { id: `typed-${at + 1}`, label: isSame ? words : label, sentiment: null };
  });
}

export const labelsOf = ({ id: industry, sentiments }: Industry): string[] =>
  sentiments.map((id) => formsOf(id, industry).label);
