import type { ReactNode } from 'react';
import type { BusinessKind, Offer } from '../../contract/customer-page.ts';
import { draftText, frameText, pickerText } from '../../contract/languages/en/customer.ts';
import type { ChangeChoices, Choices, ShowToast } from '../review/choices.ts';
import { type DraftRequest, draftRequest } from '../review/draft-request.ts';
import { GenerateButton, Tally } from '../review/GenerateButton.tsx';
import { SentimentPicker } from '../review/SentimentPicker.tsx';
import { useDoubts } from '../review/use-doubts.tsx';
import { BasicIcon } from '../ui/BasicIcon.tsx';

interface PickerProps {
  readonly choices: Choices;
  readonly offer: Offer;
  readonly kind: BusinessKind;
  readonly change: ChangeChoices;
  readonly showToast: ShowToast;
  readonly generate: (request: DraftRequest, part: Partial<Choices>) => void;
  readonly writeOwn: () => void;
  readonly back: () => void;
  readonly bringBack?: (() => void) | undefined;
  /** The toast. */
  readonly children: ReactNode;
}

export function Picker({ kind, generate, writeOwn, back, bringBack, children, ...props }: PickerProps) {
  const { choices } = props;
  const { submit, question } = useDoubts({
    ...props,
    kind,
    generate: (asked) => generate(draftRequest(asked), { thank: asked.thank }),
  });

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
          {children}
          <Tally count={choices.picks.length} />
          <div className="pair">
            <GenerateButton count={choices.picks.length} onClick={submit} />
            <button type="button" className="link" onClick={back}>
              <BasicIcon name="back" />
              {frameText.back}
            </button>
            <button type="button" className="link" onClick={writeOwn}>
              {draftText.writeOwn}
            </button>
          </div>
        </div>
        {question}
      </div>
    </>
  );
}
