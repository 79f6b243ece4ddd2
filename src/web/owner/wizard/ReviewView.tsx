import { useEffect, useState } from 'react';
import { timings } from '../../../contract/constants.ts';
import { draftText, frameText } from '../../../contract/languages/en/customer.ts';
import { reviewText } from '../../../contract/languages/en/review.ts';
import { wizardText } from '../../../contract/languages/en/wizard.ts';
import { DraftText, EditButtons } from '../../review/DraftText.tsx';
import { FinishDock } from '../../review/FinishDock.tsx';
import { MarksHint } from '../../review/Marked.tsx';
import { PublicWords } from '../../review/PublicWords.tsx';
import { Tags } from '../../review/Tags.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { showToast } from '../../ui/toast.ts';
import draftStyles from './draft.module.css';
import styles from './wizard.module.css';
import { marksOf, type Wizard, type WizardAction } from './wizard.ts';

interface ReviewViewProps {
  readonly wizard: Wizard;
  readonly dispatch: (action: WizardAction) => void;
  readonly copy: () => Promise<boolean>;
  readonly post: () => void;
}

export function ReviewView({ wizard, dispatch, copy, post }: ReviewViewProps) {
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
      <div className={styles.ask}>
        <h2>{isOwn ? reviewText.yours : reviewText.heading}</h2>
        <p className="soft">{isOwn ? reviewText.own : reviewText.honest}</p>
        {isOwn ? null : (
          <div className={styles.chosen}>
            <b>{reviewText.chosen}</b>
            <Tags labels={wizard.picks} />
          </div>
        )}
      </div>
      <div className={styles.answer}>
        <div className={draftStyles.draft}>
          <DraftText
            review={text}
            {...{ marks, editing }}
            type={(typed) => dispatch({ type: 'type', text: typed })}
            strengthen={(mark) => dispatch({ type: 'strengthen', mark })}
          />
          {editing ? null : <MarksHint marks={marks} known={wizard.knowsMarks} />}
          <div className={draftStyles.strip}>
            <EditButtons {...{ editing, toggleEdit, writeOwn }} />
          </div>
        </div>
        {isUnchanged && !editing ? <PublicWords {...draft} /> : null}
        <div className={draftStyles.links}>
          <button type="button" className={`txt ${draftStyles.link}`} onClick={() => dispatch({ type: 'back' })}>
            <Icon name="back" />
            {frameText.back}
          </button>
          <button type="button" className={`txt ${draftStyles.link}`} onClick={() => dispatch({ type: 'back' })}>
            {reviewText.startOver}
          </button>
          {draft && !isUnchanged ? (
            <button type="button" className={`txt ${draftStyles.link}`} onClick={() => dispatch({ type: 'bringBack' })}>
              {draftText.bringBack}
            </button>
          ) : null}
          <p className={draftStyles.regenerate}>
            <button type="button" disabled aria-describedby="no-regenerate">
              {reviewText.regenerate}
            </button>
            {': '}
            <span id="no-regenerate">{wizardText.noRegenerate}</span>
          </p>
        </div>
        <FinishDock
          copy={() => void copy().then(setCopied)}
          copyLabel={isCopied ? wizardText.copied : wizardText.copy}
          post={post}
        />
      </div>
    </>
  );
}
