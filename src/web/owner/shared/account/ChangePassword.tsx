import { ApiError } from '../../../lib/call.ts';
import { useCallMutation } from '../../../lib/query-client.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { showFailure, showToast } from '../../../ui/toast.ts';
import { accountText } from './text.ts';

export function ChangePassword({ email }: { readonly email: string }) {
  const forgot = useCallMutation('POST /api/forgot-password', {
    onSuccess: () => showToast(accountText.emailSent),
    onError: (error) => {
      const { title, body } = error instanceof ApiError ? accountText.emailFailed : accountText.unexpected;
      showFailure(title, error, body);
    },
  });

  function change() {
    if (email) forgot.mutate({ email });
    else showToast({ ...accountText.noEmail, destructive: true });
  }

  return (
    <Button busy={forgot.isPending} onClick={change}>
      <Icon name="lock" />
      {accountText.change}
    </Button>
  );
}
