import type { authForms } from '../../../contract/accounts/forms.ts';
import { ApiError } from '../../lib/call.ts';
import { useCallMutation } from '../../lib/query-client.ts';
import { changeUser } from '../../lib/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { showFailure, showToast } from '../../ui/toast.ts';
import { useForm } from '../../ui/use-form.ts';
import { StepTitle } from './StepTitle.tsx';
import { authText, authToasts } from './text.ts';
import type { Typed } from './use-auth-tabs.ts';

interface LoginFormProps {
  readonly schema: typeof authForms.login;
  readonly email: string;
  readonly onTyped: (typed: Partial<Typed>) => void;
  readonly onUnverified: (email: string) => void;
  readonly onForgot?: (email: string) => void;
}

export function LoginForm({ schema, email, onTyped, onUnverified, onForgot }: LoginFormProps) {
  const login = useCallMutation('POST /api/login', {
    onSuccess: (user) => {
      showToast(authToasts.loggedIn(user.name));
      changeUser(user);
    },
    onError: (error, typed) => {
      showFailure(authToasts.loginFailed, error);
      if (error instanceof ApiError && error.code === 'email_unverified') onUnverified(typed.email);
    },
  });
  const form = useForm({
    schema,
    draft: null,
    initial: { email, password: '' },
    onSubmit: login.mutate,
    onChange: onTyped,
  });
  return (
    <form className="form" {...form.props}>
      <StepTitle>{authText.login.title}</StepTitle>
      <Field {...form.field('email')} label={authText.email} type="email" autoComplete="username" />
      <PasswordField {...form.field('password')} label={authText.password} autoComplete="current-password" />
      <Button type="submit" primary busy={login.isPending}>
        {authText.login.submit}
      </Button>
      {onForgot ? (
        <button type="button" className="link plain" onClick={() => onForgot(form.values.email)}>
          {authText.login.forgot}
        </button>
      ) : null}
    </form>
  );
}
