import { type ReactNode, useRef } from 'react';
import { customerTimings } from '../../contract/constants.ts';
import type { Draft, PageBusiness } from '../../contract/customer-page.ts';
import { copyText, reviewText } from '../../contract/languages/en/review.ts';
import { copyText as copy } from '../lib/clipboard.ts';
import { focusHeading } from '../lib/focus.ts';
import type { ShowToast } from '../review/choices.ts';
import { ManualCopy } from '../review/ManualCopy.tsx';
import { DraftStep } from './DraftStep.tsx';
import { bringBack, emptyFlow, putAside } from './flow.ts';
import { PlatformStep } from './PlatformStep.tsx';
import type { Steps } from './use-steps.ts';

interface ReviewStepsProps {
  readonly business: PageBusiness;
  readonly steps: Steps;
  readonly draft: Draft;
  readonly showToast: ShowToast;
  readonly writeOwn: () => void;
  readonly regenerate: (length?: 'shorter' | 'longer') => void;
  readonly manual: boolean;
  readonly copyByHand: () => void;
  /** The toast, which a dialog would cover elsewhere. */
  readonly children: ReactNode;
}

export function ReviewSteps({ business, steps, draft, showToast, writeOwn, regenerate, ...props }: ReviewStepsProps) {
  const { flow, change, go, back } = steps;
  const copying = useRef(false);
  const next = useRef<'platform' | null>(null);

  function toggleEdit() {
    change({ editing: !flow.editing });
    if (flow.editing) showToast(reviewText.updated, 'done', customerTimings.reviewUpdatedToast);
  }

  function copyFor(then: 'platform' | null) {
    if (!draft.review.trim()) return showToast(reviewText.empty, 'wrong');
    if (copying.current) return;
    copying.current = true;
    next.current = then;
    copy(draft.review).then((result) => {
      copying.current = false;
      const byHand = result !== 'copied';
      change({ copied: { text: draft.review, byHand }, editing: false });
      if (byHand) {
        props.copyByHand();
        return showToast(copyText.manual, 'info', customerTimings.manualCopyToast);
      }
      showToast(copyText.copied, 'done', customerTimings.copyToast);
      if (then) go(then);
    });
  }

  if (flow.step === 'platform')
    return <PlatformStep business={business} review={draft.review} copied={flow.copied} back={() => back('draft')} />;
  return (
    <>
      <DraftStep
        {...{ flow, draft, change, toggleEdit, writeOwn, regenerate }}
        copy={() => copyFor(null)}
        post={() => copyFor('platform')}
        choosePlatform={() => {
          if (!draft.review.trim()) return showToast(reviewText.empty, 'wrong');
          go('platform', { editing: false });
        }}
        bringBack={() => {
          change(bringBack(flow));
          focusHeading();
        }}
        startOver={() => {
          const { picks, own, other, thank } = emptyFlow;
          change({ picks, own, other, thank, draft: null, earlier: putAside(flow), editing: false });
          back('picker');
        }}
      />
      {props.manual && (
        <ManualCopy review={draft.review} done={() => (next.current ? go(next.current) : change({}))}>
          {props.children}
        </ManualCopy>
      )}
    </>
  );
}
