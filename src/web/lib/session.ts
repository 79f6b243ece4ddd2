import { useQuery } from '@tanstack/react-query';
import type { User } from '../../contract/accounts.ts';
import { userStale } from '../../contract/constants.ts';
import { ApiError, call } from './call.ts';
import { isPrerendered } from './installation.ts';
import { expectedUserId, queryClient, userKey } from './query-client.ts';
import { clearStored } from './storage.ts';

/** The last check failed, so that nobody knows whether anyone is signed in. */
let isUnsure = false;
let hasLeft = false;
let endedFor: number | undefined;

/** Who is sent to the login: the user whose session ended, a stranger, or null for those who have just logged out. */
export const sentToLogin = (): { readonly userId: number | undefined } | null =>
  hasLeft ? null : { userId: endedFor };

/** Whoever logged out stands at the login now: what they open next is asked for. */
export function arriveAtLogin(): void {
  hasLeft = false;
}

/** The browser's session is one for all its tabs, so they tell each other: `out` for a logout, `check` otherwise. */
const otherTabs = isPrerendered ? null : new BroadcastChannel('session');
otherTabs?.addEventListener('message', ({ data }) => {
  if (data === 'out') showUser(null);
  void checkUser();
});

const checkUser = () => queryClient.invalidateQueries({ queryKey: userKey });

/** The signed-in user; null when nobody is, or when it cannot be told. `isPending` only during the first check. */
export function useUser() {
  const { data, isPending } = useQuery<User | null>({
    queryKey: userKey,
    queryFn: readUser,
    staleTime: () => (isUnsure ? 0 : userStale),
    refetchOnReconnect: true,
  });
  return { user: data ?? null, isPending };
}

async function readUser({ signal }: { readonly signal: AbortSignal }): Promise<User | null> {
  let user: User | null = null;
  let isFailure = false;
  try {
    user = await call('GET /api/user', {}, { signal });
  } catch (error) {
    isFailure = !(error instanceof ApiError && error.status === 401);
    // It says nothing about a user who is known: they stay, and are asked for again.
    if (isFailure && expectedUserId() !== undefined) throw error;
  }
  signal.throwIfAborted();
  isUnsure = isFailure;
  const before = expectedUserId();
  endedFor = user ? undefined : (before ?? endedFor);
  if (before !== undefined && before !== user?.id) replaceUser(user);
  return user;
}

/** Signs a user in, or with null out, here and in the other tabs. */
export function changeUser(user: User | null): void {
  showUser(user);
  otherTabs?.postMessage(user ? 'check' : 'out');
}

/** The server has ended a user's sessions: probably this one too, which here and in the other tabs is asked. */
export function dropSession(): void {
  showUser(null);
  void checkUser();
  otherTabs?.postMessage('check');
}

/** Nothing of whoever was here before stays in this tab. */
function showUser(user: User | null): void {
  // An answer on its way is about the session before.
  void queryClient.cancelQueries({ queryKey: userKey });
  isUnsure = false;
  endedFor = undefined;
  hasLeft = user === null;
  if (!user) clearStored();
  replaceUser(user);
}

/** What the server answered to one user is not for the next; a screen that stays asks anew. */
function replaceUser(user: User | null): void {
  queryClient.setQueryData(userKey, user);
  void queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== userKey[0] });
}
