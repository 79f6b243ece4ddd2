import { accountText } from '../../../contract/dashboard-text.ts';
import { ApiError } from '../../lib/call.ts';
import { serverMessage } from '../../lib/error-message.ts';
import { useAct } from '../../lib/query-client.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { toast } from '../../ui/toast.ts';

/** Asks for an email with which a new password can be set. */
export function ChangePassword({ email }: { readonly email: string }) {
  const forgot = useAct('POST /api/forgot-password', {
    onSuccess: () => toast(accountText.emailSent),
    onError: (error) => {
      // The server's own sentence where it gave one; without any answer nobody knows.
      const { title, body } = error instanceof ApiError ? accountText.emailFailed : accountText.unexpected;
      toast({ title, body: serverMessage(error) ?? body, destructive: true });
    },
  });

  function change() {
    if (email) forgot.act({ email });
    else toast({ ...accountText.noEmail, destructive: true });
  }

  return (
    <Button busy={forgot.isPending} onClick={change}>
      <Icon name="lock" />
      {accountText.change}
    </Button>
  );
}
