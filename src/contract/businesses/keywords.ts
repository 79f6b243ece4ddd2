import { keywordMax } from '../constants.ts';

/** For administrators only, never in a draft. */
export interface Keyword {
  readonly keyword: string;
  readonly isLocalSeo: boolean;
}

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

function wordsWithin(words: string, maxLength: number): string {
  if (words.length <= maxLength) return words;
  return words.slice(0, Math.max(0, words.lastIndexOf(' ', maxLength))).trimEnd();
}
