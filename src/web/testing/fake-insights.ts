import { vi } from 'vitest';
import { owner } from './fake-inbox.ts';
import { fullInsights } from './full-insights.ts';

interface Call {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: Record<string, unknown>;
}

/** Answers the calls of Insights. A test changes `reply`, or answers a call in its own way. */
export function fakeInsights(reply = fullInsights()) {
  const calls: Call[] = [];
  const insights = { reply, calls, answer: (_call: Call): Response | null => null };
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'http://localhost');
    const call: Call = {
      method: init.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      body: JSON.parse(String(init.body ?? '{}')),
    };
    calls.push(call);
    const own = insights.answer(call);
    if (own) return own;
    if (call.path === '/api/user') return Response.json({ ...owner, emailVerified: true, businesses: [] });
    return Response.json(call.method === 'GET' ? insights.reply : { success: true });
  });
  return insights;
}
