import { resetCodeForm } from '../../../contract/accounts/forms.ts';
import { errorMessages } from '../../../contract/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { useForm } from '../../ui/use-form.ts';
import { CodeField } from './CodeField.tsx';
import { NewPassword } from './NewPassword.tsx';
import { StepTitle } from './StepTitle.tsx';
import { authText, passwordToasts } from './text.ts';
import type { Typed } from './use-auth-tabs.ts';
import { useReset } from './use-reset.ts';

interface ResetCodeFormProps {
  readonly email: string;
  readonly onTyped: (typed: Partial<Typed>) => void;
  readonly onNewCode: (email: string) => void;
  readonly onDone: (email: string) => void;
}

const silent = { refused: errorMessages.resetCodeFailed, broken: passwordToasts.unexpected };

export function ResetCodeForm({ email, onTyped, onNewCode, onDone }: ResetCodeFormProps) {
  const form = useForm({
    schema: resetCodeForm,
    draft: null,
    initial: { email, code: '', password: '', confirmPassword: '' },
    onChange: onTyped,
    onSubmit: ({ email, code, password }) => reset.mutate({ email, code, password }),
  });
  const reset = useReset(silent, () => onDone(form.values.email), form.showErrors);
  return (
    <form className="form" {...form.props}>
      <div>
        <StepTitle>{authText.reset.title}</StepTitle>
        <p className="soft">{authText.reset.codeLead}</p>
      </div>
      <Field {...form.field('email')} label={authText.email} type="email" autoComplete="username" />
      <CodeField {...form.field('code')} label={authText.resetCode} letters />
      <NewPassword field={form.field} busy={reset.isPending} />
      <Button onClick={() => onNewCode(form.values.email)}>{authText.reset.newCode}</Button>
    </form>
  );
}
