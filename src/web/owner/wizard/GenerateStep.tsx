import { useEffect, useRef } from 'react';
import { draftText, frameText } from '../../../contract/customer-text.ts';
import { wizardText } from '../../../contract/wizard-text.ts';
import { serverMessage } from '../../lib/error-message.ts';
import { useAct } from '../../lib/query-client.ts';
import { Tags } from '../../public/Writing.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { toast } from '../../ui/toast.ts';
import { type Wizard, type WizardAct, withThanks } from './wizard.ts';

interface GenerateStepProps {
  readonly wizard: Wizard;
  readonly act: (act: WizardAct) => void;
  readonly businessId: number | undefined;
}

/** Step 2: the draft is written as soon as the step begins. */
export function GenerateStep({ wizard: { picked, thanks, key }, act, businessId }: GenerateStepProps) {
  const isLeft = useRef(false);
  const writing = useAct('POST /api/reviews/generate', {
    onSuccess: (draft) => {
      if (draft.review) act({ type: 'written', draft: withThanks(draft, thanks), from: picked });
      else fail(wizardText.noReview);
    },
    onError: (error) => fail(rootCauseMessage(error)),
  });
  const failure = writing.isError
    ? rootCauseMessage(writing.error)
    : writing.data?.review === ''
      ? wizardText.noReview
      : null;

  function fail(reason: string) {
    if (!isLeft.current) toast({ title: wizardText.generateFailed.title, body: reason, destructive: true });
  }

  function write() {
    writing.act(
      { sentiments: [...picked], reviewType: 'healthcare', ...(businessId === undefined ? {} : { businessId }) },
      key,
    );
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once a step, whatever else is drawn again
  useEffect(() => {
    isLeft.current = false;
    write();
    return () => {
      isLeft.current = true;
    };
  }, []);

  const back = (
    <Button onClick={() => act({ type: 'back' })}>
      <Icon name="back" />
      {frameText.back}
    </Button>
  );
  if (failure === null)
    return (
      <>
        <div className="mid" role="status">
          <span className="spin" aria-hidden="true" />
          <h2>{draftText.writing}</h2>
          <Tags labels={picked} />
        </div>
        <div className="dock">{back}</div>
      </>
    );
  return (
    <>
      <div className="mid">
        <div className="box" role="alert">
          <h2>{draftText.failed}</h2>
          <p>{/api.?key/i.test(failure) ? wizardText.providerFailed : wizardText.generateFailed.body}</p>
        </div>
        <Tags labels={picked} />
      </div>
      <div className="dock">
        <Button primary onClick={write}>
          <Icon name="refresh" />
          {draftText.tryAgain}
        </Button>
        <div className="two">
          {back}
          <Button onClick={() => act({ type: 'writeYourOwn' })}>
            <Icon name="lines" />
            {draftText.writeOwn}
          </Button>
        </div>
      </div>
    </>
  );
}

const rootCauseMessage = (error: unknown) => serverMessage(error) ?? wizardText.generateFailed.body;
