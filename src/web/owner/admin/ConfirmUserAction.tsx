import type { AdminUser } from '../../../contract/admin/calls.ts';
import { useCallMutation } from '../../lib/query-client.ts';
import { Confirm } from '../../ui/Confirm.tsx';
import { showFailure, showToast } from '../../ui/toast.ts';
import { adminUserText } from './text.ts';
import { useInvalidateLists } from './use-admin-list.ts';

export interface UserAction {
  readonly kind: 'deactivate' | 'activate' | 'delete';
  readonly user: AdminUser;
}

interface ConfirmUserActionProps {
  readonly action: UserAction | null;
  readonly onDone: () => void;
  readonly onDeleted: () => void;
}

export function ConfirmUserAction({ action, onDone, onDeleted }: ConfirmUserActionProps) {
  const refresh = useInvalidateLists();
  const explain = (title: string) => (error: Error) => showFailure(title, error, '', { hideServerErrors: true });
  const settle = () => {
    onDone();
    return refresh();
  };
  const remove = useCallMutation('DELETE /api/admin/users/{id}', {
    onSuccess: () => {
      onDeleted();
      showToast({ title: adminUserText.deleted });
    },
    onError: explain(adminUserText.deleteFailed),
    onSettled: settle,
  });
  const toggle = useCallMutation('POST /api/admin/toggle-active/{userId}', {
    onSuccess: ({ isActive }) =>
      showToast({ title: isActive ? adminUserText.activatedNow : adminUserText.deactivatedNow }),
    onError: explain(adminUserText.statusFailed),
    onSettled: settle,
  });
  if (!action) return null;
  const { kind, user } = action;
  const { title, body, verb } = textOf(action);
  return (
    <Confirm
      open
      title={title}
      confirm={verb}
      danger={kind !== 'activate'}
      busy={remove.isPending || toggle.isPending}
      onConfirm={() =>
        kind === 'delete'
          ? remove.mutate({ id: user.id })
          : toggle.mutate({ userId: user.id, isActive: kind === 'activate' })
      }
      onCancel={onDone}
    >
      {/* Two people may have one name. */}
      <p>
        <b>{user.email}</b>
      </p>
      <p>{body}</p>
    </Confirm>
  );
}

function textOf({ kind, user }: UserAction) {
  const { confirmDelete, confirmDeactivate, confirmActivate } = adminUserText;
  if (kind === 'delete')
    return {
      title: confirmDelete.title(user.name),
      body: confirmDelete.body(user.businessCount),
      verb: adminUserText.delete,
    };
  const text = kind === 'activate' ? confirmActivate : confirmDeactivate;
  return { title: text.title(user.name), body: text.body, verb: adminUserText[kind] };
}
