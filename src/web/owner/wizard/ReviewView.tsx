import { useEffect, useState } from 'react';
import { timings } from '../../../contract/constants.ts';
import { draftText, frameText } from '../../../contract/languages/en/customer.ts';
import { reviewText } from '../../../contract/languages/en/review.ts';
import { wizardText } from '../../../contract/languages/en/wizard.ts';
import { DraftText, EditButtons } from '../../review/DraftText.tsx';
import { FinishDock } from '../../review/FinishDock.tsx';
import { MarksHint } from '../../review/Marked.tsx';
import { PublicWords } from '../../review/PublicWords.tsx';
import { showToast } from '../../ui/toast.ts';
import styles from './draft.module.css';
import { marksOf, type Wizard, type WizardAction } from './wizard.ts';

interface ReviewViewProps {
  readonly wizard: Wizard;
  readonly dispatch: (action: WizardAction) => void;
  readonly copy: () => Promise<boolean>;
  readonly post: () => void;
  readonly onRegenerate?: () => void;
}

export function ReviewView({ wizard, dispatch, copy, post, onRegenerate }: ReviewViewProps) {
  const { text, draft, editing, isOwn } = wizard;
  const marks = marksOf(wizard);
  const isUnchanged = draft !== null && draft.review === text;
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), timings.wizardCopied);
    return () => clearTimeout(timer);
  }, [isCopied]);

  function toggleEdit() {
    if (!editing) return dispatch({ type: 'edit' });
    dispatch({ type: 'save' });
    showToast({ ...reviewText.updated, duration: timings.reviewUpdatedToast });
  }

  function writeOwn() {
    dispatch({ type: 'writeYourOwn' });
    document.querySelector('textarea')?.focus();
  }

  return (
    <>
      <h2>{isOwn ? reviewText.yours : reviewText.heading}</h2>
      <p className="soft">{isOwn ? reviewText.own : reviewText.honest}</p>
      <div className={styles.draft}>
        <DraftText
          review={text}
          {...{ marks, editing }}
          type={(typed) => dispatch({ type: 'type', text: typed })}
          strengthen={(mark) => dispatch({ type: 'strengthen', mark })}
        />
        {editing ? null : <MarksHint marks={marks} known={wizard.knowsMarks} />}
        <div className={styles.quiet}>
          <button type="button" className="txt" onClick={() => dispatch({ type: 'back' })}>
            {frameText.back}
          </button>
          <button type="button" className="txt" onClick={() => dispatch({ type: 'back' })}>
            {reviewText.startOver}
          </button>
          <button type="button" className="txt" disabled={editing || !onRegenerate} onClick={onRegenerate}>
            {reviewText.regenerate}
          </button>
          {draft && !isUnchanged ? (
            <button type="button" className="txt" onClick={() => dispatch({ type: 'bringBack' })}>
              {draftText.bringBack}
            </button>
          ) : null}
        </div>
      </div>
      {isUnchanged && !editing ? <PublicWords {...draft} /> : null}
      <div className="two">
        <EditButtons {...{ editing, toggleEdit, writeOwn }} />
      </div>
      <FinishDock
        copy={() => void copy().then(setCopied)}
        copyLabel={isCopied ? wizardText.copied : wizardText.copy}
        post={post}
      />
    </>
  );
}
