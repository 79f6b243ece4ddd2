import type { LivePage } from '../../contract/customer-page.ts';
import { feedbackText, frameText } from '../../contract/customer-text.ts';
import { Coming } from './Coming.tsx';
import type { FeedbackFormProps } from './FeedbackForm.tsx';
import { Icon } from './Icon.tsx';
import { PublicToo } from './Platforms.tsx';
import { usePart } from './use-part.ts';

/** Fetches the form with its rules; asked for as soon as the page is idle, so that it stands there before it is needed. */
export const loadForm = () => import('./FeedbackForm.tsx').then((loaded) => loaded.FeedbackForm);

interface FeedbackStepProps extends FeedbackFormProps {
  readonly noun: LivePage['noun'];
  readonly back: () => void;
}

/** A private word to the business, and the public links just as on the other path. */
export function FeedbackStep({ noun, back, ...form }: FeedbackStepProps) {
  const { part: Form, ...coming } = usePart(loadForm);
  return (
    <>
      <div className="ask">
        <button type="button" className="link first" onClick={back}>
          <Icon name="back" />
          {frameText.back}
        </button>
        <h1 tabIndex={-1}>{feedbackText.heading}</h1>
        <p className="soft">{feedbackText.privately(noun)}</p>
      </div>
      <div className="answer">
        <div className="body">
          {Form ? <Form {...form} /> : <Coming {...coming} />}
          <PublicToo business={form.business} />
        </div>
      </div>
    </>
  );
}
