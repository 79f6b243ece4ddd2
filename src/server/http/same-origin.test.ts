import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CallName, calls } from '../../contract/calls.ts';
import { addressOf, exampleLines } from '../testing/call-examples.ts';
import { makeUser } from '../testing/factories.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';

let test: TestApp;
let owner: Awaited<ReturnType<typeof makeUser>>;
beforeAll(async () => {
  test = await startApp({ RATE_LIMIT_MULTIPLIER: '1000', PUBLIC_URL: 'http://localhost:3000' });
  owner = await makeUser(test);
});
afterAll(() => test.close());

interface Sent {
  readonly site?: string | undefined;
  readonly origin?: string | undefined;
  readonly type?: string | undefined;
}
async function statusOf(method: string, url: string, { site, origin, type }: Sent): Promise<number> {
  const { statusCode } = await test.app.inject({
    method: method as 'GET',
    url,
    headers: {
      ...(type ? { 'content-type': type } : {}),
      ...(site ? { 'sec-fetch-site': site } : {}),
      ...(origin ? { origin } : {}),
    },
    payload: '{}',
  });
  return statusCode;
}

describe('C5: another site', () => {
  const sites = [undefined, 'same-origin', 'same-site', 'cross-site', 'none', 'SAME-ORIGIN'];
  const home = [undefined, 'http://localhost:3000', 'http://127.0.0.1:3000'];
  const elsewhere = [
    'http://localhost:3001',
    'https://localhost:3000',
    'https://evil.example',
    'http://localhost:3000.evil.example',
    'null',
  ];
  const json = ['application/json', 'application/json; charset=utf-8', 'Application/JSON'];
  const others = [
    'text/plain',
    'text/plain; application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'application/ld+json',
    'text/json',
  ];

  it.each([
    ['POST', '/api/logout', 200],
    ['PATCH', '/api/businesses/1', 401],
    ['PUT', '/api/businesses/1', 405],
    ['DELETE', '/api/businesses/1', 401],
  ])('changes nothing by %s, in 480 ways', async (method, url, passed) => {
    const wrong: unknown[] = [];
    for (const site of sites) {
      for (const origin of [...home, ...elsewhere]) {
        for (const type of [...json, ...others]) {
          const isOurs = (site === undefined || site === 'same-origin') && home.includes(origin);
          const expected = method === 'PUT' ? 405 : !isOurs ? 403 : json.includes(type) ? passed : 415;
          const status = await statusOf(method, url, { site, origin, type });
          if (status !== expected) wrong.push([site, origin, type, status, expected]);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  const writing = exampleLines.map(([line]) => line).filter((line) => !line.startsWith('GET'));

  it.each(writing)('is rejected before anything else by %s', async (line) => {
    const [method = '', url = ''] = addressOf(line, {}).split(' ');
    const type = 'application/json';
    const statuses = [
      await statusOf(method, url, { site: 'cross-site', type }),
      await statusOf(method, url, { site: 'same-site', type }),
      await statusOf(method, url, { origin: 'https://evil.example', type }),
      await statusOf(method, url, { site: 'same-origin', origin: 'null', type }),
      await statusOf(method, url, { site: 'same-origin', type: 'text/plain' }),
    ];
    expect(statuses).toEqual([403, 403, 403, 403, 415]);
  });

  const reading = exampleLines
    .map(([line]) => line)
    .filter(
      (line) => line.startsWith('GET') && calls[line.split(' ').slice(0, 2).join(' ') as CallName]?.access !== 'anyone',
    );

  it.each(reading)('does not lead a signed-in user to %s by a link', async (line) => {
    const url = addressOf(line, {}).split(' ')[1] ?? '';
    expect([await statusOf('GET', url, { site: 'cross-site' }), await statusOf('GET', url, {})]).toEqual([403, 401]);
  });

  it('gets no CORS headers and no method override', async () => {
    const preflight = await test.app.inject({
      method: 'OPTIONS',
      url: '/api/login',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    expect([preflight.statusCode, preflight.headers.allow]).toEqual([405, 'POST']);
    expect(Object.keys(preflight.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    const answer = await owner.browser.call('GET /api/user', undefined, {
      headers: { 'x-http-method-override': 'DELETE' },
    });
    expect(answer.statusCode).toBe(200);
  });
});
