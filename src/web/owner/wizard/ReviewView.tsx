import { type ReactNode, useEffect, useState } from 'react';
import { timings } from '../../../contract/constants.ts';
import { draftText } from '../../../contract/languages/en/customer.ts';
import { reviewText } from '../../../contract/languages/en/review.ts';
import { wizardText } from '../../../contract/languages/en/wizard.ts';
import { DraftText, EditButtons } from '../../review/DraftText.tsx';
import { MarksHint } from '../../review/Marked.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { showToast } from '../../ui/toast.ts';
import { marksOf, type Wizard, type WizardAction } from './wizard.ts';

interface ReviewViewProps {
  readonly wizard: Wizard;
  readonly dispatch: (action: WizardAction) => void;
  readonly onCopy: () => Promise<boolean>;
  readonly onRegenerate?: () => void;
  /** The way to the platforms, directly under the text. */
  readonly children?: ReactNode;
}

export function ReviewView({ wizard, dispatch, onCopy, onRegenerate, children }: ReviewViewProps) {
  const { text, draft, editing, isOwn } = wizard;
  const marks = marksOf(wizard);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), timings.wizardCopied);
    return () => clearTimeout(timer);
  }, [isCopied]);

  function toggleEditing() {
    if (!editing) return dispatch({ type: 'edit' });
    dispatch({ type: 'save' });
    showToast({ ...reviewText.updated, duration: timings.reviewUpdatedToast });
  }

  return (
    <>
      <h2>{isOwn ? reviewText.yours : reviewText.heading}</h2>
      <p className="soft">{isOwn ? reviewText.own : reviewText.honest}</p>
      <DraftText
        review={text}
        {...{ marks, editing }}
        type={(typed) => dispatch({ type: 'type', text: typed })}
        strengthen={(mark) => dispatch({ type: 'strengthen', mark })}
      />
      {children}
      <div className="two">
        <EditButtons
          {...{ editing }}
          toggleEdit={toggleEditing}
          writeOwn={() => {
            dispatch({ type: 'writeYourOwn' });
            document.querySelector('textarea')?.focus();
          }}
        />
        <Button disabled={editing || !onRegenerate} onClick={onRegenerate}>
          <Icon name="refresh" />
          {reviewText.regenerate}
        </Button>
        <Button onClick={() => void onCopy().then(setCopied)}>
          <Icon name={isCopied ? 'tick' : 'copy'} />
          {isCopied ? wizardText.copied : wizardText.copy}
        </Button>
      </div>
      {editing ? null : <MarksHint marks={marks} known={wizard.knowsMarks} />}
      {draft && draft.review !== text ? (
        <button type="button" className="link txt" onClick={() => dispatch({ type: 'bringBack' })}>
          {draftText.bringBack}
        </button>
      ) : null}
    </>
  );
}
