import { useLocation } from 'wouter';
import type { authForms } from '../../../contract/accounts/forms.ts';
import { singleSignOnOnly } from '../../../contract/accounts/sign-in-text.ts';
import { paths } from '../../../contract/paths.ts';
import { ApiError } from '../../lib/call.ts';
import { installation } from '../../lib/installation.ts';
import { useCallMutation } from '../../lib/query-client.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Or } from '../../ui/Or.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { showFailure } from '../../ui/toast.ts';
import { useForm } from '../../ui/use-form.ts';
import { arrive, loginFailed } from '../shared/second-step/arrive.ts';
import { OtherWays } from './OtherWays.tsx';
import { StepTitle } from './StepTitle.tsx';
import { authText } from './text.ts';
import type { Typed } from './use-auth-tabs.ts';

interface LoginFormProps {
  readonly schema: typeof authForms.login;
  readonly email: string;
  readonly onTyped: (typed: Partial<Typed>) => void;
  readonly onUnverified: (email: string) => void;
  readonly onForgot?: (email: string) => void;
}

const { singleSignOn } = installation;
/** OIDC_ONLY: the server refuses each form with a password. */
export const isOnlyWay = singleSignOn?.isOnlyWay === true;

export function LoginForm({ schema, email, onTyped, onUnverified, onForgot }: LoginFormProps) {
  const [, navigate] = useLocation();
  const login = useCallMutation('POST /api/login', {
    onSuccess: arrive,
    onError: (error, typed) => {
      if (error instanceof ApiError && /second_step$/.test(error.code ?? ''))
        return navigate(paths.secondStep, { state: history.state });
      showFailure(loginFailed, error);
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
      {isOnlyWay ? (
        <p className="soft">{singleSignOnOnly}</p>
      ) : (
        <>
          <Field {...form.field('email')} label={authText.email} type="email" autoComplete="username webauthn" />
          <PasswordField {...form.field('password')} label={authText.password} autoComplete="current-password" />
          <Button type="submit" primary busy={login.isPending}>
            {authText.login.submit}
          </Button>
          {onForgot ? (
            <button type="button" className="link plain" onClick={() => onForgot(form.values.email)}>
              {authText.login.forgot}
            </button>
          ) : null}
          {onForgot || singleSignOn ? <Or /> : null}
        </>
      )}
      {onForgot || singleSignOn ? <OtherWays /> : null}
    </form>
  );
}
