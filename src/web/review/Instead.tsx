import { useEffect, useRef } from 'react';
import { insteadText } from '../../contract/languages/en/customer.ts';

interface InsteadProps {
  readonly wanted: string;
  readonly chosen: string;
  readonly decide: (label: string) => void;
}

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
