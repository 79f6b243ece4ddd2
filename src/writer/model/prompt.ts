import type { Violation } from '../check.ts';
import type { ReviewRequest } from '../draft.ts';
import { makeRandom } from '../random.ts';
import { isSaid } from '../say/unit.ts';
import { drawVoice } from '../say/voice.ts';

/** The same for every request, so that user input cannot change it. */
export const instructions = `You write one short customer review for the customer to edit, as people type it on a phone: 5 to 25 words, one or two sentences, plain American English.
Say every listed choice once, in its own plain words, and nothing else. A critical choice stays as critical as it is. The first choice comes first.
Keep to the voice that is asked for:
- list: "Friendly staff, short wait. A bit pricey." / "Kind, gentle dentist, easy to book."
- plain: "Staff is friendly and they explain things well." / "It's cozy, portions are big and prices are fair."
- you: "They listen and don't rush you. Clean office." / "They explain things so you understand. Hard to park though."
- past: "Got me in on time, didn't rush me." / "They fixed it for what they quoted. Took longer than expected."
Answer with JSON only: {"sentences":[{"text":"...","choices":[{"choice":"a listed choice","quote":"the exact words of this sentence that express it"}]}]}
A sentence that only joins others has an empty list of choices and states no fact.`;

export function promptFor(request: ReviewRequest, rejected: readonly Violation[]): string {
  const { choices, industry } = request;
  const listed = choices.filter(({ sentiment }) => sentiment !== null).map(({ label }) => `- ${label}`);
  return [
    `Kind of business: ${industry.id}`,
    `Voice: ${drawVoice(choices.filter(isSaid), request, makeRandom(request.number))}`,
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
