import { resetTokenForm } from '../../../contract/account-forms.ts';
import { authText, passwordToasts } from '../../../contract/account-text.ts';
import { ApiError } from '../../lib/call.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { useCallMutation } from '../../lib/query-client.ts';
import { Button } from '../../ui/Button.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { showToast } from '../../ui/toast.ts';
import { useForm } from '../../ui/use-form.ts';
import { StepTitle } from './StepTitle.tsx';

interface ResetTokenFormProps {
  readonly token: string;
  readonly silent: { readonly refused: string; readonly broken: string };
  readonly onDone: () => void;
}

export function ResetTokenForm({ token, silent, onDone }: ResetTokenFormProps) {
  const reset = useCallMutation('POST /api/reset-password', {
    onSuccess: ({ message }) => {
      showToast({ title: passwordToasts.resetDone, body: message });
      onDone();
    },
    onError: (error) => {
      const body = errorMessage(error, silent.refused, { noAnswer: silent.broken });
      showToast({ title: passwordToasts.error, body, destructive: true });
      if (error instanceof ApiError) form.showErrors(error.fields);
    },
  });
  const form = useForm({
    schema: resetTokenForm,
    initial: { password: '', confirmPassword: '' },
    onSubmit: ({ password }) => reset.mutate({ token, password }),
  });
  return (
    <form className="form" {...form.props}>
      <StepTitle>{authText.reset.title}</StepTitle>
      <PasswordField
        {...form.field('password')}
        label={authText.newPassword}
        hint={authText.passwordHint}
        autoComplete="new-password"
      />
      <PasswordField {...form.field('confirmPassword')} label={authText.confirmPassword} autoComplete="new-password" />
      <Button type="submit" primary busy={reset.isPending}>
        {authText.reset.submit}
      </Button>
    </form>
  );
}
