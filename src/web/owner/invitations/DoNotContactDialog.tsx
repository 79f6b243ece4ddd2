import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';

interface DoNotContactDialogProps {
  readonly text: Readonly<Record<'title' | 'body' | 'email' | 'confirm' | 'cancel', string>>;
  readonly error?: string | undefined;
  readonly busy: boolean;
  readonly onStop: (email: string) => void;
  readonly onClose: () => void;
}

export function DoNotContactDialog({ text, error, busy, onStop, onClose }: DoNotContactDialogProps) {
  const [email, setEmail] = useState('');
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!busy) onStop(email.trim());
  }
  return (
    <Dialog open onClose={onClose} title={text.title}>
      <p className="soft">{text.body}</p>
      <form className="form" onSubmit={submit} noValidate>
        <Field
          label={text.email}
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          value={email}
          onChange={setEmail}
          error={error}
        />
        <div className="row">
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button primary type="submit" busy={busy}>
            {text.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
