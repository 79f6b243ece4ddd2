import { vi } from 'vitest';

export interface FakeCall {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly key: string | null;
  readonly body: Record<string, unknown>;
  readonly keepalive: boolean;
}

/** Answers calls from memory: a value is sent as JSON, null as a 404; a rejection is a lost connection. */
export function fakeCalls(answer: (call: FakeCall) => unknown): FakeCall[] {
  const calls: FakeCall[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'http://localhost');
    const call = {
      method: init.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      key: new Headers(init.headers).get('Idempotency-Key'),
      body: JSON.parse(String(init.body ?? '{}')),
      keepalive: init.keepalive === true,
    };
    calls.push(call);
    const reply = await answer(call);
    if (reply instanceof Response) return reply;
    if (reply === null) return Response.json({ error: 'Not found', code: 'not_found' }, { status: 404 });
    return Response.json(reply);
  });
  return calls;
}
