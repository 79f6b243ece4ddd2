import { type ReviewRequest, type Segment, textOf } from '../draft.ts';
import type { Form, Plan } from './plan.ts';
import { sharesAWord } from './thanks.ts';

interface Where {
  readonly kind: Form;
  readonly stage: number;
  readonly isListEnd: boolean;
  readonly isReferred: boolean;
  readonly plan: Plan;
  readonly request: ReviewRequest;
}

/** Null where a customer would not name the business. */
export function nameBusiness(
  segments: readonly Segment[],
  { kind, stage, isListEnd, isReferred, plan, request }: Where,
): Segment[] | null {
  const { business, industry, thanks } = request;
  if (business === null || business.name.trim() === '' || sharesAWord(business.name, thanks)) return null;
  const city =
    plan.naming === 'city' && business.city !== '' && !sharesAWord(business.name, business.city)
      ? ` in ${business.city}`
      : '';
  const name = `${business.name.trim()}${city}`;
  if (kind === 'noun') {
    // Booking and parking do not happen at the business.
    if (!industry.isVisited || !isListEnd || stage < 3) return null;
    return [...segments, { text: ` at ${name}`, choiceId: null }];
  }
  if (kind === 'fragment') return null;
  const text = textOf(segments);
  if (text.includes('@') && (industry.isVisited || /(?:staff|team|crew|people) @/.test(text)))
    return segments.map((segment) => ({ ...segment, text: segment.text.replace('@', () => `at ${name}`) }));
  if (city === '' && !isReferred && /^they (?!(?:were|weren't|are|have|don't|all)\b)/.test(text))
    return startWith(segments, business.name.trim());
  return null;
}

const startWith = ([first, ...rest]: readonly Segment[], name: string): Segment[] =>
  first === undefined ? [] : [{ ...first, text: `${name}${first.text.slice('they'.length)}` }, ...rest];
