import { useCallback, useEffect, useRef, useState } from 'react';
import type { LivePage, SentFeedback } from '../../contract/customer-page.ts';
import { feedbackText } from '../../contract/languages/en/customer.ts';
import { replayTap } from '../lib/click-replay.ts';
import { focusHeading } from '../lib/focus.ts';
import { useGhostClickGuard } from '../lib/use-ghost-click-guard.ts';
import { useLazyModule } from '../lib/use-lazy-module.ts';
import { goToStep } from './before-script.ts';
import { FeedbackStep, loadForm } from './FeedbackStep.tsx';
import { Frame } from './Frame.tsx';
import { bringBack, emptyFlow, type Flow, keepFlow, putAside } from './flow.ts';
import { LazyFallback } from './LazyFallback.tsx';
import { Thumbs } from './Thumbs.tsx';
import { Toast, useToast } from './Toast.tsx';
import { useDrafting } from './use-drafting.ts';
import { useSteps } from './use-steps.ts';
import { useVisit } from './visit.ts';
import { Writing, WritingFailed } from './Writing.tsx';

/** The steps after the thumbs, loaded at once so that they are ready before a tap. */
const loadPicker = () => import('./Picker.tsx').then((loaded) => loaded.Picker);
const loadReview = () => import('./ReviewSteps.tsx').then((loaded) => loaded.ReviewSteps);
const loadThanks = () => import('./Thanks.tsx').then((loaded) => loaded.Thanks);

function shownOf({ step, pending, failure }: Flow, isLoaded: boolean) {
  if (step === 'draft' && (pending || failure)) return pending ? 'writing' : 'failed';
  return isLoaded ? step : 'loading';
}

export function CustomerFlow({ page, start }: { page: LivePage; start: Flow | null }) {
  const { business, kind, product } = page;
  const { slug } = business;
  const { toast, showToast, close, outdate } = useToast();
  const [manual, setManual] = useState(false);
  const acted = useCallback(() => {
    outdate();
    setManual(false);
  }, [outdate]);
  const steps = useSteps(slug, start, acted);
  const { flow, change, go, back } = steps;
  const { generate, retry } = useDrafting(business, steps, showToast);
  const picker = useLazyModule(loadPicker);
  const review = useLazyModule(loadReview);
  const thanks = useLazyModule(loadThanks);
  const { draft, earlier, failure, step, editing } = flow;
  const later = { picker, draft: review, platform: review, thanks, thumbs: null, feedback: null }[step];
  const shown = shownOf(flow, later?.part !== null);
  useFocusOnStep(shown, editing);
  useGhostClickGuard([shown, manual, editing, flow.other === null, earlier[0]?.review].join());
  useEffect(goToStep, []);
  useEffect(replayTap, []);
  useEffect(() => void loadForm().catch(() => undefined), []);
  useVisit(business, flow, start);

  function writeOwn() {
    const own = { review: '', marks: [], own: true };
    showDraft({ earlier: putAside(flow), draft: own, editing: true });
    document.querySelector('textarea')?.focus();
  }

  function showDraft(part: Partial<Flow>) {
    const shown = { ...part, pending: null, failure: null };
    if (step === 'draft') change(shown);
    else go('draft', shown);
  }

  /** The page starts over if the customer returns. */
  function sent(answer: SentFeedback) {
    history.replaceState({ ...history.state, step: 'thumbs' }, '');
    const part = { message: emptyFlow.message, sent: true, thanks: answer };
    keepFlow(slug, { ...flow, ...part });
    go('thanks', part);
    showToast(feedbackText.received);
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
      {shown === 'picker' && picker.part && (
        <picker.part
          {...{ change, showToast, generate, writeOwn, kind }}
          choices={flow}
          offer={page}
          back={() => back('thumbs')}
          bringBack={draft || earlier[0] ? () => showDraft(draft ? {} : bringBack(flow)) : undefined}
        >
          {messages}
        </picker.part>
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
      {shown === 'loading' && later && (
        <div className="answer">
          <div className="body">
            <LazyFallback lost={later.lost} again={later.again} />
          </div>
        </div>
      )}
      {(shown === 'draft' || shown === 'platform') && draft && review.part && (
        <review.part
          {...{ business, steps, draft, showToast, writeOwn, manual }}
          line={page.line}
          copyByHand={() => setManual(true)}
        >
          {messages}
        </review.part>
      )}
      {shown === 'feedback' && (
        <FeedbackStep
          {...{ business, kind, showToast, sent }}
          typed={flow.message}
          type={(message) => change({ message })}
          back={() => back('thumbs')}
        >
          {messages}
        </FeedbackStep>
      )}
      {shown === 'thanks' && flow.thanks && thanks.part && (
        <thanks.part {...{ business, kind, showToast }} sent={flow.thanks}>
          {messages}
        </thanks.part>
      )}
      {['thumbs', 'writing', 'failed', 'loading'].includes(shown) && messages}
    </Frame>
  );
}

function useFocusOnStep(shown: string, editing: boolean) {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    scrollTo(0, 0);
    if (shown !== 'draft' || !editing) focusHeading();
  }, [shown, editing]);
}
