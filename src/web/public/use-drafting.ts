import { useEffect, useRef } from 'react';
import { sentimentsRequired } from '../../contract/constants.ts';
import type { PageBusiness } from '../../contract/customer-page.ts';
import { draftText, frameText } from '../../contract/customer-text.ts';
import { ApiError } from '../lib/call.ts';
import { callWithRetries, makeKey } from '../lib/call-with-retries.ts';
import { keepFlow, type Pending, putAside } from './flow.ts';
import type { Say } from './Toast.tsx';
import type { Steps } from './use-steps.ts';

/** Generation: asked for, waited for (over a reload too), and told about when it fails. */
export function useDrafting(
  { id: businessId, slug }: Pick<PageBusiness, 'id' | 'slug'>,
  { flow, change, go }: Steps,
  say: Say,
) {
  const { pending } = flow;
  const kept = useRef(flow);
  kept.current = flow;

  useEffect(() => {
    if (!pending) return;
    const leaving = new AbortController();
    const { key, again, sentiments, ...typed } = pending;
    // The server shows the notice; what was picked waits for the business to come back.
    const showNotice = () => {
      keepFlow(slug, { ...kept.current, pending: null, step: 'picker' });
      location.reload();
    };
    const fail = (error: unknown) => {
      if (leaving.signal.aborted) return;
      if (error instanceof ApiError && error.code === 'inactive') return showNotice();
      const sentence = sentenceOf(error);
      const title = again ? draftText.regenerating : draftText.generating;
      change({ pending: null, failure: again ? null : { sentence, pending } });
      say({ title, body: sentence === draftText.failedHint ? draftText.problem : sentence }, 'wrong');
    };
    callWithRetries(
      'POST /api/reviews/generate',
      {
        sentiments: [...sentiments],
        businessType: 'healthcare',
        businessId,
        ...typed,
      },
      { idempotencyKey: key, signal: leaving.signal },
    ).then(({ review, marks, sensitive }) => {
      if (leaving.signal.aborted) return;
      const earlier = putAside(kept.current);
      if (review)
        change({ draft: { review, marks, sensitive }, earlier, editing: false, pending: null, failure: null });
      else fail(null);
    }, fail);
    return () => leaving.abort();
  }, [pending, businessId, slug, change, say]);

  const choices = (): Pending => ({
    key: makeKey(),
    sentiments: flow.picks,
    ...(flow.thank.trim() ? { thankSomeone: flow.thank.trim() } : {}),
    ...(flow.detail.trim() ? { detail: flow.detail.trim() } : {}),
  });
  return {
    generate: () => go('draft', { pending: choices(), failure: null }),
    retry: () => flow.failure && change({ pending: flow.failure.pending, failure: null }),
    regenerate: (length?: Pending['length']) => {
      if (flow.picks.length !== sentimentsRequired) return say(draftText.cannotRegenerate, 'wrong');
      change({ pending: { ...choices(), again: true, ...(length ? { length } : {}) } });
    },
  };
}

/** Why no draft came: the server's refusal, the lost network, or the spec's sentence. */
function sentenceOf(error: unknown): string {
  if (error instanceof ApiError && error.status < 500) return error.message;
  if (error instanceof TypeError) return `${draftText.problem} ${frameText.offline}`;
  return draftText.failedHint;
}
