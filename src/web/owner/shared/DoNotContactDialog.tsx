import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { KeptDraft } from '../../ui/KeptDraft.tsx';
import { useForm } from '../../ui/use-form.ts';

interface DoNotContactDialogProps {
  readonly text: Readonly<Record<'title' | 'body' | 'email' | 'confirm' | 'cancel', string>>;
  readonly error?: string | undefined;
  readonly busy: boolean;
  /** Names the kept draft; null on a shared computer. */
  readonly draft: string | null;
  readonly onStop: (email: string) => void;
  readonly onClose: () => void;
}

export function DoNotContactDialog({ text, error, busy, draft, onStop, onClose }: DoNotContactDialogProps) {
  const form = useForm({
    initial: { email: '' },
    draft,
    onSubmit: ({ email }) => {
      if (!busy) onStop(email.trim());
    },
  });
  function cancel() {
    form.kept.forget();
    onClose();
  }
  return (
    <Dialog open onClose={cancel} title={text.title}>
      <p className="soft">{text.body}</p>
      <KeptDraft draft={form.kept} />
      <form className="form" {...form.props}>
        <Field
          {...form.field('email')}
          label={text.email}
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
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
