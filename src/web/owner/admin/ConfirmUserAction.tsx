import type { AdminUser } from '../../../contract/admin.ts';
import { adminUserText } from '../../../contract/admin-text.ts';
import { ApiError } from '../../lib/call.ts';
import { serverMessage } from '../../lib/error-message.ts';
import { useAct } from '../../lib/query-client.ts';
import { Confirm } from '../../ui/Confirm.tsx';
import { toast } from '../../ui/toast.ts';
import { useRefreshLists } from './use-admin-list.ts';

/** What an administrator is about to do to a user. */
export interface UserAct {
  readonly kind: 'deactivate' | 'activate' | 'delete';
  readonly user: AdminUser;
}

interface ConfirmUserActProps {
  readonly asked: UserAct | null;
  readonly onDone: () => void;
  readonly onErased: () => void;
}

/** Asks before the act, does it, and says what came of it. */
export function ConfirmUserAction({ asked, onDone, onErased }: ConfirmUserActProps) {
  const refresh = useRefreshLists();
  const refuse = (title: string) => (error: Error) => toast({ title, ...rootCauseMessage(error), destructive: true });
  const settle = () => {
    onDone();
    return refresh();
  };
  const erase = useAct('DELETE /api/admin/users/{id}', {
    onSuccess: () => {
      onErased();
      toast({ title: adminUserText.deleted });
    },
    onError: refuse(adminUserText.deleteFailed),
    onSettled: settle,
  });
  const toggle = useAct('POST /api/admin/toggle-active/{userId}', {
    onSuccess: ({ isActive }) => toast({ title: isActive ? adminUserText.activatedNow : adminUserText.deactivatedNow }),
    onError: refuse(adminUserText.statusFailed),
    onSettled: settle,
  });
  if (!asked) return null;
  const { kind, user } = asked;
  const { title, body, verb } = wordsOf(asked);
  return (
    <Confirm
      open
      title={title}
      confirm={verb}
      danger={kind !== 'activate'}
      busy={erase.isPending || toggle.isPending}
      onConfirm={() =>
        kind === 'delete' ? erase.act({ id: user.id }) : toggle.act({ userId: user.id, isActive: kind === 'activate' })
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

function wordsOf({ kind, user }: UserAct) {
  const { confirmDelete, confirmDeactivate, confirmActivate } = adminUserText;
  if (kind === 'delete')
    return {
      title: confirmDelete.title(user.name),
      body: confirmDelete.body(user.businessCount),
      verb: adminUserText.delete,
    };
  const words = kind === 'activate' ? confirmActivate : confirmDeactivate;
  return { title: words.title(user.name), body: words.body, verb: adminUserText[kind] };
}

/** The server's sentence when it refused, such as "You cannot delete your own account". */
function rootCauseMessage(error: Error): { body?: string } {
  const sentence = error instanceof ApiError && error.status < 500 ? serverMessage(error) : null;
  return sentence === null ? {} : { body: sentence };
}
