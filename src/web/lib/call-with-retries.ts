import type { CallInput, CallName, CallReply } from '../../contract/calls.ts';
import { mutationRetries, retryDelayMax, retryDelayMin } from '../../contract/limits.ts';
import { ApiError, call } from './call.ts';

/** `true` when the same request may succeed in a moment: lost network, or a server that is away. Never after a refusal. */
export const mayRetry = (error: unknown): boolean =>
  error instanceof ApiError ? error.status > 501 && error.status < 505 : navigator.onLine !== false;

/** Milliseconds before the next attempt; the first one is number 0. */
export const retryDelay = (attempt: number): number => Math.min(retryDelayMin * 2 ** attempt, retryDelayMax);

/** Makes a call, and makes it again up to two times with the same key, so that the act still happens once. */
export async function callWithRetries<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  options: { readonly idempotencyKey: string; readonly signal?: AbortSignal },
): Promise<CallReply<Name>> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await call(name, input, options);
    } catch (error) {
      if (attempt === mutationRetries || options.signal?.aborted || !mayRetry(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, retryDelay(attempt)));
    }
  }
}

/** A new key for one act. `crypto.randomUUID` is missing where the page came over plain http. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
