import { resetCodeForm } from '../../../contract/account-forms.ts';
import { authText, passwordToasts } from '../../../contract/account-text.ts';
import { errorMessages } from '../../../contract/text.ts';
import { ApiError } from '../../lib/call.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { useCallMutation } from '../../lib/query-client.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { showToast } from '../../ui/toast.ts';
import { useForm } from '../../ui/use-form.ts';
import { CodeField } from './CodeField.tsx';
import { StepTitle } from './StepTitle.tsx';

interface ResetCodeFormProps {
  readonly email: string;
  readonly onNewCode: (email: string) => void;
  readonly onDone: (email: string) => void;
}

export function ResetCodeForm({ email, onNewCode, onDone }: ResetCodeFormProps) {
  const reset = useCallMutation('POST /api/reset-password', {
    onSuccess: ({ message }) => {
      showToast({ title: passwordToasts.resetDone, body: message });
      onDone(form.values.email);
    },
    onError: (error) => {
      const silent = error instanceof ApiError ? errorMessages.resetCodeFailed : passwordToasts.unexpected;
      showToast({ title: passwordToasts.error, body: errorMessage(error, silent), destructive: true });
      if (error instanceof ApiError) form.showErrors(error.fields);
    },
  });
  const form = useForm({
    schema: resetCodeForm,
    initial: { email, code: '', password: '', confirmPassword: '' },
    onSubmit: ({ email, code, password }) => reset.mutate({ email, code, password }),
  });
  return (
    <form className="form" {...form.props}>
      <div>
        <StepTitle>{authText.reset.title}</StepTitle>
        <p className="soft">{authText.reset.codeLead}</p>
      </div>
      <Field {...form.field('email')} label={authText.email} type="email" autoComplete="username" />
      <CodeField {...form.field('code')} label={authText.resetCode} letters />
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
      <Button onClick={() => onNewCode(form.values.email)}>{authText.reset.newCode}</Button>
    </form>
  );
}
