import { useMutation } from '@tanstack/react-query';
import type { AdminBusiness } from '../../../contract/admin/calls.ts';
import { call } from '../../lib/call.ts';
import { useCallMutation } from '../../lib/query-client.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { KeptDraft } from '../../ui/KeptDraft.tsx';
import { showFailure, showToast } from '../../ui/toast.ts';
import { useForm } from '../../ui/use-form.ts';
import { adminTransferText as text } from './text.ts';
import { useInvalidateLists } from './use-admin-list.ts';

interface TransferDialogProps {
  readonly business: AdminBusiness;
  readonly onClose: () => void;
}

/** For a business whose owner is deactivated. */
export function TransferDialog({ business: { id, name, user: owner }, onClose }: TransferDialogProps) {
  const refresh = useInvalidateLists();
  const explain = (error: Error) => showFailure(text.failed, error);
  const form = useForm({
    initial: { email: '' },
    draft: `transfer business ${id}`,
    onSubmit: ({ email }) => {
      if (!find.isPending && !transfer.isPending) find.mutate(email.trim());
    },
  });
  const close = () => {
    form.kept.forget();
    onClose();
  };
  const transfer = useCallMutation('POST /api/admin/businesses/{id}/transfer', {
    onSuccess: () => {
      showToast(text.done(name, form.values.email.trim()));
      close();
      return refresh();
    },
    onError: explain,
  });
  const find = useMutation({
    mutationFn: (email: string) => call('GET /api/admin/users', { search: email, limit: 100 }),
    onSuccess: (users, email) => {
      const found = users.find((user) => user.email.toLowerCase() === email.toLowerCase());
      if (found) transfer.mutate({ id, userId: found.id });
      else form.showErrors({ email: text.unknown });
    },
    onError: explain,
  });
  return (
    <Dialog open onClose={close} title={text.title(name)}>
      <p className="soft">{text.body(owner.name)}</p>
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
        />
        <div className="row">
          <Button onClick={close}>{text.cancel}</Button>
          <Button primary type="submit" busy={find.isPending || transfer.isPending}>
            {text.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
