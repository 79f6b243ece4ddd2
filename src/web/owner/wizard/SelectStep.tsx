import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Offer } from '../../../contract/customer-page.ts';
import { pickerText } from '../../../contract/languages/en/customer.ts';
import { wizardText } from '../../../contract/languages/en/wizard.ts';
import { makeKey } from '../../lib/call-with-retries.ts';
import { queryFor } from '../../lib/query-client.ts';
import { useWide } from '../../lib/use-wide.ts';
import type { Choices, ShowToast } from '../../review/choices.ts';
import { GenerateButton, Tally } from '../../review/GenerateButton.tsx';
import { SentimentPicker } from '../../review/SentimentPicker.tsx';
import { useDoubts } from '../../review/use-doubts.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { showToast } from '../../ui/toast.ts';
import styles from './wizard.module.css';
import type { Wizard, WizardAction } from './wizard.ts';

interface SelectStepProps {
  readonly wizard: Wizard;
  readonly dispatch: (action: WizardAction) => void;
  readonly businessId: number | undefined;
}

const nothing: Offer = { sentiments: [], ids: [], conflicts: [], critical: [], line: { example: '', beginnings: [] } };
const skeletons = Array.from({ length: 9 }, (_, index) => index);

const showMessage: ShowToast = (message, kind) =>
  showToast({ ...message, destructive: kind === 'wrong', refused: kind === 'info' });

export function SelectStep({ wizard, dispatch, businessId }: SelectStepProps) {
  const { data, isError } = useQuery({
    ...queryFor('GET /api/sentiments', businessId === undefined ? {} : { businessId }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  useEffect(() => {
    if (isError) showToast({ ...wizardText.sentimentsFailed, destructive: true });
  }, [isError]);

  const isWide = useWide();
  const offer: Offer = data ?? nothing;
  const change = (choices: Partial<Choices>) => dispatch({ type: 'choose', choices });
  const { submit, question } = useDoubts({
    choices: wizard,
    offer,
    kind: 'practice',
    change,
    showToast: showMessage,
    generate: ({ thank, beginning }) => {
      change({ thank, beginning });
      dispatch({ type: 'confirm', key: makeKey() });
    },
  });

  return (
    <>
      <div className={styles.ask}>
        <h2>{pickerText.question}</h2>
        <p className="soft">{pickerText.hint}</p>
        {isWide ? <Tally count={wizard.picks.length} /> : null}
      </div>
      <div className={styles.answer}>
        {isError ? (
          <div className="box" role="alert">
            <b>{wizardText.sentimentsFailed.title}</b>
            <p>{wizardText.sentimentsFailed.body}</p>
          </div>
        ) : null}
        {data || isError ? (
          <SentimentPicker choices={wizard} offer={offer} change={change} showToast={showMessage} />
        ) : (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a wrapping row in every browser
          <div className="chips" role="group" aria-label={pickerText.group} aria-busy>
            {skeletons.map((skeleton) => (
              <Skeleton key={skeleton} className={`chip ${styles.skeleton}`} />
            ))}
          </div>
        )}
        <div className="dock noted">
          {isWide ? null : <Tally count={wizard.picks.length} />}
          <GenerateButton count={wizard.picks.length} onClick={submit} />
        </div>
        {question}
      </div>
    </>
  );
}
