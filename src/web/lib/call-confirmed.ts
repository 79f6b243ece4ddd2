import type { CallInput, CallName, CallReply } from '../../contract/calls.ts';
import { ApiError, type CallOptions, call } from './call.ts';

/** True once the person confirmed, false if they would not. */
type Ask = (name: CallName) => Promise<boolean>;
let loadAsk: (() => Promise<Ask>) | undefined;

/** The dialog knows domains, so the app names it. */
export function askWith(load: () => Promise<Ask>): void {
  loadAsk = load;
}

/** Asks the person to confirm where the server wants it, then goes on by itself. */
export async function confirming<Result>(name: CallName, act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    const isAsked = error instanceof ApiError && error.code === 'confirm_needed';
    if (!isAsked || !(await (await loadAsk?.())?.(name))) throw error;
    return confirming(name, act);
  }
}

export const callConfirmed = <Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  options: CallOptions,
): Promise<CallReply<Name>> => confirming(name, () => call(name, input, options));
