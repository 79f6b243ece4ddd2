/** One local-search phrase of a business. For administrators only, never in a draft (design 2.6). */
export interface Keyword {
  readonly keyword: string;
  readonly isLocalSeo: boolean;
}

/** The six phrases of each category, in the spec's order (spec 3, keyword templates), repetitions dropped. */
export function keywordPhrases(categories: readonly string[], city: string): Keyword[] {
  const phrases = categories.flatMap((category) => [
    `${category} near me`,
    `${category} in ${city}`,
    `your ${city} ${category.toLowerCase()}`,
    `Best ${category} near me`,
    `Top-rated ${category} near me`,
    `${category} open now near me`,
  ]);
  return [...new Set(phrases)].map((keyword) => ({ keyword, isLocalSeo: true }));
}
