import type { CallInput, CallName, CallReply } from '../../contract/calls.ts';
import { mutationRetries, retryDelayMax, retryDelayMin } from '../../contract/constants.ts';
import { ApiError, call } from './call.ts';

/** Nothing was decided: the network failed, or a server is away. A refusal is never asked again. */
export const isUndecided = (error: unknown): boolean =>
  !(error instanceof ApiError) || (error.status > 501 && error.status < 505);

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
      // Without a network the customer reads so at once.
      const isOver = attempt === mutationRetries || options.signal?.aborted || navigator.onLine === false;
      if (isOver || !isUndecided(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, retryDelay(attempt)));
    }
  }
}

/** A random UUID for one act, also where the page is served over plain http and `randomUUID` is missing. */
export function makeKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
