import type { CallInput, CallName, CallReply } from '../../contract/calls.ts';
import { mutationRetries, retryDelayMax, retryDelayMin } from '../../contract/constants.ts';
import { ApiError, call } from './call.ts';

export const isUndecided = (error: unknown): boolean =>
  !(error instanceof ApiError) || (error.status > 501 && error.status < 505);

/** In milliseconds; the first attempt is 0. */
export const retryDelay = (attempt: number): number => Math.min(retryDelayMin * 2 ** attempt, retryDelayMax);

/** Retries up to two times with the same key, so that the action happens once. */
export async function callWithRetries<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  options: { readonly idempotencyKey: string; readonly signal?: AbortSignal },
): Promise<CallReply<Name>> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await call(name, input, options);
    } catch (error) {
      // Offline, the customer sees the error at once.
      const isOver = attempt === mutationRetries || options.signal?.aborted || navigator.onLine === false;
      if (isOver || !isUndecided(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, retryDelay(attempt)));
    }
  }
}

/** A random UUID; `crypto.randomUUID` is missing over plain http. */
export function makeKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
