import { logoutToasts } from '../../../contract/layout-text.ts';
import { queryClient, useAct } from '../../lib/query-client.ts';
import { userKey } from '../../lib/session.ts';
import { clearStored } from '../../lib/stored.ts';
import { toast } from '../../ui/toast.ts';

/** Signs out, forgets what this browser knew of the account and asks the server again. */
export function useLogout() {
  return useAct('POST /api/logout', {
    onSuccess: () => {
      clearStored();
      queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== userKey[0] });
      queryClient.setQueryData(userKey, null);
      toast(logoutToasts.done);
      return queryClient.invalidateQueries({ queryKey: userKey });
    },
    onError: (error) => toast({ title: logoutToasts.failed, body: error.message, destructive: true }),
  });
}
