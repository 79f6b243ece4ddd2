import { type FunctionComponent, useEffect, useState } from 'react';
import type { LivePage } from '../../contract/customer-page.ts';
import { draftText, feedbackText, frameText } from '../../contract/customer-text.ts';
import type { FeedbackFormProps } from './FeedbackForm.tsx';
import { Icon } from './Icon.tsx';
import { PublicToo } from './Platforms.tsx';

/** Fetches the form with its rules; asked for as soon as the page is idle, so that it stands there before it is needed. */
export const loadForm = () => import('./FeedbackForm.tsx').then((loaded) => loaded.FeedbackForm);

interface FeedbackStepProps extends FeedbackFormProps {
  readonly noun: LivePage['noun'];
  readonly back: () => void;
}

/** A private word to the business, and the public links just as on the other path. */
export function FeedbackStep({ noun, back, ...form }: FeedbackStepProps) {
  return (
    <div className="body">
      <button type="button" className="link first" onClick={back}>
        <Icon name="back" />
        {frameText.back}
      </button>
      <h1 tabIndex={-1}>{feedbackText.heading}</h1>
      <p className="soft lead">{feedbackText.privately(noun)}</p>
      <LoadedForm {...form} />
      <PublicToo business={form.business} />
    </div>
  );
}

function LoadedForm(props: FeedbackFormProps) {
  const [Form, setForm] = useState<FunctionComponent<FeedbackFormProps> | null>(null);
  const [lost, setLost] = useState(false);
  useEffect(() => {
    if (lost) return;
    let shown = true;
    loadForm().then(
      (loaded) => shown && setForm(() => loaded),
      () => shown && setLost(true),
    );
    return () => {
      shown = false;
    };
  }, [lost]);
  if (Form) return <Form {...props} />;
  if (!lost) return <span className="spin" />;
  return (
    <div className="box" role="alert">
      <p>{frameText.offline}</p>
      <button type="button" className="btn" onClick={() => setLost(false)}>
        <Icon name="again" />
        {draftText.tryAgain}
      </button>
    </div>
  );
}
