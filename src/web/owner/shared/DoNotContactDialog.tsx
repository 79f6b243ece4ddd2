import type { FormEvent } from 'react';
import { useDraft } from '../../lib/use-draft.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { KeptDraft } from '../../ui/KeptDraft.tsx';

interface DoNotContactDialogProps {
  readonly text: Readonly<Record<'title' | 'body' | 'email' | 'confirm' | 'cancel', string>>;
  readonly error?: string | undefined;
  readonly busy: boolean;
  /** Names the kept draft; null on a shared computer. */
  readonly draft: string | null;
  readonly onStop: (email: string) => void;
  readonly onClose: () => void;
}

export function DoNotContactDialog({ text, error, busy, draft: name, onStop, onClose }: DoNotContactDialogProps) {
  const draft = useDraft(name, { email: '' });
  const { email } = draft.values;
  function cancel() {
    draft.forget();
    onClose();
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!busy) onStop(email.trim());
  }
  return (
    <Dialog open onClose={cancel} title={text.title}>
      <p className="soft">{text.body}</p>
      <KeptDraft draft={draft} />
      <form className="form" onSubmit={submit} noValidate>
        <Field
          label={text.email}
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          value={email}
          onChange={(typed) => draft.set({ email: typed })}
          error={error}
        />
        <div className="row">
          <Button onClick={cancel}>{text.cancel}</Button>
          <Button primary type="submit" busy={busy}>
            {text.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
