import { queryClient, useCallMutation, userKey } from '../../lib/query-client.ts';
import { changeUser } from '../../lib/session.ts';
import { showFailure, showToast } from '../../ui/toast.ts';
import { logoutToasts } from './layout-text.ts';

export function useLogout() {
  return useCallMutation('POST /api/logout', {
    onSuccess: () => {
      changeUser(null);
      showToast(logoutToasts.done);
      return queryClient.invalidateQueries({ queryKey: userKey });
    },
    onError: (error) => showFailure(logoutToasts.failed, error),
  });
}
