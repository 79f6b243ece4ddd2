import type { RefObject } from 'react';
import { messageText } from './text.ts';

interface OpeningsProps {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly onInsert: (text: string, caret: number) => void;
}

/** Sentences to begin with. They go where the caret is. */
export function Openings({ field, onInsert }: OpeningsProps) {
  function insert(opening: string) {
    const { value = '', selectionStart = 0, selectionEnd = 0 } = field.current ?? {};
    const before = value.slice(0, selectionStart);
    const after = value.slice(selectionEnd);
    const inserted = `${before === '' || /\s$/.test(before) ? '' : ' '}${opening} `;
    onInsert(before + inserted + after.trimStart(), before.length + inserted.length);
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that is seen
    <div className="opens" role="group" aria-label={messageText.openingsLabel}>
      {messageText.openings.map((opening) => (
        <button key={opening} type="button" onClick={() => insert(opening)}>
          {opening}
        </button>
      ))}
    </div>
  );
}
