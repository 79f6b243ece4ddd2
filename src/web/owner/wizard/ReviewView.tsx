import { useEffect, useRef, useState } from 'react';
import { reviewMax, timings } from '../../../contract/constants.ts';
import { draftText } from '../../../contract/customer-text.ts';
import { reviewText } from '../../../contract/review-text.ts';
import { wizardText } from '../../../contract/wizard-text.ts';
import { Marked } from '../../review/Marked.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { showToast } from '../../ui/toast.ts';
import { marksOf, type Wizard, type WizardAct } from './wizard.ts';

interface ReviewViewProps {
  readonly wizard: Wizard;
  readonly act: (act: WizardAct) => void;
  readonly onCopy: () => Promise<boolean>;
  readonly onRegenerate?: () => void;
}

export function ReviewView({ wizard, act, onCopy, onRegenerate }: ReviewViewProps) {
  const { text, draft, editing, isOwn } = wizard;
  const marks = marksOf(wizard);
  const [isCopied, setCopied] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), timings.wizardCopied);
    return () => clearTimeout(timer);
  }, [isCopied]);
  useEffect(() => {
    if (editing) area.current?.focus();
  }, [editing]);

  function toggleEditing() {
    if (!editing) return act({ type: 'edit' });
    act({ type: 'save' });
    showToast({ ...reviewText.updated, duration: timings.reviewUpdatedToast });
  }

  return (
    <>
      <h2>{isOwn ? reviewText.yours : reviewText.heading}</h2>
      <p className="soft">{isOwn ? reviewText.own : reviewText.honest}</p>
      {editing ? (
        <textarea
          ref={area}
          className="say"
          aria-label={reviewText.editLabel}
          maxLength={reviewMax}
          value={text}
          onChange={(event) => act({ type: 'type', text: event.currentTarget.value })}
        />
      ) : (
        <Marked draft={{ review: text, marks }} />
      )}
      <div className="two">
        <Button onClick={toggleEditing}>
          <Icon name={editing ? 'tick' : 'pencil'} />
          {editing ? reviewText.save : reviewText.edit}
        </Button>
        <Button
          onClick={() => {
            act({ type: 'writeYourOwn' });
            area.current?.focus();
          }}
        >
          <Icon name="lines" />
          {draftText.writeOwn}
        </Button>
        <Button disabled={editing || !onRegenerate} onClick={onRegenerate}>
          <Icon name="refresh" />
          {reviewText.regenerate}
        </Button>
        <Button onClick={() => void onCopy().then(setCopied)}>
          <Icon name={isCopied ? 'tick' : 'copy'} />
          {isCopied ? wizardText.copied : wizardText.copy}
        </Button>
      </div>
      {marks.length > 0 && !editing ? <p className="soft">{reviewText.marked}</p> : null}
      {draft && draft.review !== text ? (
        <button type="button" className="link txt" onClick={() => act({ type: 'bringBack' })}>
          {draftText.bringBack}
        </button>
      ) : null}
    </>
  );
}
