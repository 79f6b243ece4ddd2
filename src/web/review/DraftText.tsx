import { useEffect, useRef } from 'react';
import { reviewMax } from '../../contract/constants.ts';
import type { ShownMark } from '../../contract/customer-page.ts';
import { draftText } from '../../contract/languages/en/customer.ts';
import { reviewText } from '../../contract/languages/en/review.ts';
import { BasicIcon } from '../ui/BasicIcon.tsx';
import { Marked } from './Marked.tsx';

interface DraftTextProps {
  readonly review: string;
  readonly marks: readonly ShownMark[];
  readonly editing: boolean;
  readonly type: (review: string) => void;
  readonly strengthen: (mark: ShownMark) => void;
}

export function DraftText({ review, marks, editing, type, strengthen }: DraftTextProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (editing) area.current?.focus();
  }, [editing]);
  if (!editing) return <Marked {...{ review, marks, strengthen }} />;
  return (
    <textarea
      ref={area}
      className="say"
      dir="auto"
      aria-label={reviewText.editLabel}
      maxLength={reviewMax}
      value={review}
      onChange={({ target }) => type(target.value)}
    />
  );
}

interface EditButtonsProps {
  readonly editing: boolean;
  readonly toggleEdit: () => void;
  readonly writeOwn: false | (() => void);
}

export function EditButtons({ editing, toggleEdit, writeOwn }: EditButtonsProps) {
  return (
    <>
      <button type="button" className="btn" onClick={toggleEdit}>
        <BasicIcon name={editing ? 'tick' : 'pencil'} />
        {editing ? reviewText.save : reviewText.edit}
      </button>
      {writeOwn && (
        <button type="button" className="btn" onClick={writeOwn}>
          <BasicIcon name="lines" />
          {draftText.writeOwn}
        </button>
      )}
    </>
  );
}
