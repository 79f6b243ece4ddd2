import type { CallInput, CallName, CallReply } from '../../contract/calls.ts';
import { type CallOptions, request, requestOf } from './call.ts';

/** `total` is null when counting took too long. */
export async function callForPage<Name extends CallName & `GET ${string}`>(
  name: Name,
  input: CallInput<Name>,
  options: CallOptions = {},
): Promise<{ rows: CallReply<Name>; total: number | null }> {
  const { method, address } = requestOf(name, input as Record<string, unknown>);
  const response = await request(method, address, options);
  const total = response.headers.get('X-Total-Count');
  return { rows: (await response.json()) as CallReply<Name>, total: total === null ? null : Number(total) };
}
