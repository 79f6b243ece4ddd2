import { Button } from '../../ui/Button.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import type { useForm } from '../../ui/use-form.ts';
import { authText } from './text.ts';

interface Passwords {
  readonly password: string;
  readonly confirmPassword: string;
}

interface NewPasswordProps {
  readonly field: ReturnType<typeof useForm<Passwords, unknown>>['field'];
  readonly busy: boolean;
}

export function NewPassword({ field, busy }: NewPasswordProps) {
  return (
    <>
      <PasswordField
        {...field('password')}
        label={authText.newPassword}
        hint={authText.passwordHint}
        autoComplete="new-password"
      />
      <PasswordField {...field('confirmPassword')} label={authText.confirmPassword} autoComplete="new-password" />
      <Button type="submit" primary busy={busy}>
        {authText.reset.submit}
      </Button>
    </>
  );
}
