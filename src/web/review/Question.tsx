import { useEffect, useRef } from 'react';

export interface Answer {
  readonly words: string;
  readonly choose: () => void;
}

export interface QuestionProps {
  readonly title: string;
  readonly why: string;
  /** What follows from an answer. */
  readonly after?: string | undefined;
  readonly answers: readonly Answer[];
  /** The way out where none of the answers is true. */
  readonly neither?: Answer | undefined;
  readonly close: () => void;
}

/** Answers are equal: none of them is the primary button. */
export function Question({ title, why, after, answers, neither, close }: QuestionProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="sheet" aria-labelledby="question" onClose={close}>
      <h2 id="question">{title}</h2>
      <p>{why}</p>
      {answers.map(({ words, choose }) => (
        <button type="button" className="btn" key={words} onClick={choose}>
          {words}
        </button>
      ))}
      {after && <p className="soft">{after}</p>}
      {neither && (
        <button type="button" className="link" onClick={neither.choose}>
          {neither.words}
        </button>
      )}
    </dialog>
  );
}
