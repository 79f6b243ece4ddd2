import type { useDraft } from '../../../lib/use-draft.ts';
import { Button } from '../../../ui/Button.tsx';
import { FileButton } from '../../../ui/FileButton.tsx';
import { KeptDraft } from '../../../ui/KeptDraft.tsx';
import { inviteListText } from '../list-text.ts';
import { fileTypes, type Reading, readFile, readText } from './read-list.ts';

type ListDraft = ReturnType<typeof useDraft<{ pasted: string }>>;

interface ChooseListProps {
  readonly draft: ListDraft;
  readonly onRead: (list: Reading) => void;
}

/** A file, or what was copied from a spreadsheet. */
export function ChooseList({ draft, onRead }: ChooseListProps) {
  const { pasted } = draft.values;
  return (
    <>
      <div className="list-file">
        <FileButton
          primary
          label={inviteListText.file}
          accept={fileTypes}
          onFile={(file) => void readFile(file).then(onRead)}
        >
          {inviteListText.choose}
        </FileButton>
        <p className="hint">{inviteListText.fileHint}</p>
      </div>
      <form
        className="field"
        onSubmit={(event) => {
          event.preventDefault();
          void readText(inviteListText.pasted, pasted).then(onRead);
        }}
      >
        <KeptDraft draft={draft} />
        <label htmlFor="pasted">{inviteListText.paste}</label>
        <textarea
          id="pasted"
          rows={4}
          value={pasted}
          spellCheck={false}
          aria-describedby="pasted-hint"
          onChange={(event) => draft.set({ pasted: event.currentTarget.value })}
        />
        <p className="hint" id="pasted-hint">
          {inviteListText.pasteHint}
        </p>
        <div className="row">
          <Button small type="submit" disabled={pasted.trim() === ''}>
            {inviteListText.readPasted}
          </Button>
        </div>
      </form>
    </>
  );
}
