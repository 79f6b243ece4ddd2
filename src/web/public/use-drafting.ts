import { useEffect, useRef } from 'react';
import type { PageBusiness } from '../../contract/customer-page.ts';
import { draftText, frameText } from '../../contract/languages/en/customer.ts';
import { ApiError } from '../lib/call.ts';
import { callWithRetries, makeKey } from '../lib/call-with-retries.ts';
import { errorMessage } from '../lib/error-message.ts';
import { carrySteps } from '../review/carrier.ts';
import type { ShowToast } from '../review/choices.ts';
import type { DraftRequest } from '../review/draft-request.ts';
import { type Flow, keepFlow, putAside } from './flow.ts';
import type { Steps } from './use-steps.ts';

export function useDrafting(
  { id: businessId, slug }: Pick<PageBusiness, 'id' | 'slug'>,
  { flow, change, go }: Steps,
  showToast: ShowToast,
) {
  const { pending } = flow;
  const kept = useRef(flow);
  kept.current = flow;

  useEffect(() => {
    if (!pending) return;
    const leaving = new AbortController();
    const { key, again, sentiments, ...typed } = pending;
    // The server shows the notice; the choices are kept in case the business becomes active again.
    const showNotice = () => {
      keepFlow(slug, { ...kept.current, pending: null, step: 'picker' });
      location.reload();
    };
    const fail = (error: unknown) => {
      if (leaving.signal.aborted) return;
      if (error instanceof ApiError && error.code === 'inactive') return showNotice();
      const { problem, regenerating } = draftText;
      const options = { noAnswer: `${problem} ${frameText.offline}`, hideServerErrors: true };
      // `null`: the server answered without a review.
      const sentence = error === null ? problem : errorMessage(error, problem, options);
      change({ pending: null, failure: again ? null : { sentence, pending } });
      // The first attempt is the page's heading; a later one leaves the draft in view.
      if (again) showToast({ title: regenerating, body: sentence }, 'wrong');
    };
    carrySteps((steps) =>
      callWithRetries(
        'POST /api/reviews/generate',
        {
          sentiments: [...sentiments],
          businessType: 'healthcare',
          businessId,
          ...typed,
          ...steps,
        },
        { idempotencyKey: key, signal: leaving.signal },
      ),
    ).then((draft) => {
      if (leaving.signal.aborted) return;
      const earlier = putAside(kept.current);
      if (draft.review) change({ draft, earlier, editing: false, pending: null, failure: null });
      else fail(null);
    }, fail);
    return () => leaving.abort();
  }, [pending, businessId, slug, change, showToast]);

  return {
    generate: (request: DraftRequest, part: Partial<Flow>) =>
      go('draft', { ...part, pending: { key: makeKey(), ...request }, failure: null }),
    retry: () => flow.failure && change({ pending: flow.failure.pending, failure: null }),
  };
}
