import { useEffect, useRef } from 'react';
import { draftText, frameText } from '../../../contract/languages/en/customer.ts';
import { wizardText } from '../../../contract/languages/en/wizard.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { useCallMutation } from '../../lib/query-client.ts';
import { draftRequest } from '../../review/draft-request.ts';
import { Tags } from '../../review/Tags.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { showToast } from '../../ui/toast.ts';
import { FailedDraft } from './FailedDraft.tsx';
import styles from './wizard.module.css';
import { type Wizard, type WizardAction, withThanks } from './wizard.ts';

interface GenerateStepProps {
  readonly wizard: Wizard;
  readonly dispatch: (action: WizardAction) => void;
  readonly businessId: number | undefined;
}

export function GenerateStep({ wizard, dispatch, businessId }: GenerateStepProps) {
  const { picks, thank, key } = wizard;
  const isLeft = useRef(false);
  const writing = useCallMutation('POST /api/reviews/generate', {
    onSuccess: (draft) => {
      if (draft.review) dispatch({ type: 'written', draft: withThanks(draft, thank), from: picks });
      else fail(wizardText.noReview);
    },
    onError: (error) => fail(reasonOf(error)),
  });
  const failure = writing.isError ? reasonOf(writing.error) : writing.data?.review === '' ? wizardText.noReview : null;

  function fail(reason: string) {
    if (!isLeft.current) showToast({ title: wizardText.generateFailed.title, body: reason, destructive: true });
  }

  function write() {
    // Names stay in the browser.
    const { thankSomeone: _, ...request } = draftRequest(wizard);
    writing.mutate(
      {
        ...request,
        sentiments: [...picks],
        reviewType: 'healthcare',
        ...(businessId === undefined ? {} : { businessId }),
      },
      key,
    );
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per step
  useEffect(() => {
    isLeft.current = false;
    write();
    return () => {
      isLeft.current = true;
    };
  }, []);

  const back = (
    <Button onClick={() => dispatch({ type: 'back' })}>
      <Icon name="back" />
      {frameText.back}
    </Button>
  );
  if (failure === null)
    return (
      <>
        <div className={`${styles.ask} ${styles.level}`} role="status">
          <span className="spin" aria-hidden="true" />
          <h2>{draftText.writing}</h2>
        </div>
        <div className={styles.answer}>
          <Tags labels={picks} />
          <div className="dock">{back}</div>
        </div>
      </>
    );
  return (
    <>
      <div className={`${styles.ask} ${styles.level}`}>
        <FailedDraft sentence={explanation(failure)} />
      </div>
      <div className={styles.answer}>
        <Tags labels={picks} />
        <div className="dock">
          <Button primary onClick={write}>
            <Icon name="refresh" />
            {draftText.tryAgain}
          </Button>
          <div className="two">
            {back}
            <Button onClick={() => dispatch({ type: 'writeYourOwn' })}>
              <Icon name="lines" />
              {draftText.writeOwn}
            </Button>
          </div>
        </div>
      </div>
    </>
  );
}

const offline = `${wizardText.generateFailed.body}. ${frameText.offline}`;

const reasonOf = (error: unknown) => errorMessage(error, wizardText.generateFailed.body, { noAnswer: offline });

function explanation(failure: string): string {
  if (/api.?key/i.test(failure)) return wizardText.providerFailed;
  return failure === offline ? offline : wizardText.generateFailed.body;
}
