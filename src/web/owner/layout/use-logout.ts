import { logoutToasts } from '../../../contract/layout-text.ts';
import { failureMessage } from '../../lib/error-message.ts';
import { queryClient, useAct, userKey } from '../../lib/query-client.ts';
import { changeUser } from '../../lib/session.ts';
import { toast } from '../../ui/toast.ts';

/** Signs out, forgets what this browser knew of the account and asks the server again. */
export function useLogout() {
  return useAct('POST /api/logout', {
    onSuccess: () => {
      changeUser(null);
      toast(logoutToasts.done);
      return queryClient.invalidateQueries({ queryKey: userKey });
    },
    onError: (error) => toast({ title: logoutToasts.failed, body: failureMessage(error), destructive: true }),
  });
}
