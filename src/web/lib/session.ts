import { useQuery } from '@tanstack/react-query';
import type { User } from '../../contract/accounts/calls.ts';
import { userStale } from '../../contract/constants.ts';
import { ApiError, call } from './call.ts';
import { dropDraftsOfOthers } from './drafts.ts';
import { isPrerendered } from './installation.ts';
import { expectedUserId, queryClient, userKey } from './query-client.ts';
import { clearStored } from './storage.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

let isUnsure = false;
let hasLeft = false;
let endedFor: number | undefined;

/** The user whose session ended, if any; null right after a logout, which returns nowhere. */
export const sentToLogin = (): { readonly userId: number | undefined } | null =>
  hasLeft ? null : { userId: endedFor };

/** The login is open: from now on it returns to the requested screen. */
export function arriveAtLogin(): void {
  hasLeft = false;
}

/** All tabs share the session: `out` announces a logout, `check` any other change. */
const otherTabs = isPrerendered ? null : new BroadcastChannel('session');
otherTabs?.addEventListener('message', ({ data }) => {
  if (data === 'out') showUser(null);
  void checkUser();
});

const checkUser = () => queryClient.invalidateQueries({ queryKey: userKey });

/** `null` if no user is signed in or the check failed. `isPending` only during the first check. */
export function useUser() {
  const { data, isPending } = useQuery<User | null>({
    queryKey: userKey,
    queryFn: readUser,
    staleTime: () => (isUnsure ? 0 : userStale),
    refetchOnReconnect: true,
  });
  // Prerendered pages know no user; a reply that arrives before the end of hydration must not change their text.
  return useIsHydrated() ? { user: data ?? null, isPending } : { user: null, isPending: true };
}

async function readUser({ signal }: { readonly signal: AbortSignal }): Promise<User | null> {
  let user: User | null = null;
  let isFailure = false;
  try {
    user = await call('GET /api/user', {}, { signal });
  } catch (error) {
    isFailure = !(error instanceof ApiError && error.status === 401);
    // A failed check does not sign out a known user.
    if (isFailure && expectedUserId() !== undefined) throw error;
  }
  signal.throwIfAborted();
  isUnsure = isFailure;
  const before = expectedUserId();
  endedFor = user ? undefined : (before ?? endedFor);
  if (before !== undefined && before !== user?.id) replaceUser(user);
  return user;
}

export function changeUser(user: User | null): void {
  showUser(user);
  otherTabs?.postMessage(user ? 'check' : 'out');
}

/** The server ended the user's sessions, perhaps this one: check here and in the other tabs. */
export function dropSession(): void {
  showUser(null);
  void checkUser();
  otherTabs?.postMessage('check');
}

function showUser(user: User | null): void {
  // A running request belongs to the previous session.
  void queryClient.cancelQueries({ queryKey: userKey });
  isUnsure = false;
  endedFor = undefined;
  hasLeft = user === null;
  if (user) dropDraftsOfOthers(user.id);
  else clearStored();
  replaceUser(user);
}

/** Cached replies belong to the previous user; a screen that stays loads again. */
function replaceUser(user: User | null): void {
  queryClient.setQueryData(userKey, user);
  void queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== userKey[0] });
}
