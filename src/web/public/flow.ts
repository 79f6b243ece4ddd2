import type { Draft, SentFeedback } from '../../contract/customer-page.ts';
import type { FeedbackMessage } from '../../contract/feedback/calls.ts';
import { type Choices, noChoices } from '../review/choices.ts';
import type { DraftRequest } from '../review/draft-request.ts';

export type Step = 'thumbs' | 'picker' | 'draft' | 'platform' | 'feedback' | 'thanks';

/** One generation. Retries and reloads repeat its key, so that a draft is counted once. */
export interface Pending extends DraftRequest {
  readonly key: string;
  readonly again?: boolean;
}

export interface Flow extends Choices {
  readonly step: Step;
  readonly draft: Draft | null;
  /** Replaced texts, the newest first. */
  readonly earlier: readonly Draft[];
  readonly editing: boolean;
  /** Presses of Regenerate since the choices were made. */
  readonly presses?: number;
  /** Marked words were tapped, so that their use is known. */
  readonly knowsMarks?: boolean;
  readonly pending: Pending | null;
  readonly failure: { readonly sentence: string; readonly pending: Pending } | null;
  readonly copied: { readonly text: string; readonly byHand: boolean } | null;
  readonly message: Partial<FeedbackMessage>;
  /** Feedback was sent: the thank-you page says so. */
  readonly sent: boolean;
  /** In memory alone: others may use this phone. */
  readonly thanks: SentFeedback | null;
}

export const emptyFlow: Flow = {
  step: 'thumbs',
  ...noChoices,
  draft: null,
  earlier: [],
  editing: false,
  pending: null,
  failure: null,
  copied: null,
  message: {},
  sent: false,
  thanks: null,
};

const isTheirs = ({ own, edited }: Draft) => own || edited;

export const putAside = ({ draft, earlier }: Flow): readonly Draft[] =>
  draft?.review ? [draft, ...earlier.filter(isTheirs)] : earlier;

export const bringBack = ({ draft, earlier: [next, ...others] }: Flow): Partial<Flow> => ({
  draft: next ?? draft,
  earlier: next && draft?.review ? [...others, draft] : others,
  editing: false,
});

export function reachable(flow: Flow, step: Step): Step {
  if (step === 'draft' && !flow.draft && !flow.pending && !flow.failure) return 'picker';
  if (step === 'platform' && !flow.draft) return reachable(flow, 'draft');
  if (step === 'thanks' && !flow.thanks) return 'thumbs';
  return step;
}

const storageKey = (slug: string) => `sayso:${slug}`;

export function recallFlow(slug: string): Flow | null {
  try {
    const kept = sessionStorage.getItem(storageKey(slug));
    if (!kept) return null;
    const flow: Flow = { ...emptyFlow, ...JSON.parse(kept) };
    return { ...flow, step: reachable(flow, flow.step) };
  } catch {
    return null;
  }
}

export function keepFlow(slug: string, flow: Flow): void {
  try {
    sessionStorage.setItem(storageKey(slug), JSON.stringify({ ...flow, thanks: null }));
  } catch {
    // Storage may be blocked; the page works without it.
  }
}
