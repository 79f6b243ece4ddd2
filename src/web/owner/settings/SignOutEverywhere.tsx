import { useState } from 'react';
import { useLocation } from 'wouter';
import { accountText } from '../../../contract/dashboard-text.ts';
import { paths } from '../../../contract/paths.ts';
import { serverMessage } from '../../lib/error-message.ts';
import { useAct } from '../../lib/query-client.ts';
import { changeUser } from '../../lib/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { toast } from '../../ui/toast.ts';

/** Ends every session of the user, this one too. */
export function SignOutEverywhere() {
  const [asking, setAsking] = useState(false);
  const [, navigate] = useLocation();
  const words = accountText.everywhereConfirm;
  const everywhere = useAct('POST /api/logout-everywhere', {
    onSuccess: () => {
      toast(accountText.everywhereDone);
      changeUser(null);
      navigate(paths.login);
    },
    onError: (error) => {
      setAsking(false);
      toast({
        title: accountText.failed.title,
        body: serverMessage(error) ?? accountText.failed.body,
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
        onConfirm={() => everywhere.act({})}
        onCancel={() => setAsking(false)}
      >
        {words.body}
      </Confirm>
    </>
  );
}
