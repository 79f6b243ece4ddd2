import { queryClient } from '../../lib/query-client.ts';
import { userKey } from '../../lib/session.ts';
import { clearStored } from '../../lib/stored.ts';

/** Leaves nothing of the account in this browser, once its session has ended. */
export function forgetAccount(): void {
  clearStored();
  queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== userKey[0] });
  queryClient.setQueryData(userKey, null);
}
