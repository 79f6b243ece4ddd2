import type { ReactNode } from 'react';
import type { LivePage } from '../../contract/customer-page.ts';
import { feedbackText, frameText } from '../../contract/languages/en/customer.ts';
import { useLazyModule } from '../lib/use-lazy-module.ts';
import { BasicIcon } from '../ui/BasicIcon.tsx';
import type { FeedbackFormProps } from './FeedbackForm.tsx';
import { LazyFallback } from './LazyFallback.tsx';
import { PublicToo } from './PublicToo.tsx';

/** Loaded while the page is idle, so that the form is ready in time. */
export const loadForm = () => import('./FeedbackForm.tsx').then((loaded) => loaded.FeedbackForm);

interface FeedbackStepProps extends FeedbackFormProps {
  readonly kind: LivePage['kind'];
  readonly back: () => void;
  /** The toast, below the button that it is about. */
  readonly children: ReactNode;
}

export function FeedbackStep({ kind, back, children, ...form }: FeedbackStepProps) {
  const { part: Form, ...loading } = useLazyModule(loadForm);
  return (
    <>
      <div className="ask">
        <button type="button" className="link first" onClick={back}>
          <BasicIcon name="back" />
          {frameText.back}
        </button>
        <h1 tabIndex={-1}>{feedbackText.heading}</h1>
        <p className="soft">{feedbackText.privately(kind)}</p>
      </div>
      <div className="answer">
        <div className="body">
          {Form ? <Form {...form} /> : <LazyFallback {...loading} />}
          <div className="tray">{children}</div>
          <PublicToo business={form.business} />
        </div>
      </div>
    </>
  );
}
