import {
  MutationCache,
  QueryCache,
  QueryClient,
  type QueryFunctionContext,
  queryOptions,
  useMutation,
} from '@tanstack/react-query';
import type { User } from '../../contract/accounts.ts';
import type { CallInput, CallName, CallReply } from '../../contract/calls.ts';
import { mutationRetries, queryRetries, queryStale } from '../../contract/constants.ts';
import { clearFailure } from '../ui/toast.ts';
import { ApiError, call, requestOf } from './call.ts';
import { isUndecided, makeKey, retryDelay } from './call-with-retries.ts';

/** Key of the signed-in user in the cache. */
export const userKey = ['/api/user'] as const;

/** The user whom the screen names. Whatever is done for them says so, and is refused once the session is another's. */
export const namedUser = (): number | undefined => queryClient.getQueryData<User | null>(userKey)?.id;

export const isRefused = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500;

/** GET on the first element of the key; a refusal reads 'status: message'. */
async function fetchKey({ queryKey, signal, meta }: QueryFunctionContext): Promise<unknown> {
  try {
    const options = { signal, noCache: meta?.noCache === true, user: namedUser() };
    return await call(`GET ${queryKey[0]}` as CallName, {} as never, options);
  } catch (error) {
    if (error instanceof ApiError) error.message = `${error.status}: ${error.message}`;
    throw error;
  }
}

/** The session ended elsewhere, or is another's by now: the user is asked for again, and the guard of the screen acts. */
function noticeChange(error: unknown): void {
  const isChange = error instanceof ApiError && (error.status === 401 || error.code === 'other_user');
  if (isChange && namedUser() !== undefined) void queryClient.invalidateQueries({ queryKey: userKey });
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noticeChange }),
  mutationCache: new MutationCache({ onError: noticeChange, onSuccess: clearFailure }),
  defaultOptions: {
    queries: {
      queryFn: fetchKey,
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

/** A query by its line of the spec, for `useQuery`; its key is the address. */
export function reads<Name extends Reads>(name: Name, input: CallInput<Name>) {
  return queryOptions<CallReply<Name>>({ queryKey: [requestOf(name, input as Record<string, unknown>).address] });
}

interface ActOptions<Name extends CallName> {
  readonly onSuccess?: (reply: CallReply<Name>, input: CallInput<Name>) => unknown;
  readonly onError?: (error: Error, input: CallInput<Name>) => unknown;
  readonly onSettled?: () => unknown;
}

/** A mutation by its line of the spec. Each `act` carries one key over its retries, so that it happens once; its own, where the act outlives the page. */
export function useAct<Name extends Exclude<CallName, Reads>>(name: Name, options: ActOptions<Name> = {}) {
  const { mutate, mutateAsync, ...state } = useMutation<
    CallReply<Name>,
    Error,
    { readonly input: CallInput<Name>; readonly key: string; readonly user: number | undefined }
  >({
    mutationFn: ({ input, key, user }) => call(name, input, { idempotencyKey: key, user }),
    onSuccess: (reply, { input }) => options.onSuccess?.(reply, input),
    onError: (error, { input }) => options.onError?.(error, input),
    onSettled: () => options.onSettled?.(),
  });
  return {
    ...state,
    // The user of this moment, also for a retry: another may have signed in meanwhile.
    act: (input: CallInput<Name>, key = makeKey()) => mutate({ input, key, user: namedUser() }),
    actAsync: (input: CallInput<Name>) => mutateAsync({ input, key: makeKey(), user: namedUser() }),
  };
}
