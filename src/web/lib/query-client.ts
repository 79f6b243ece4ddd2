import {
  MutationCache,
  QueryCache,
  QueryClient,
  type QueryFunctionContext,
  queryOptions,
  useMutation,
} from '@tanstack/react-query';
import type { CallInput, CallName, CallReply } from '../../contract/calls.ts';
import { mutationRetries, queryRetries, queryStale } from '../../contract/limits.ts';
import { ApiError, call, requestOf } from './call.ts';
import { retryDelay } from './call-with-retries.ts';
import { userKey } from './session.ts';

/** Nothing was decided: the network failed or a gateway could not reach us. A refusal is never asked again. */
function isUndecided(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 502 || error.status === 503 || error.status === 504;
}

export const isRefused = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500;

/** GET on the first element of the key; a refusal reads 'status: message'. */
async function fetchKey({ queryKey, signal, meta }: QueryFunctionContext): Promise<unknown> {
  try {
    return await call(`GET ${queryKey[0]}` as CallName, {} as never, { signal, noCache: meta?.noCache === true });
  } catch (error) {
    if (error instanceof ApiError) error.message = `${error.status}: ${error.message}`;
    throw error;
  }
}

/** A session that ended elsewhere: the next check of the user sends the visitor to /auth. */
function noticeSignedOut(error: unknown): void {
  if (error instanceof ApiError && error.status === 401 && queryClient.getQueryData(userKey))
    void queryClient.invalidateQueries({ queryKey: userKey });
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noticeSignedOut }),
  mutationCache: new MutationCache({ onError: noticeSignedOut }),
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
    { readonly input: CallInput<Name>; readonly key: string }
  >({
    mutationFn: ({ input, key }) => call(name, input, { idempotencyKey: key }),
    onSuccess: (reply, { input }) => options.onSuccess?.(reply, input),
    onError: (error, { input }) => options.onError?.(error, input),
    onSettled: () => options.onSettled?.(),
  });
  return {
    ...state,
    act: (input: CallInput<Name>, key = makeKey()) => mutate({ input, key }),
    actAsync: (input: CallInput<Name>) => mutateAsync({ input, key: makeKey() }),
  };
}

/** A random UUID, also where the page is served over plain http and `randomUUID` is missing. */
export function makeKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
