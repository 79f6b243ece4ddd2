import { type ReactNode, useEffect, useRef } from 'react';
import { copyText } from '../../contract/languages/en/review.ts';

interface ManualCopyProps {
  readonly review: string;
  readonly done: () => void;
  /** A toast, which the modal dialog would cover elsewhere. */
  readonly children?: ReactNode;
}

export function ManualCopy({ review, done, children }: ManualCopyProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    text.current?.select();
  }, []);
  return (
    <dialog ref={dialog} className="sheet" aria-labelledby="manual" onClose={done}>
      <h2 id="manual">{copyText.instruction}</h2>
      <textarea ref={text} className="say" aria-labelledby="manual" readOnly value={review} />
      <button type="button" className="btn pri" onClick={() => dialog.current?.close()}>
        {copyText.done}
      </button>
      {children}
    </dialog>
  );
}
