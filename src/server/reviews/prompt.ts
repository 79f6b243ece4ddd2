import type { Finding } from './checker/rule.ts';
import { stripCarriers } from './compose/marks.ts';
import type { WriteRequest } from './write-review.ts';

/** What stands in the model's text for what it is never told: the thanked name, and the customer's own words. */
export const namePlace = '[[NAME]]';
export const ownPlace = (index: number): string => `[[OWN${index + 1}]]`;

/** How a model is to write. The same for every request, so that nothing a person typed can change it. */
export const instructions = `You write one short customer review for the customer to edit, in plain English, in the first person, in the past tense.
Rules:
- Say every one of the listed choices once, in words close to the choice, and nothing else. Nothing that is not listed happened.
- No staff, treatment, price, duration, number, outcome, earlier visit, family, comparison, recommendation or advice unless it is a listed choice.
- A critical choice stays critical. Do not soften it away and do not make the review more positive than the choices.
- 35 to 80 words, two to five sentences, one paragraph. No heading, list, markup, quotation marks, emoji, exclamation marks, links or addresses.
- No marketing words and no superlatives. Write as a person types on a phone.
- Where a place holder such as [[NAME]] or [[OWN1]] is asked for, write it exactly so, once.
Answer with the review only.`;

/** One request to the model, with what was wrong with its first draft if there was one. */
export function promptFor(
  request: WriteRequest,
  isOwn: (label: string) => boolean,
  rejected: readonly Finding[],
): string {
  const choices = request.sentiments.map((label, index) =>
    isOwn(label) ? `- the sentence ${ownPlace(index)} standing alone, without a full stop` : `- ${label}`,
  );
  const business = request.business;
  return [
    business
      ? `Business: ${oneLine(business.name)}${business.city ? `, ${oneLine(business.city)}` : ''}`
      : 'Do not name the business.',
    business?.category ? `Kind: ${oneLine(business.category)}` : '',
    'Choices:',
    ...choices,
    request.thankSomeone ? `End by thanking ${namePlace}.` : 'Thank nobody by name.',
    ...(rejected.length > 0 ? ['', 'Your last draft was rejected:', ...told(rejected)] : []),
  ]
    .filter((line, index) => line !== '' || index > 3)
    .join('\n');
}

const told = (findings: readonly Finding[]): string[] =>
  [...new Set(findings.map((finding) => `- ${finding.sentence}`))].slice(0, 6);

/** Names are the owner's words: they cannot open a new line in the request. */
const oneLine = (typed: string): string =>
  stripCarriers(typed)
    .replace(/[\s\p{C}]+/gu, ' ')
    .slice(0, 120);
