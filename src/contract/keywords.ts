import { keywordMax } from './constants.ts';

/** One local-search phrase of a business. For administrators only, never in a draft (design 2.6). */
export interface Keyword {
  readonly keyword: string;
  readonly isLocalSeo: boolean;
}

/** The six phrases of each category, in the spec's order (spec 3, keyword templates), repetitions dropped. */
export function keywordPhrases(categories: readonly string[], city: string): Keyword[] {
  const phrases = categories.flatMap((category) => {
    const lowered = category.toLowerCase();
    const place = wordsWithin(city.trim(), keywordMax - `your  ${lowered}`.length);
    return [
      `${category} near me`,
      place ? `${category} in ${place}` : category,
      place ? `your ${place} ${lowered}` : `your ${lowered}`,
      `Best ${category} near me`,
      `Top-rated ${category} near me`,
      `${category} open now near me`,
    ];
  });
  return [...new Set(phrases)].map((keyword) => ({ keyword, isLocalSeo: true }));
}

/** As many whole words as fit, from the first; none where that one is too long. */
function wordsWithin(words: string, maxLength: number): string {
  if (words.length <= maxLength) return words;
  return words.slice(0, Math.max(0, words.lastIndexOf(' ', maxLength))).trimEnd();
}
