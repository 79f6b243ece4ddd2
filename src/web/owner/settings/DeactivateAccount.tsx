import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { timings } from '../../../contract/constants.ts';
import { accountText } from '../../../contract/dashboard-text.ts';
import { paths } from '../../../contract/paths.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { useCallMutation } from '../../lib/query-client.ts';
import { changeUser } from '../../lib/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { showToast } from '../../ui/toast.ts';

export function DeactivateAccount({ userId }: { readonly userId: number }) {
  const [asking, setAsking] = useState(false);
  const [, navigate] = useLocation();
  const words = accountText.deactivateConfirm;
  const deactivate = useCallMutation('POST /api/businesses/toggle-active/{userId}', {
    onSuccess: () => {
      setAsking(false);
      showToast(accountText.deactivated);
    },
    onError: (error) => {
      setAsking(false);
      showToast({
        title: accountText.failed.title,
        body: errorMessage(error, accountText.failed.body),
        destructive: true,
      });
    },
  });
  const { isSuccess } = deactivate;
  useEffect(() => {
    if (!isSuccess) return;
    const timer = setTimeout(() => {
      changeUser(null);
      navigate(paths.login);
    }, timings.deactivatedRedirect);
    return () => clearTimeout(timer);
  }, [isSuccess, navigate]);
  return (
    <>
      <Button danger disabled={isSuccess} onClick={() => setAsking(true)}>
        <Icon name="ban" />
        {accountText.deactivate}
      </Button>
      <Confirm
        open={asking}
        danger
        title={words.title}
        confirm={words.confirm}
        busy={deactivate.isPending}
        onConfirm={() => deactivate.mutate({ userId, isActive: false })}
        onCancel={() => setAsking(false)}
      >
        {words.body}
      </Confirm>
    </>
  );
}
