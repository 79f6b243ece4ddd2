import { useRef, useState } from 'react';
import { inviteListText } from '../../../../contract/invite-list-text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { type Reading, readFile, readText } from './read-list.ts';

interface ChooseListProps {
  readonly onRead: (list: Reading) => void;
}

/** A file, or what was copied from a spreadsheet. */
export function ChooseList({ onRead }: ChooseListProps) {
  const [pasted, setPasted] = useState('');
  return (
    <>
      <div className="list-file">
        <FileButton label={inviteListText.choose} onRead={onRead} primary />
        <p className="hint">{inviteListText.fileHint}</p>
      </div>
      <form
        className="field"
        onSubmit={(event) => {
          event.preventDefault();
          void readText(inviteListText.pasted, pasted).then(onRead);
        }}
      >
        <label htmlFor="pasted">{inviteListText.paste}</label>
        <textarea
          id="pasted"
          rows={4}
          value={pasted}
          spellCheck={false}
          aria-describedby="pasted-hint"
          onChange={(event) => setPasted(event.currentTarget.value)}
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

interface FileButtonProps {
  readonly label: string;
  readonly onRead: (list: Reading) => void;
  readonly primary?: boolean;
  readonly busy?: boolean;
}

export function FileButton({ label, onRead, primary = false, busy = false }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button small={!primary} primary={primary} busy={busy} onClick={() => input.current?.click()}>
        <Icon name="upload" />
        {label}
      </Button>
      <input
        ref={input}
        className="hidden-file"
        type="file"
        accept=".csv,.txt,.tsv,.xls,.xlsx,text/csv,text/plain"
        tabIndex={-1}
        aria-label={inviteListText.file}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) void readFile(file).then(onRead);
          // Lets the same file be chosen again.
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}
