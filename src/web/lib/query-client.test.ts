import { QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readToast, showToast } from '../ui/toast.ts';
import { makeKey, retryDelay } from './call-with-retries.ts';
import { queryClient, queryFor, useCallMutation } from './query-client.ts';

let answers: (() => Response | Promise<Response>)[] = [];
let sent: { at: number; url: string; key: string | null }[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  sent = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    sent.push({ at: Date.now(), url, key: new Headers(init.headers).get('Idempotency-Key') });
    const next = answers.length > 1 ? answers.shift() : answers[0];
    return next ? Promise.resolve().then(next) : Promise.reject(new TypeError('no answer'));
  });
});
afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const refuse = (status: number, error: string) => () =>
  new Response(JSON.stringify({ error, code: 'some_code' }), { status });
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

async function failureOf(reading: Promise<unknown>) {
  const settled = reading.then(
    () => null,
    (error: unknown) => error,
  );
  await vi.runAllTimersAsync();
  return settled;
}
const pauses = () => sent.slice(1).map((request, index) => request.at - (sent[index]?.at ?? 0));

test('L-27 L-33 a query retries after 1, 2 and 4 seconds; its error has status and message', async () => {
  answers = [refuse(503, 'The service is busy.')];
  const failure = await failureOf(queryClient.fetchQuery(queryFor('GET /api/businesses', {})));
  expect(failure).toMatchObject({ message: '503: The service is busy.' });
  expect(pauses()).toEqual([1000, 2000, 4000]);
});

test('L-27 the delays double from 1 to at most 30 seconds', () => {
  expect([0, 1, 2, 3, 4, 5, 9].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

test('a query retries after a network failure', async () => {
  answers = [offline, () => new Response('[]', { status: 200 })];
  const reading = queryClient.fetchQuery(queryFor('GET /api/businesses', {}));
  await vi.runAllTimersAsync();
  expect(await reading).toEqual([]);
  expect(sent.map((request) => request.url)).toEqual(['/api/businesses', '/api/businesses']);
});

test.each([400, 401, 403, 404, 409, 422, 429])('L-27 a query is not retried after %i', async (status) => {
  answers = [refuse(status, 'No.')];
  const failure = await failureOf(queryClient.fetchQuery(queryFor('GET /api/businesses', {})));
  expect(failure).toMatchObject({ message: `${status}: No.` });
  expect(sent).toHaveLength(1);
});

function mutate(fails: () => Promise<unknown>) {
  return queryClient.getMutationCache().build(queryClient, { mutationFn: fails }).execute(undefined);
}

let screen: ReturnType<typeof useCallMutation<'POST /api/logout'>> | undefined;
function Screen() {
  screen = useCallMutation('POST /api/logout');
  return null;
}

test('L-29 a mutation retries after 1 and 2 seconds with the same key', async () => {
  answers = [offline];
  renderToStaticMarkup(createElement(QueryClientProvider, { client: queryClient }, createElement(Screen)));
  screen?.mutate({});
  await vi.runAllTimersAsync();
  expect(pauses()).toEqual([1000, 2000]);
  const [first, ...again] = sent.splice(0).map((request) => request.key);
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(again).toEqual([first, first]);
  // The next act is another one, even when it says the same.
  screen?.mutate({});
  await vi.runAllTimersAsync();
  const next = new Set(sent.map((request) => request.key));
  expect([sent.length, next.size, next.has(first ?? null)]).toEqual([3, 1, false]);
});

test.each([
  [502, 3],
  [503, 3],
  [504, 3],
  [500, 1],
  [400, 1],
  [401, 1],
  [429, 1],
])('L-29 a mutation answered %i is sent %i times', async (status, times) => {
  const { call } = await import('./call.ts');
  answers = [refuse(status, 'No.')];
  await failureOf(mutate(() => call('POST /api/logout', {})));
  expect(sent).toHaveLength(times);
});

test('S-02 a success without a toast closes the toast of an earlier failure', async () => {
  showToast({ title: 'Failed to update business status. Please try again.', destructive: true });
  await mutate(async () => 'done');
  expect(readToast()?.open).toBe(false);
});

test('L-28 data is fresh for 60 seconds, refetched on window focus and never polled', () => {
  expect(queryClient.getDefaultOptions().queries).toMatchObject({
    staleTime: 60_000,
    refetchOnWindowFocus: true,
    refetchInterval: false,
  });
});

test('keys are random UUIDs', () => {
  expect(makeKey()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(makeKey()).not.toBe(makeKey());
});
