import { MutationCache, QueryCache, QueryClient, queryOptions, useMutation } from '@tanstack/react-query';
import type { User } from '../../contract/accounts/calls.ts';
import type { CallInput, CallName, CallReply } from '../../contract/calls.ts';
import { mutationRetries, queryRetries, queryStale } from '../../contract/constants.ts';
import { clearFailure } from '../ui/toast.ts';
import { ApiError, call, requestOf } from './call.ts';
import { callConfirmed } from './call-confirmed.ts';
import { isUndecided, makeKey, retryDelay } from './call-with-retries.ts';

export const userKey = ['/api/user'] as const;

/** The user that the screen shows. Calls name them, so that the server rejects them when another user has signed in. */
export const expectedUserId = (): number | undefined => queryClient.getQueryData<User | null>(userKey)?.id;

export const isRefused = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500;

/** Called with the address of every 404, before the screen shows it. */
export const whenMissing = new Set<(address: string) => unknown>();

/** The session ended elsewhere, or now belongs to another user: read the user again, so that the route guard reacts. */
function noticeChange(error: unknown): void {
  if (error instanceof ApiError && error.status === 404) for (const tell of whenMissing) tell(error.address);
  const isChange = error instanceof ApiError && (error.status === 401 || error.code === 'other_user');
  if (isChange && expectedUserId() !== undefined) void queryClient.invalidateQueries({ queryKey: userKey });
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noticeChange }),
  mutationCache: new MutationCache({ onError: noticeChange, onSuccess: clearFailure }),
  defaultOptions: {
    queries: {
      staleTime: queryStale,
      refetchOnWindowFocus: true,
      refetchInterval: false,
      retry: (failures, error) => failures < queryRetries && !isRefused(error),
      retryDelay,
      networkMode: 'always',
    },
    mutations: {
      retry: (failures, error) => failures < mutationRetries && isUndecided(error),
      retryDelay,
      networkMode: 'always',
    },
  },
});

type Reads = Extract<CallName, `GET ${string}`>;

export function queryFor<Name extends Reads>(name: Name, input: CallInput<Name>) {
  return queryOptions<CallReply<Name>>({
    queryKey: [requestOf(name, input as Record<string, unknown>).address],
    queryFn: async ({ signal, meta }) => {
      try {
        return await call(name, input, { signal, noCache: meta?.noCache === true, user: expectedUserId() });
      } catch (error) {
        if (error instanceof ApiError) error.message = `${error.status}: ${error.message}`;
        throw error;
      }
    },
  });
}

interface MutationOptions<Name extends CallName> {
  readonly onSuccess?: (reply: CallReply<Name>, input: CallInput<Name>) => unknown;
  readonly onError?: (error: Error, input: CallInput<Name>) => unknown;
  readonly onSettled?: () => unknown;
  /** For small changes made by one tap: browsers send at most 64 kB of a page that was left. */
  readonly keepalive?: boolean;
}

/** Pass a stored key where a mutation must survive a reload. */
export function useCallMutation<Name extends Exclude<CallName, Reads>>(
  name: Name,
  options: MutationOptions<Name> = {},
) {
  const mutation = useMutation<
    CallReply<Name>,
    Error,
    { readonly input: CallInput<Name>; readonly key: string; readonly user: number | undefined }
  >({
    mutationFn: ({ input, key, user }) =>
      callConfirmed(name, input, { idempotencyKey: key, user, keepalive: options.keepalive === true }),
    onSuccess: (reply, { input }) => options.onSuccess?.(reply, input),
    onError: (error, { input }) => options.onError?.(error, input),
    onSettled: () => options.onSettled?.(),
  });
  return {
    ...mutation,
    // Retries name the user of the first attempt: another may have signed in since.
    mutate: (input: CallInput<Name>, key = makeKey()) => mutation.mutate({ input, key, user: expectedUserId() }),
    mutateAsync: (input: CallInput<Name>) => mutation.mutateAsync({ input, key: makeKey(), user: expectedUserId() }),
  };
}
