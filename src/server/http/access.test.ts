import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MadeBusiness, makeBusiness, makeUser, setupForm } from '../testing/factories.ts';
import { startApp, type TestApp, TestBrowser } from '../testing/start-app.ts';

let test: TestApp;
let owner: Awaited<ReturnType<typeof makeUser>>;
let stranger: Awaited<ReturnType<typeof makeUser>>;
let business: MadeBusiness;
beforeAll(async () => {
  test = await startApp({ RATE_LIMIT_MULTIPLIER: '1000', PUBLIC_URL: 'http://localhost:3000' });
  ({ owner, business } = await makeBusiness(test));
  stranger = await makeUser(test);
});
afterAll(() => test.close());

const anonymous = () => new TestBrowser(test.app);

describe('C5: another site', () => {
  const sites = [undefined, 'same-origin', 'same-site', 'cross-site', 'none'];
  const origins = [
    undefined,
    'http://localhost:3000',
    'http://127.0.0.1:3000',
    'http://localhost:3001',
    'https://localhost:3000',
    'https://evil.example',
    'null',
  ];
  const types = [
    'application/json',
    'application/json; charset=utf-8',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
  ];
  const home = new Set([undefined, 'http://localhost:3000', 'http://127.0.0.1:3000']);

  it.each(['POST', 'PATCH', 'PUT', 'DELETE'] as const)('changes nothing by %s', async (method) => {
    const url = {
      POST: '/api/logout',
      PATCH: '/api/businesses/1',
      PUT: '/api/businesses/1',
      DELETE: '/api/businesses/1',
    }[method];
    for (const site of sites) {
      for (const origin of origins) {
        for (const type of types) {
          const answer = await test.app.inject({
            method,
            url,
            headers: {
              'content-type': type,
              ...(site ? { 'sec-fetch-site': site } : {}),
              ...(origin ? { origin } : {}),
            },
            payload: '{}',
          });
          const isOurs = (site === undefined || site === 'same-origin') && home.has(origin);
          const passed = { POST: 200, PATCH: 401, PUT: 405, DELETE: 401 }[method];
          const expected = method === 'PUT' ? 405 : !isOurs ? 403 : type.startsWith('application/json') ? passed : 415;
          expect([method, site, origin, type, answer.statusCode]).toEqual([method, site, origin, type, expected]);
        }
      }
    }
  });

  it('is given no leave to read, and no method by a header', async () => {
    const preflight = await test.app.inject({
      method: 'OPTIONS',
      url: '/api/login',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    expect([preflight.statusCode, preflight.headers.allow]).toEqual([405, 'POST']);
    expect(Object.keys(preflight.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    const answer = await owner.browser.call(`GET /api/businesses/${business.id}`, undefined, {
      headers: { 'x-http-method-override': 'DELETE' },
    });
    expect(answer.statusCode).toBe(200);
  });
});

describe('C6: no header grants anything', () => {
  const names = [
    'authorization',
    'proxy-authorization',
    'x-authorization-override',
    'x-override-auth',
    'authorization-override',
    'x-auth-override',
    'x-auth-token',
    'x-api-key',
    'x-user-id',
    'x-user',
    'x-user-email',
    'x-remote-user',
    'x-forwarded-user',
    'x-admin',
    'x-is-admin',
    'x-role',
    'x-original-url',
    'x-rewrite-url',
    'x-http-method-override',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-real-ip',
    'forwarded',
  ];
  const values = ['1', 'true', 'admin', 'Bearer override', '/api/admin/users'];

  it('to a stranger or to an owner: every answer is the same to the byte', async () => {
    const lines = [
      'GET /api/user',
      'GET /api/businesses',
      `GET /api/businesses/${business.id}`,
      `GET /api/analytics/${business.id}`,
      `PATCH /api/businesses/${business.id}`,
      'GET /api/admin/users',
    ];
    for (const browser of [anonymous(), stranger.browser]) {
      for (const line of lines) {
        const plain = await browser.call(line, {});
        for (const value of values) {
          const headers = Object.fromEntries(names.map((name) => [name, value]));
          const dressed = await browser.call(line, {}, { headers });
          expect([line, value, dressed.statusCode, dressed.body]).toEqual([line, value, plain.statusCode, plain.body]);
        }
      }
    }
  });
});

describe('a screen that names another user', () => {
  const named = (id: number) => ({ headers: { 'expected-user': String(id) } });

  it('changes and reads nothing in the name of whoever is signed in now', async () => {
    const lines: [string, unknown][] = [
      ['POST /api/businesses', setupForm],
      ['GET /api/businesses', undefined],
      [`PATCH /api/businesses/${business.id}`, { name: 'Another name' }],
      ['POST /api/logout-everywhere', {}],
    ];
    for (const [line, body] of lines) {
      const answer = await stranger.browser.call(line, body, named(owner.id));
      const { error, code } = answer.json();
      expect([line, answer.statusCode, error, code]).toEqual([
        line,
        409,
        'Someone else is signed in on this browser now. Nothing was changed.',
        'other_user',
      ]);
    }
    expect((await stranger.browser.call('GET /api/businesses')).json()).toEqual([]);
  });

  it('is served as before where it names the right one, nobody is needed, or nobody is signed in', async () => {
    const right = await owner.browser.call('GET /api/businesses', undefined, named(owner.id));
    expect([right.statusCode, right.json().length]).toEqual([200, 1]);
    const open = await stranger.browser.call('GET /api/sentiments', undefined, named(owner.id));
    expect(open.statusCode).toBe(200);
    expect((await anonymous().call('GET /api/businesses', undefined, named(owner.id))).statusCode).toBe(401);
  });
});

describe('C2: what is not yours', () => {
  it('is answered like what is not there, to the byte and the header, by every owned call', async () => {
    const lines: [string, unknown][] = [
      ['GET /api/businesses/{id}', undefined],
      ['PATCH /api/businesses/{id}', { name: 'Another name' }],
      ['DELETE /api/businesses/{id}', undefined],
      ['POST /api/businesses/{id}/categories', { category: 'Dentist' }],
      ['PATCH /api/businesses/{id}/categories', { categories: ['Dentist'] }],
      ['POST /api/businesses/{id}/keywords', { keyword: 'dentist near me', isLocalSeo: true }],
      ['PATCH /api/businesses/{id}/keywords', { keywords: [] }],
      ['POST /api/businesses/toggle-business-active/{id}', { isActive: false }],
      ['GET /api/analytics/{id}', undefined],
      ['GET /api/analytics/{id}/daily', undefined],
      ['GET /api/businesses/{id}/feedback', undefined],
      ['GET /api/businesses/{id}/feedback.csv', undefined],
      ['PATCH /api/businesses/{id}/feedback/1', { isRead: true }],
      ['DELETE /api/businesses/{id}/feedback/1', undefined],
    ];
    const told = ({
      statusCode,
      body,
      headers: { date: _date, ...headers },
    }: Awaited<ReturnType<TestBrowser['call']>>) => ({ statusCode, body, headers });
    for (const [line, body] of lines) {
      const foreign = await stranger.browser.call(line.replace('{id}', String(business.id)), body);
      for (const id of ['999999', '999999999999999']) {
        const absent = await stranger.browser.call(line.replace('{id}', id), body);
        expect([line, told(foreign)]).toEqual([line, told(absent)]);
      }
      expect([line, foreign.statusCode]).toEqual([line, 404]);
    }
    const still = (await owner.browser.call(`GET /api/businesses/${business.id}`)).json().business;
    expect(still).toMatchObject({ name: 'Willow Street Family Dentistry', isActive: true });
    for (const id of [owner.id, 999_999]) {
      const answer = await stranger.browser.call(`POST /api/businesses/toggle-active/${id}`, { isActive: false });
      expect([answer.statusCode, answer.json().error]).toEqual([403, 'You can only deactivate your own account']);
    }
  });

  it.each(['0', '-1', '01', '1e3', '1.0', 'abc', '1%00', '9'.repeat(16), '9'.repeat(300), '%2e%2e', '１'])(
    'is no number such as %s',
    async (id) => {
      const answer = await owner.browser.call(`GET /api/businesses/${encodeURI(id).replaceAll('%25', '%')}`);
      expect(answer.statusCode).toBe(404);
    },
  );
});
