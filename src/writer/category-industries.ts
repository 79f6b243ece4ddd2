import categoriesByIndustry from '../contract/businesses/categories.json' with { type: 'json' };
import type { IndustryId } from './industries.ts';

/** Assigned by hand, because the words of a category's name mislead. */
const byIndustry: Readonly<Record<IndustryId, readonly string[]>> = categoriesByIndustry;

export const industryOf: ReadonlyMap<string, IndustryId> = new Map(
  (Object.keys(byIndustry) as IndustryId[]).flatMap((industry) =>
    byIndustry[industry].map((name) => [name.toLowerCase(), industry] as const),
  ),
);
