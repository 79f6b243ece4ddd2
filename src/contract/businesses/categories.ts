import categoriesByIndustry from './categories.json' with { type: 'json' };

/** Google Business Profile's category names, in Google's casing. */
const names = new Set(Object.values(categoriesByIndustry).flat());

export const isCategory = (name: string): boolean => names.has(name);

export const listCategories = (): readonly string[] => [...names].sort(new Intl.Collator('en').compare);
