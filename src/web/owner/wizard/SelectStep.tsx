import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { pickerText } from '../../../contract/languages/en/customer.ts';
import { wizardText } from '../../../contract/languages/en/wizard.ts';
import { makeKey } from '../../lib/call-with-retries.ts';
import { queryFor } from '../../lib/query-client.ts';
import { findProblem, type ShowToast } from '../../review/choices.ts';
import { GenerateButton, Tally } from '../../review/GenerateButton.tsx';
import { SentimentPicker } from '../../review/SentimentPicker.tsx';
import { focusThank } from '../../review/TypedChoices.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { showToast } from '../../ui/toast.ts';
import type { Wizard, WizardAction } from './wizard.ts';

interface SelectStepProps {
  readonly wizard: Wizard;
  readonly dispatch: (action: WizardAction) => void;
  readonly businessId: number | undefined;
}

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

  function confirm() {
    const problem = findProblem(wizard, 'practice');
    if (!problem) return dispatch({ type: 'confirm', key: makeKey() });
    if (problem === pickerText.badThanks) focusThank();
    showMessage(problem, 'wrong');
  }

  return (
    <>
      <h2>{pickerText.question}</h2>
      <p className="soft">{pickerText.hint}</p>
      {isError ? (
        <div className="box" role="alert">
          <b>{wizardText.sentimentsFailed.title}</b>
          <p>{wizardText.sentimentsFailed.body}</p>
        </div>
      ) : null}
      {data || isError ? (
        <SentimentPicker
          choices={wizard}
          sentiments={data?.sentiments ?? []}
          conflicts={data?.conflicts ?? []}
          change={(choices) => dispatch({ type: 'choose', choices })}
          showToast={showMessage}
        />
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a wrapping row in every browser
        <div className="chips" role="group" aria-label={pickerText.group} aria-busy>
          {skeletons.map((skeleton) => (
            <Skeleton key={skeleton} className="chip" />
          ))}
        </div>
      )}
      <div className="dock">
        <Tally count={wizard.picks.length} />
        <GenerateButton count={wizard.picks.length} onClick={confirm} />
      </div>
    </>
  );
}
