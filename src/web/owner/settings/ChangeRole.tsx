import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminUser } from '../../../contract/admin.ts';
import { changeRoleText } from '../../../contract/admin-text.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { useCallMutation } from '../../lib/query-client.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { showToast } from '../../ui/toast.ts';

export function ChangeRole({ user }: { readonly user: AdminUser }) {
  const [asking, setAsking] = useState(false);
  const client = useQueryClient();
  const words = user.isAdmin ? changeRoleText.take : changeRoleText.give;
  const change = useCallMutation('POST /api/admin/users/{userId}/role', {
    onSuccess: () => showToast({ title: words.done }),
    onError: (error) => showToast({ title: changeRoleText.failed, body: errorMessage(error, ''), destructive: true }),
    onSettled: () => {
      setAsking(false);
      // The Admin screen shows the role and the audit log too.
      return client.invalidateQueries();
    },
  });
  return (
    <section className="card act-card">
      <div>
        <h2>{changeRoleText.title}</h2>
        <p className="soft">{words.hint}</p>
      </div>
      <Button danger={user.isAdmin} onClick={() => setAsking(true)}>
        <Icon name="shield" />
        {words.act}
      </Button>
      <Confirm
        open={asking}
        title={words.question(user.name)}
        confirm={words.confirm}
        danger={user.isAdmin}
        busy={change.isPending}
        onConfirm={() => change.mutate({ userId: user.id, isAdmin: !user.isAdmin })}
        onCancel={() => setAsking(false)}
      >
        <p>
          <b>{user.email}</b>
        </p>
        <p>{words.body}</p>
      </Confirm>
    </section>
  );
}
