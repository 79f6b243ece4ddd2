import { useEffect, useRef } from 'react';
import { insteadText } from '../../contract/customer-text.ts';

interface InsteadProps {
  readonly wanted: string;
  /** The chosen label that contradicts it. */
  readonly chosen: string;
  /** Called with the label to keep. */
  readonly decide: (label: string) => void;
}

/** Asks which of two sentiments that contradict each other is meant. */
export function Instead({ wanted, chosen, decide }: InsteadProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="sheet" aria-labelledby="instead" onClose={() => decide(chosen)}>
      <h2 id="instead">{insteadText.question(chosen)}</h2>
      <p>{insteadText.why(wanted, chosen)}</p>
      <button type="button" className="btn" onClick={() => decide(wanted)}>
        {insteadText.choose(wanted)}
      </button>
      <button type="button" className="btn" onClick={() => decide(chosen)}>
        {insteadText.keep(chosen)}
      </button>
    </dialog>
  );
}
