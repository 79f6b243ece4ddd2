import { type CheckRequest, readReview } from './reading.ts';
import type { Finding } from './rule.ts';
import { rules } from './rules.ts';

/** Everything that is wrong with a review, measured against what the customer chose; an empty list lets it through. */
export function checkReview(review: string, request: CheckRequest): Finding[] {
  const reading = readReview(review, request);
  return rules.flatMap((rule) =>
    rule
      .find(reading)
      .slice(0, 5)
      .map((excerpt) => ({ rule: rule.name, sentence: rule.sentence, ...(excerpt === '' ? {} : { excerpt }) })),
  );
}
