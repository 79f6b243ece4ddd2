import type { Violation } from '../check.ts';
import type { ReviewRequest } from '../draft.ts';

/** The same for every request, so that user input cannot change it. */
export const instructions = `You write one short customer review for the customer to edit, in plain American English, in the first person, in the past tense.
Rules:
- Say every one of the listed choices once, in words close to the choice, and nothing else. Nothing that is not listed happened.
- No staff, treatment, price, duration, number, outcome, earlier visit, family, comparison, recommendation or advice unless it is a listed choice.
- A critical choice stays critical. Do not soften it, do not take anything back, and do not make the review more positive than the choices.
- 12 to 60 words, one to four sentences. No announcement and no sign-off. Join only by "and", "but" or a period.
- No marketing words, superlatives, headings, lists, quotation marks around the text, emoji, links or addresses. Write as a person types on a phone.
- Thank nobody.
Answer with JSON only: {"sentences":[{"text":"...","choices":[{"choice":"a listed choice","quote":"the exact words of this sentence that express it"}]}]}
A sentence that only joins others has an empty list of choices and states no fact.`;

export function promptFor({ business, choices, industry }: ReviewRequest, rejected: readonly Violation[]): string {
  const listed = choices.filter(({ sentiment }) => sentiment !== null).map(({ label }) => `- ${label}`);
  return [
    business
      ? `Business: ${oneLine(business.name)}${business.city ? `, ${oneLine(business.city)}` : ''}`
      : 'Do not name the business.',
    `Kind: ${industry.id}`,
    'Choices:',
    ...listed,
    ...(rejected.length > 0 ? ['', 'Your last draft was rejected:', ...told(rejected)] : []),
  ].join('\n');
}

function told(rejected: readonly Violation[]): string[] {
  const byRule = Map.groupBy(rejected, ({ sentence }) => sentence);
  return [...byRule].slice(0, 6).map(([sentence, found]) => {
    const excerpts = [...new Set(found.map(({ excerpt }) => excerpt))].filter((excerpt) => excerpt !== '').slice(0, 5);
    return `- ${sentence}${excerpts.length > 0 ? ` It was: ${excerpts.map((one) => `"${oneLine(one)}"`).join(', ')}.` : ''}`;
  });
}

export const reviewInstructions = `You compare a customer review with the list of what the customer chose.
List every statement of the review that no choice covers: an added fact, a limit on a choice, the opposite of a choice, a comparison.
Copy the exact words of each from the review, one a line, beginning with "- ". Plain joining words are no statement. If there is none, answer: none`;

export const claimsPrompt = ({ choices }: ReviewRequest, text: string): string =>
  [
    'Choices:',
    ...choices.filter(({ sentiment }) => sentiment !== null).map(({ label }) => `- ${label}`),
    '',
    'Review:',
    text,
  ].join('\n');

export function readClaims(answer: string, text: string): string[] {
  return answer
    .split('\n')
    .map((line) => /^\s*[-•]\s*["“]?(.+?)["”]?\s*$/.exec(line)?.[1] ?? '')
    .filter((claim) => claim !== '' && text.toLowerCase().includes(claim.toLowerCase().replace(/\.$/, '')));
}

/** Names come from the owner: they must not open a new line in the prompt. */
const oneLine = (typed: string): string => typed.replace(/[\s\p{C}]+/gu, ' ').slice(0, 120);
