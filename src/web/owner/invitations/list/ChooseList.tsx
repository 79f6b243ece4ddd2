import { useState } from 'react';
import type { useDraft } from '../../../lib/use-draft.ts';
import { Button } from '../../../ui/Button.tsx';
import { FieldFrame } from '../../../ui/Field.tsx';
import { FileButton } from '../../../ui/FileButton.tsx';
import { KeptDraft } from '../../../ui/KeptDraft.tsx';
import { inviteListText as text } from '../list-text.ts';
import styles from './list.module.css';
import { fileTypes, type Reading, readFile, readText } from './read-list.ts';

type ListDraft = ReturnType<typeof useDraft<{ pasted: string }>>;

interface ChooseListProps {
  readonly draft: ListDraft;
  readonly onRead: (list: Reading) => void;
}

/** A file, or what was copied from a spreadsheet. */
export function ChooseList({ draft, onRead }: ChooseListProps) {
  const [isOver, setOver] = useState(false);
  const { pasted } = draft.values;
  const read = (file: File | undefined) => file && void readFile(file).then(onRead);
  return (
    <div className={styles.ways}>
      <section
        className={isOver ? `${styles.drop} ${styles.over}` : styles.drop}
        aria-label={text.fromFile}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          read(event.dataTransfer.files[0]);
        }}
      >
        <FileButton primary label={text.file} accept={fileTypes} onFile={read}>
          {text.choose}
        </FileButton>
        <p className="soft">{text.drop}</p>
        <p className="hint">{text.fileHint}</p>
      </section>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void readText(text.pasted, pasted).then(onRead);
        }}
      >
        <KeptDraft draft={draft} />
        <FieldFrame label={text.paste} hint={text.pasteHint}>
          {(wiring) => (
            <textarea
              {...wiring}
              rows={5}
              value={pasted}
              spellCheck={false}
              onChange={(event) => draft.set({ pasted: event.currentTarget.value })}
            />
          )}
        </FieldFrame>
        <Button small type="submit" disabled={pasted.trim() === ''}>
          {text.readPasted}
        </Button>
      </form>
    </div>
  );
}
