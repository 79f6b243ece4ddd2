import { type ReactNode, useRef, useState } from 'react';
import { customerTimings, sentimentsRequired } from '../../contract/constants.ts';
import type { Draft, PageBusiness } from '../../contract/customer-page.ts';
import { draftText } from '../../contract/languages/en/customer.ts';
import { copyText, reviewText } from '../../contract/languages/en/review.ts';
import type { FirstLine } from '../../contract/reviews/calls.ts';
import { makeKey } from '../lib/call-with-retries.ts';
import { copyText as copy } from '../lib/clipboard.ts';
import { focusHeading } from '../lib/focus.ts';
import type { ShowToast } from '../review/choices.ts';
import { begun, draftRequest, voicesOf } from '../review/draft-request.ts';
import { focusLine } from '../review/FirstLine.tsx';
import { ManualCopy } from '../review/ManualCopy.tsx';
import { strengthen } from '../review/strengthen.ts';
import { useChecks } from '../review/use-checks.ts';
import { DraftStep } from './DraftStep.tsx';
import type { Drawer } from './DraftStrip.tsx';
import { bringBack, emptyFlow, putAside } from './flow.ts';
import { PlatformStep } from './PlatformStep.tsx';
import type { Steps } from './use-steps.ts';

interface ReviewStepsProps {
  readonly business: PageBusiness;
  readonly steps: Steps;
  readonly draft: Draft;
  readonly showToast: ShowToast;
  readonly writeOwn: () => void;
  readonly line: FirstLine;
  readonly manual: boolean;
  readonly copyByHand: () => void;
  /** The toast, which a dialog would cover elsewhere. */
  readonly children: ReactNode;
}

export function ReviewSteps({ business, steps, draft, showToast, writeOwn, line, ...props }: ReviewStepsProps) {
  const { flow, change, go, back } = steps;
  const copying = useRef(false);
  const next = useRef<'platform' | null>(null);

  const checks = useChecks();
  const [drawer, open] = useState<Drawer>(null);

  function regenerate(length?: 'shorter') {
    if (flow.picks.length !== sentimentsRequired) return showToast(draftText.cannotRegenerate, 'wrong');
    if (flow.detail.trim() && checks?.judgeTyped(flow.detail)) {
      open('line');
      setTimeout(focusLine);
      return;
    }
    const avoid = voicesOf([draft, flow.earlier[0]]);
    const request = {
      ...draftRequest(begun(flow, line, checks)),
      ...(avoid.length && !length ? { avoid } : {}),
      ...(length ? { length } : {}),
    };
    change({ pending: { key: makeKey(), ...request, again: true }, presses: (flow.presses ?? 0) + 1 });
  }

  function toggleEdit() {
    change({ editing: !flow.editing });
    if (flow.editing) showToast(reviewText.updated, 'done', customerTimings.reviewUpdatedToast);
  }

  function copyFor(then: 'platform' | null) {
    if (!draft.review.trim()) return showToast(reviewText.empty, 'wrong');
    if (copying.current) return;
    copying.current = true;
    next.current = then;
    void copy(draft.review).then((result) => {
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
    return (
      <PlatformStep business={business} review={draft.review} copied={flow.copied} back={() => back('draft')}>
        {props.children}
      </PlatformStep>
    );
  return (
    <>
      <DraftStep
        {...{ flow, draft, change, toggleEdit, writeOwn, regenerate, line, drawer, open }}
        strengthen={(mark) => change({ draft: strengthen(draft, mark), knowsMarks: true })}
        copy={() => copyFor(null)}
        post={() => copyFor('platform')}
        choosePlatform={() => {
          if (!draft.review.trim()) return showToast(reviewText.empty, 'wrong');
          open(null);
          go('platform', { editing: false });
        }}
        bringBack={() => {
          change(bringBack(flow));
          focusHeading();
        }}
        startOver={() => {
          const { picks, own, other, thank } = emptyFlow;
          change({ picks, own, other, thank, presses: 0, draft: null, earlier: putAside(flow), editing: false });
          back('picker');
        }}
      >
        {!props.manual && props.children}
      </DraftStep>
      {props.manual && (
        <ManualCopy review={draft.review} done={() => (next.current ? go(next.current) : change({}))}>
          {props.children}
        </ManualCopy>
      )}
    </>
  );
}
