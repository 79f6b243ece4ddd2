import type { Draft, FeedbackTyped } from '../../contract/customer-page.ts';
import { type Choices, noChoices } from '../review/choices.ts';

export type Step = 'thumbs' | 'picker' | 'draft' | 'platform' | 'feedback';

/** One generation: its key stays over retries and reloads, so that a draft is counted once. */
export interface Pending {
  readonly key: string;
  readonly sentiments: readonly string[];
  readonly thankSomeone?: string;
  readonly detail?: string;
  readonly length?: 'shorter' | 'longer';
  /** It replaces a draft. */
  readonly again?: boolean;
}

/** All that a customer has chosen and typed, over all steps. */
export interface Flow extends Choices {
  readonly step: Step;
  /** The text as it is now; null before there is one. */
  readonly draft: Draft | null;
  /** The texts that gave way to another one, the newest first. */
  readonly earlier: readonly Draft[];
  readonly editing: boolean;
  readonly pending: Pending | null;
  /** Why the last generation gave nothing, with a retry's input. */
  readonly failure: { readonly sentence: string; readonly pending: Pending } | null;
  /** The text that was last copied, or handed over for copying by hand. */
  readonly copied: { readonly text: string; readonly byHand: boolean } | null;
  readonly message: FeedbackTyped;
  /** A message has gone out, so that the thank-you page thanks for it; `told` once its toast was shown. */
  readonly sent: boolean;
  readonly told: boolean;
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
  message: { feedback: '', name: '', email: '', phone: '' },
  sent: false,
  told: false,
};

const isTheirs = ({ own, edited }: Draft) => own || edited;

/** The earlier texts once this one gives way too: all that the customer wrote, and the last of those that anybody could have again. */
export const putAside = ({ draft, earlier }: Flow): readonly Draft[] =>
  draft?.review ? [draft, ...earlier.filter(isTheirs)] : earlier;

/** The newest of the earlier texts takes the place of this one, which waits behind all others: every one comes round. */
export const bringBack = ({ draft, earlier: [next, ...others] }: Flow): Partial<Flow> => ({
  draft: next ?? draft,
  earlier: next && draft?.review ? [...others, draft] : others,
  editing: false,
});

/** The step that can be shown: a draft's steps need a draft. */
export function reachable(flow: Flow, step: Step): Step {
  if (step === 'draft' && !flow.draft && !flow.pending && !flow.failure) return 'picker';
  if (step === 'platform' && !flow.draft) return reachable(flow, 'draft');
  return step;
}

const storageKey = (slug: string) => `sayso:${slug}`;

/** What this tab remembers of a business's page, or null. */
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

/** Keeps the flow for a reload. */
export function keepFlow(slug: string, flow: Flow): void {
  try {
    sessionStorage.setItem(storageKey(slug), JSON.stringify(flow));
  } catch {
    // A browser that keeps nothing still has the page itself.
  }
}
