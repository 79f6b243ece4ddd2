import styles from './composer.module.css';
import { useSavedReplies } from './inbox-queries.ts';
import { messageText } from './text.ts';

interface OpeningsProps {
  readonly businessId: number;
  readonly onInsert: (words: string) => void;
  readonly onSaved: () => void;
}

const savedShown = 4;

/** Sentences to begin with, the business's own first. They go where the caret is. */
export function Openings({ businessId, onInsert, onSaved }: OpeningsProps) {
  const saved = useSavedReplies(businessId).slice(0, savedShown);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that is seen
    <div className={styles.opens} role="group" aria-label={messageText.openingsLabel}>
      {saved.map(({ id, name, text }) => (
        <button key={id} type="button" className={styles.own} title={text} onClick={() => onInsert(text)}>
          {name}
        </button>
      ))}
      {messageText.openings.map((opening) => (
        <button key={opening} type="button" onClick={() => onInsert(opening)}>
          {opening}
        </button>
      ))}
      <button type="button" className={styles.all} onClick={onSaved}>
        {messageText.saved}
      </button>
    </div>
  );
}

/** The typed text with these words in place of the selection. */
export function insertAt(field: HTMLTextAreaElement | null, words: string): { text: string; caret: number } {
  const { value = '', selectionStart = 0, selectionEnd = 0 } = field ?? {};
  const before = value.slice(0, selectionStart);
  const inserted = `${before === '' || /\s$/.test(before) ? '' : ' '}${words} `;
  return { text: before + inserted + value.slice(selectionEnd).trimStart(), caret: before.length + inserted.length };
}
