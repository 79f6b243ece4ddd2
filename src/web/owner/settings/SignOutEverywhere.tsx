import { useState } from 'react';
import { useLocation } from 'wouter';
import { accountText } from '../../../contract/dashboard-text.ts';
import { paths } from '../../../contract/paths.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { useCallMutation } from '../../lib/query-client.ts';
import { changeUser } from '../../lib/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { showToast } from '../../ui/toast.ts';

export function SignOutEverywhere() {
  const [asking, setAsking] = useState(false);
  const [, navigate] = useLocation();
  const words = accountText.everywhereConfirm;
  const everywhere = useCallMutation('POST /api/logout-everywhere', {
    onSuccess: () => {
      showToast(accountText.everywhereDone);
      changeUser(null);
      navigate(paths.login);
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
  return (
    <>
      <Button onClick={() => setAsking(true)}>
        <Icon name="logout" />
        {accountText.everywhere}
      </Button>
      <Confirm
        open={asking}
        title={words.title}
        confirm={words.confirm}
        busy={everywhere.isPending}
        onConfirm={() => everywhere.mutate({})}
        onCancel={() => setAsking(false)}
      >
        {words.body}
      </Confirm>
    </>
  );
}
