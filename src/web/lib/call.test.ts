import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, call } from './call.ts';
import { callForPage } from './call-for-page.ts';
import { errorMessage } from './error-message.ts';

const asked: { address: string; init: RequestInit }[] = [];
let answer: Response;

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    asked.push({ address, init });
    return answer;
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a page of a list has the number of all rows', async () => {
  answer = new Response('[{"id":7}]', { headers: { 'X-Total-Count': '128' } });
  const page = await callForPage('GET /api/admin/users', { limit: 10, search: 'wil', cursor: 17 });
  expect(page).toEqual({ rows: [{ id: 7 }], total: 128 });
  expect(asked[0]?.address).toBe('/api/admin/users?limit=10&search=wil&cursor=17');
});

test('a list that could not be counted in time has no number', async () => {
  answer = new Response('[]');
  expect(await callForPage('GET /api/admin/users', {})).toEqual({ rows: [], total: null });
});

test('names in braces go into the address, the rest into the body', async () => {
  answer = new Response('{"id":3,"isActive":false}');
  await call('POST /api/admin/toggle-active/{userId}', { userId: 3, isActive: false }, { idempotencyKey: 'one-act' });
  expect(asked[0]).toMatchObject({
    address: '/api/admin/toggle-active/3',
    init: { method: 'POST', body: '{"isActive":false}', headers: { 'Idempotency-Key': 'one-act' } },
  });
});

test('S-08 every request has the JSON content type; without input it has no body', async () => {
  answer = new Response('{"success":true}');
  await call('POST /api/logout', {});
  answer = new Response('{"success":true}');
  await call('POST /api/analytics/google-click/{businessId}', { businessId: 4 });
  answer = new Response('[]');
  await call('GET /api/businesses', {});
  for (const { init } of asked) expect(init.headers).toMatchObject({ 'Content-Type': 'application/json' });
  expect(asked.map(({ address, init }) => [address, 'body' in init])).toEqual([
    ['/api/logout', false],
    ['/api/analytics/google-click/4', false],
    ['/api/businesses', false],
  ]);
});

test("the message of an error is the server's", async () => {
  answer = new Response('{"error":"You cannot delete your own account","code":"own_account"}', { status: 409 });
  await expect(call('DELETE /api/admin/users/{id}', { id: 1 })).rejects.toMatchObject({
    status: 409,
    code: 'own_account',
    message: 'You cannot delete your own account',
  });
});

test('a reply of another server is shown as it is, an empty one by its status', () => {
  expect(new ApiError(502, 'upstream gone', 'Bad Gateway').message).toBe('upstream gone');
  expect(new ApiError(502, '', 'Bad Gateway').message).toBe('Bad Gateway');
  expect(new ApiError(413, '\n<html><head><title>413', 'Payload Too Large').message).toBe('Payload Too Large');
});

test.each([
  [400, '{"error":"Server words"}', 'Server words'],
  [400, '{"message":"Server words"}', 'Server words'],
  [500, '{"error":"Server words"}', 'Server words'],
  [400, 'Server words', 'Server words'],
  [500, 'x', 'Fallback'],
  [502, '<html>Bad Gateway</html>', 'Fallback'],
  [413, '<html>Too large</html>', 'Fallback'],
  [500, '{"trace":[1]}', 'Fallback'],
  [500, '{"error":{"at":1}}', 'Fallback'],
  [500, 'null', 'Fallback'],
])('S-11 the message for %i %s is: %s', (status, body, said) => {
  expect(errorMessage(new ApiError(status, body, 'Status'), 'Fallback')).toBe(said);
});

test('without an answer the fallback is shown', () => {
  expect(errorMessage(new TypeError('Failed to fetch'), 'Fallback')).toBe('Fallback');
});

test('S-12 success: false is a failure with any status', async () => {
  answer = new Response('{"success":false,"message":"Nope"}');
  const forgot = call('POST /api/forgot-password', { email: 'dana@example.org' });
  await expect(forgot).rejects.toMatchObject({ message: 'Nope', isSentence: true });
});
