import { useQueryClient } from '@tanstack/react-query';
import type { AdminUser } from '../../../contract/admin/calls.ts';
import { useCallMutation } from '../../lib/query-client.ts';
import { ConfirmButton } from '../../ui/ConfirmButton.tsx';
import { showFailure, showToast } from '../../ui/toast.ts';
import styles from '../shared/account/account.module.css';
import { Row } from '../shared/account/Row.tsx';
import { changeRoleText } from './text.ts';

export function ChangeRole({ user }: { readonly user: AdminUser }) {
  const client = useQueryClient();
  const words = user.isAdmin ? changeRoleText.take : changeRoleText.give;
  const change = useCallMutation('POST /api/admin/users/{userId}/role', {
    onSuccess: () => showToast({ title: words.done }),
    onError: (error) => showFailure(changeRoleText.failed, error, ''),
    // The Admin screen shows the role and the audit log too. Waiting for them would turn the open question into the opposite one.
    onSettled: () => {
      void client.invalidateQueries();
    },
  });
  return (
    <section className={`card ${styles.rows}`}>
      <Row title={changeRoleText.title} hint={words.hint}>
        <ConfirmButton
          danger={user.isAdmin}
          icon="shield"
          label={words.act}
          title={words.question(user.name)}
          confirm={words.confirm}
          act={() => change.mutateAsync({ userId: user.id, isAdmin: !user.isAdmin })}
        >
          <p>
            <b>{user.email}</b>
          </p>
          <p>{words.body}</p>
        </ConfirmButton>
      </Row>
    </section>
  );
}
