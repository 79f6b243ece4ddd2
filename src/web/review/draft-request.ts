import type { Draft } from '../../contract/customer-page.ts';
import type { FirstLine, Voice } from '../../contract/reviews/calls.ts';
import { customSentiment } from '../../contract/reviews/sentiment-selection.ts';
import type { Choices } from './choices.ts';
import type { Checks } from './use-checks.ts';

export interface DraftRequest {
  readonly sentiments: readonly string[];
  readonly typed?: string[];
  readonly thankSomeone?: string;
  readonly detail?: string;
  readonly beginning?: string;
  readonly avoid?: Voice[];
  readonly length?: 'shorter';
}

/** What the customer typed to get this chip; empty for a chip of the list. */
export const wordsOf = ({ own }: Choices, label: string): string =>
  own.find((words) => customSentiment(words) === label) ?? '';

/** The beginning that the field shows, and none where the line is a sentence: the server takes what it gets. */
export function begun(choices: Choices, { beginnings }: FirstLine, checks: Checks | null): Choices {
  const { beginning, detail } = choices;
  if (beginning === null) return choices;
  if (!checks?.isBare(detail)) return { ...choices, beginning: '' };
  return { ...choices, beginning: beginnings.includes(beginning) ? beginning : (beginnings[0] ?? '') };
}

export function draftRequest(choices: Choices): DraftRequest {
  const { picks, beginning } = choices;
  const thank = choices.thank.trim();
  const detail = choices.detail.trim();
  const typed = picks.map((label) => wordsOf(choices, label));
  return {
    sentiments: picks,
    ...(typed.some(Boolean) ? { typed } : {}),
    ...(thank ? { thankSomeone: thank } : {}),
    ...(detail ? { detail } : {}),
    ...(detail && beginning ? { beginning } : {}),
  };
}

export const voicesOf = (drafts: readonly (Draft | null | undefined)[]): Voice[] =>
  drafts.flatMap((draft) => draft?.voice ?? []);
