import type { LivePage } from '../../contract/customer-page.ts';
import { feedbackText, frameText } from '../../contract/languages/en/customer.ts';
import { useLazyModule } from '../lib/use-lazy-module.ts';
import { BasicIcon } from '../ui/BasicIcon.tsx';
import type { FeedbackFormProps } from './FeedbackForm.tsx';
import { LazyFallback } from './LazyFallback.tsx';
import { PublicToo } from './PublicToo.tsx';

/** Loaded while the page is idle, so that the form is ready in time. */
export const loadForm = () => import('./FeedbackForm.tsx').then((loaded) => loaded.FeedbackForm);

interface FeedbackStepProps extends Omit<FeedbackFormProps, 'back'> {
  readonly kind: LivePage['kind'];
  readonly back: () => void;
}

export function FeedbackStep({ kind, back, children, ...form }: FeedbackStepProps) {
  const { part: Form, ...loading } = useLazyModule(loadForm);
  const backButton = (
    <button type="button" className="btn" onClick={back}>
      <BasicIcon name="back" />
      {frameText.back}
    </button>
  );
  return (
    <>
      <div className="ask lean">
        <h1 tabIndex={-1}>{feedbackText.heading}</h1>
        <p className="soft">{feedbackText.privately(kind)}</p>
      </div>
      <div className="answer">
        <div className="body">
          {Form ? (
            <Form {...form} back={backButton}>
              {children}
            </Form>
          ) : (
            <>
              <LazyFallback {...loading} />
              {backButton}
            </>
          )}
          <PublicToo business={form.business} />
        </div>
      </div>
    </>
  );
}
