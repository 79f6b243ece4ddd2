import { useQuery } from '@tanstack/react-query';
import type { User } from '../../contract/accounts.ts';
import { userStale } from '../../contract/limits.ts';
import { call } from './call.ts';

/** Key of the signed-in user in the cache. */
export const userKey = ['/api/user'] as const;

/** The signed-in user; null when nobody is, or when it cannot be told. `isPending` only during the first check. */
export function useUser() {
  const { data, isPending } = useQuery<User | null>({
    queryKey: userKey,
    queryFn: ({ signal }) => call('GET /api/user', {}, { signal }).catch(() => null),
    staleTime: userStale,
  });
  return { user: data ?? null, isPending };
}
