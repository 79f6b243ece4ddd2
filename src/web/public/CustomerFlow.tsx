import { useEffect, useRef, useState } from 'react';
import type { LivePage } from '../../contract/customer-page.ts';
import { copyText, draftText } from '../../contract/customer-text.ts';
import { customerTimings } from '../../contract/limits.ts';
import { shieldPath } from '../../contract/paths.ts';
import { copyText as copy } from '../lib/clipboard.ts';
import { answerTap } from '../lib/kept-tap.ts';
import { showStep } from './before-script.ts';
import { DraftStep } from './DraftStep.tsx';
import { FeedbackStep, loadForm } from './FeedbackStep.tsx';
import { Frame } from './Frame.tsx';
import { emptyFlow, type Flow, keepFlow } from './flow.ts';
import { ManualCopy } from './ManualCopy.tsx';
import { Picker } from './Picker.tsx';
import { PlatformStep } from './Platforms.tsx';
import { Thumbs } from './Thumbs.tsx';
import { Toast, useToast } from './Toast.tsx';
import { useDrafting } from './use-drafting.ts';
import { useSteps } from './use-steps.ts';
import { Writing, WritingFailed } from './Writing.tsx';

/** The customer's page: from the thumbs to the platform, or to a private word. */
export function CustomerFlow({ page, start }: { page: LivePage; start: Flow | null }) {
  const { business, noun, product } = page;
  const { slug } = business;
  const steps = useSteps(slug, start);
  const { flow, change, go, back } = steps;
  const { toast, say, close } = useToast();
  const [manual, setManual] = useState(false);
  const { generate, retry, regenerate } = useDrafting(business, steps, say);
  const { draft, pending, failure, step } = flow;
  const shown = step === 'draft' ? (pending ? 'writing' : failure ? 'failed' : step) : step;
  useFocusOnStep(shown);
  useEffect(showStep, []);
  useEffect(answerTap, []);
  useEffect(() => void loadForm().catch(() => undefined), []);

  function writeOwn() {
    const aside = draft?.review ? draft : flow.aside;
    const part = { aside, draft: { review: '', marks: [], own: true }, editing: true, pending: null, failure: null };
    if (step === 'draft') change(part);
    else go('draft', part);
  }

  function toggleEdit() {
    change({ editing: !flow.editing });
    if (flow.editing) say(draftText.updated, 'done', customerTimings.reviewUpdatedToast);
  }

  function post(review: string) {
    if (!review.trim()) return say(draftText.empty, 'wrong');
    copy(review).then((result) => {
      const copied = result === 'copied';
      change({ copied, editing: false });
      if (!copied) {
        setManual(true);
        return say(copyText.manual, 'info', customerTimings.manualCopyToast);
      }
      say(copyText.copied, 'done', customerTimings.copyToast);
      go('platform');
    });
  }

  /** The message is out: this page starts afresh, should the customer come back to it. */
  function sent() {
    const after = { ...flow, message: emptyFlow.message, step: 'thumbs' as const, sent: true };
    keepFlow(slug, after);
    history.replaceState({ ...history.state, step: 'thumbs' }, '');
    addEventListener('pagehide', () => change({ ...after, sent: false }), { once: true });
    location.assign(shieldPath(slug));
  }

  const messages = <Toast toast={toast} close={close} />;
  return (
    <Frame
      name={business.name}
      logoUrl={business.logoUrl}
      product={step === 'thumbs' || step === 'feedback' ? product : null}
    >
      {shown === 'thumbs' && (
        <Thumbs videoUrl={product.howToVideoUrl} choose={(good) => go(good ? 'picker' : 'feedback')} />
      )}
      {shown === 'picker' && (
        <Picker
          {...{ flow, change, say, writeOwn, noun }}
          generate={() => {
            close();
            generate();
          }}
          sentiments={page.sentiments}
        />
      )}
      {shown === 'writing' && <Writing labels={flow.picks} back={() => back('picker')} />}
      {shown === 'failed' && failure && (
        <WritingFailed
          sentence={failure.sentence}
          labels={flow.picks}
          {...{ retry, writeOwn }}
          back={() => back('picker')}
        />
      )}
      {shown === 'draft' && draft && (
        <DraftStep
          {...{ flow, draft, change, toggleEdit, writeOwn, regenerate }}
          startOver={() => {
            change({ picks: [], draft: null, aside: null, editing: false });
            back('picker');
          }}
          post={() => post(draft.review)}
        />
      )}
      {shown === 'platform' && draft && (
        <PlatformStep business={business} review={draft.review} copied={flow.copied} back={() => back('draft')} />
      )}
      {shown === 'feedback' && (
        <FeedbackStep
          {...{ business, noun, say, sent }}
          typed={flow.message}
          type={(message) => change({ message })}
          back={() => back('thumbs')}
        />
      )}
      {manual && draft ? (
        <ManualCopy
          review={draft.review}
          done={() => {
            setManual(false);
            go('platform');
          }}
        >
          {messages}
        </ManualCopy>
      ) : (
        messages
      )}
    </Frame>
  );
}

/** A new step starts at its top, and its question takes the focus. */
function useFocusOnStep(shown: string) {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    scrollTo(0, 0);
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [shown]);
}
