import { resetTokenForm } from '../../../contract/accounts/forms.ts';
import { useForm } from '../../ui/use-form.ts';
import { NewPassword } from './NewPassword.tsx';
import { StepTitle } from './StepTitle.tsx';
import { authText } from './text.ts';
import { type SilentFailure, useReset } from './use-reset.ts';

interface ResetTokenFormProps {
  readonly token: string;
  readonly silent: SilentFailure;
  readonly onDone: () => void;
}

export function ResetTokenForm({ token, silent, onDone }: ResetTokenFormProps) {
  const form = useForm({
    schema: resetTokenForm,
    draft: null,
    initial: { password: '', confirmPassword: '' },
    onSubmit: ({ password }) => reset.mutate({ token, password }),
  });
  const reset = useReset(silent, onDone, form.showErrors);
  return (
    <form className="form" {...form.props}>
      <StepTitle>{authText.reset.title}</StepTitle>
      <NewPassword field={form.field} busy={reset.isPending} />
    </form>
  );
}
