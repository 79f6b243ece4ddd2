import type { ReviewRequest } from '../draft.ts';
import type { Industry } from '../industry.ts';
import type { Parts } from './part.ts';
import { asTyped } from './typed.ts';

/** "a cleaning" after its beginning becomes "Came in for a cleaning."; anything else stays as typed. */
export function sayLine({ detail, beginning, industry }: ReviewRequest): Parts[] {
  const typed = asTyped(detail ?? '');
  if (typed === '') return [];
  const head = industry.line.beginnings.find((one) => one === beginning);
  if (head === undefined) return [[{ text: typed, ids: [], isTyped: true }]];
  return [
    [
      {
        text: `${head.replace(/^(?:I|We) (?!were )/, '')} ${withArticle(lowered(typed), industry)}`,
        ids: [],
        isTyped: true,
      },
    ],
  ];
}

/** Phones raise the first letter. */
const lowered = (typed: string): string =>
  /^(?:A|An|The|My|Our|Some|New|Oil|Haircut)\b/.test(typed) ? typed.charAt(0).toLowerCase() + typed.slice(1) : typed;

function withArticle(typed: string, { line }: Industry): string {
  const isCounted = line.nouns.split(',').some((noun) => noun.trim().toLowerCase() === typed.toLowerCase());
  if (!isCounted) return typed;
  return `${/^(?:[aeio]|un|MRI|X-?ray|SUV|SAT|HVAC)/i.test(typed) ? 'an' : 'a'} ${typed}`;
}
