import { forgotInput } from '../../../contract/accounts/calls.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { useForm } from '../../ui/use-form.ts';
import { StepTitle } from './StepTitle.tsx';
import { authText } from './text.ts';
import type { Typed } from './use-auth-tabs.ts';
import { useForgot } from './use-forgot.ts';

interface ForgotFormProps {
  readonly email: string;
  readonly onTyped: (typed: Partial<Typed>) => void;
  readonly onSent: (email: string) => void;
  readonly onBack?: () => void;
}

export function ForgotForm({ email, onTyped, onSent, onBack }: ForgotFormProps) {
  const forgot = useForgot(onSent);
  const form = useForm({
    schema: forgotInput,
    draft: null,
    initial: { email },
    onSubmit: forgot.mutate,
    onChange: onTyped,
  });
  return (
    <form className="form" {...form.props}>
      <div>
        <StepTitle>{authText.forgot.title}</StepTitle>
        <p className="soft">{authText.forgot.lead}</p>
      </div>
      <Field {...form.field('email')} label={authText.email} type="email" autoComplete="username" />
      <Button type="submit" primary busy={forgot.isPending}>
        {authText.forgot.submit}
      </Button>
      {onBack ? (
        <button type="button" className="link plain" onClick={onBack}>
          {authText.forgot.back}
        </button>
      ) : null}
    </form>
  );
}
