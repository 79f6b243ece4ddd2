import { logoutToasts } from '../../../contract/layout-text.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { queryClient, useCallMutation, userKey } from '../../lib/query-client.ts';
import { changeUser } from '../../lib/session.ts';
import { showToast } from '../../ui/toast.ts';

export function useLogout() {
  return useCallMutation('POST /api/logout', {
    onSuccess: () => {
      changeUser(null);
      showToast(logoutToasts.done);
      return queryClient.invalidateQueries({ queryKey: userKey });
    },
    onError: (error) => showToast({ title: logoutToasts.failed, body: errorMessage(error), destructive: true }),
  });
}
