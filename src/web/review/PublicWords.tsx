import type { Draft } from '../../contract/customer-page.ts';
import { reviewText } from '../../contract/languages/en/review.ts';

/** Quotes sensitive words and names of others, which will be public. It never blocks. */
export function PublicWords({ sensitive, sensitiveWords }: Draft) {
  if (!sensitive && !sensitiveWords) return null;
  const { words, aboutAnother } = sensitiveWords ?? {};
  return (
    <p className="soft">{words ? reviewText.sensitiveWords(words, aboutAnother === true) : reviewText.sensitive}</p>
  );
}
