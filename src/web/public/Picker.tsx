import type { BusinessKind } from '../../contract/customer-page.ts';
import { draftText, pickerText } from '../../contract/languages/en/customer.ts';
import { type ChangeChoices, type Choices, findProblem, type ShowToast } from '../review/choices.ts';
import { GenerateButton, Tally } from '../review/GenerateButton.tsx';
import { SentimentPicker } from '../review/SentimentPicker.tsx';
import { focusThank } from '../review/TypedChoices.tsx';

interface PickerProps {
  readonly choices: Choices;
  readonly sentiments: readonly string[];
  readonly conflicts: readonly (readonly [string, string])[];
  readonly kind: BusinessKind;
  readonly change: ChangeChoices;
  readonly showToast: ShowToast;
  readonly generate: () => void;
  readonly writeOwn: () => void;
  readonly bringBack?: (() => void) | undefined;
}

export function Picker({ kind, generate, writeOwn, bringBack, ...props }: PickerProps) {
  const { choices, showToast } = props;

  function submit() {
    const problem = findProblem(choices, kind);
    if (!problem) return generate();
    if (problem === pickerText.badThanks) focusThank();
    showToast(problem, 'wrong');
  }

  return (
    <>
      <div className="ask">
        <h1 tabIndex={-1}>{pickerText.question}</h1>
        <p className="soft">{pickerText.hint}</p>
      </div>
      <div className="answer">
        <div className="body">
          <SentimentPicker {...props} />
          {bringBack && (
            <button type="button" className="link" onClick={bringBack}>
              {draftText.bringBack}
            </button>
          )}
        </div>
        <div className="dock">
          <Tally count={choices.picks.length} />
          <div className="pair">
            <button type="button" className="btn" onClick={writeOwn}>
              {draftText.writeOwn}
            </button>
            <GenerateButton count={choices.picks.length} onClick={submit} />
          </div>
        </div>
      </div>
    </>
  );
}
