import { Link } from 'wouter';
import type { authForms } from '../../../contract/accounts/forms.ts';
import { accountInvitationText } from '../../../contract/accounts/invitation-text.ts';
import { timings } from '../../../contract/constants.ts';
import { paths } from '../../../contract/paths.ts';
import { ApiError } from '../../lib/call.ts';
import { installation } from '../../lib/installation.ts';
import { useCallMutation } from '../../lib/query-client.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { joinToasts } from '../../ui/join-toasts.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { showFailure, showToast } from '../../ui/toast.ts';
import { useForm } from '../../ui/use-form.ts';
import { layoutText } from '../shared/layout-text.ts';
import { openPreview } from './open-preview.tsx';
import { StepTitle } from './StepTitle.tsx';
import { authText, authToasts } from './text.ts';
import type { Typed } from './use-auth-tabs.ts';

interface RegisterFormProps {
  readonly schema: typeof authForms.register;
  readonly typed: Typed;
  readonly onTyped: (typed: Partial<Typed>) => void;
  readonly onRegistered: (email: string) => void;
}

export function RegisterForm({ schema, typed, onTyped, onRegistered }: RegisterFormProps) {
  const register = useCallMutation('POST /api/register', {
    onSuccess: ({ message, user, devEmailPreview }) => {
      if (devEmailPreview) {
        openPreview(authToasts.registered, message, devEmailPreview);
      } else {
        const registered = { title: authToasts.registered, body: message, duration: timings.emailToast };
        showToast(joinToasts(registered, authToasts.emailSent));
      }
      if (user.email) onRegistered(user.email);
    },
    onError: (error) => {
      showFailure(authToasts.registrationFailed, error);
      if (error instanceof ApiError) form.showErrors(error.fields);
    },
  });
  const form = useForm({
    schema,
    draft: null,
    initial: { ...typed, password: '', confirmPassword: '' },
    onChange: onTyped,
    onSubmit: (account) => {
      const sent = { ...account, username: account.email };
      register.mutate(sent);
    },
  });
  return (
    <form className="form" {...form.props}>
      <div>
        <StepTitle>{authText.register.title}</StepTitle>
        <p className="soft">
          {accountInvitationText.registering[installation.registration]} {authText.register.lead}
        </p>
      </div>
      <Field {...form.field('name')} label={authText.name} autoComplete="name" />
      <Field {...form.field('email')} label={authText.email} type="email" autoComplete="username" />
      <PasswordField
        {...form.field('password')}
        label={authText.password}
        hint={authText.passwordHint}
        autoComplete="new-password"
      />
      <PasswordField {...form.field('confirmPassword')} label={authText.confirmPassword} autoComplete="new-password" />
      <Button type="submit" primary busy={register.isPending}>
        {authText.register.submit}
      </Button>
      <p className="cap">
        {authText.register.agree} <Link href={paths.terms}>{layoutText.terms}</Link> {authText.register.and}{' '}
        <Link href={paths.privacy}>{layoutText.privacy}</Link>.
      </p>
    </form>
  );
}
