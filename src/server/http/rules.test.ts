import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MadeBusiness, makeBusiness, makeUser } from '../testing/factories.ts';
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

describe('C7 and C8: bodies', () => {
  it.each([
    ['PATCH', { name: ['x', 'y'] }],
    ['PATCH', { name: 12 }],
    ['PATCH', { name: 'Line\nbreak' }],
    ['PATCH', { name: 'Nul\u0000' }],
    ['PATCH', { name: 'Half \ud800' }],
    ['PATCH', { reviewUrl: 'javascript:alert(1)' }],
    ['PATCH', { facebookUrl: 'http://localhost/x' }],
    ['POST', { isActive: 'true' }],
    ['POST', { isActive: 1 }],
    ['POST', { isActive: [true] }],
    ['POST', {}],
  ])('of the wrong type are refused: %s %j', async (method, body) => {
    const url =
      method === 'PATCH' ? `/api/businesses/${business.id}` : `/api/businesses/toggle-business-active/${business.id}`;
    expect((await owner.browser.call(`${method} ${url}`, body)).statusCode).toBe(400);
  });

  it('change what they may change and nothing else', async () => {
    const sent =
      '{"city":"Boone","slug":"stolen","userId":1,"user":{"id":1},"isActive":false,"id":77,"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}}}';
    const before = (await owner.browser.call(`GET /api/businesses/${business.id}`)).json().business;
    const answer = await owner.browser.call(`PATCH /api/businesses/${business.id}`, undefined, { payload: sent });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ ...before, city: 'Boone' });
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
  });

  it.each(['{', '[]', '"x"', 'null', '{"a":1}}', '\ufeff{}', 'NaN'])(
    'that are no object are refused: %s',
    async (payload) => {
      const answer = await anonymous().call('POST /api/login', undefined, { payload });
      expect(answer.statusCode).toBe(400);
      expect(Object.keys(answer.json())).toEqual(expect.arrayContaining(['error', 'code']));
    },
  );

  it('beyond 100 kB are refused, 4.5 MB ones of strangers before they are read', async () => {
    const answer = await anonymous().call('POST /api/login', { email: 'a@b.org', password: 'x'.repeat(100_001) });
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'too_large']);
    const logo = await anonymous().call('POST /api/businesses', { logoUrl: 'x'.repeat(4_000_000) });
    expect(logo.statusCode).toBe(401);
    const own = await owner.browser.call(`PATCH /api/businesses/${business.id}`, { logoUrl: 'x'.repeat(4_500_001) });
    expect(own.statusCode).toBe(413);
    expect((await anonymous().call(`GET /api/user?${'x'.repeat(8200)}`)).statusCode).toBe(414);
  });
});

describe('C1 and C10: every answer', () => {
  const expected = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
  };

  it.each([
    ['GET /api/user', 401],
    ['GET /api/businesses/slug/nobody-has-this', 404],
    ['GET /api/nothing', 404],
    ['PUT /api/login', 405],
    ['TRACE /api/login', 405],
    ['HEAD /api/login', 405],
    ['GET /%', 400],
    ['GET /api/businesses/%zz', 400],
    ['GET /logo/missing.webp', 404],
  ])('carries the headers and the shape: %s', async (line, status) => {
    const answer = await anonymous().call(line);
    expect([answer.statusCode, answer.headers]).toMatchObject([status, expected]);
    expect(answer.headers['content-security-policy']).toContain("script-src 'self';");
    expect(answer.headers).not.toHaveProperty('x-powered-by');
    expect(answer.headers).not.toHaveProperty('server');
    if (line.startsWith('HEAD')) return;
    expect(Object.keys(answer.json())).toEqual(expect.arrayContaining(['error', 'code']));
  });

  it('tells the methods that an address takes', async () => {
    expect((await anonymous().call('PUT /api/login')).headers.allow).toBe('POST');
    expect((await anonymous().call('POST /api/user')).headers.allow).toBe('GET, HEAD');
  });

  it.each([
    ['bytes that are no request', 'HELLO\r\n\r\n', 400],
    ['a header beyond 16 kB', `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(17_000)}\r\n\r\n`, 431],
    ['an upgrade', 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n', 400],
    [
      'an upgrade with a body',
      'POST /api/login HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nTransfer-Encoding: chunked\r\n\r\nzz',
      400,
    ],
    [
      'two lengths',
      'POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}',
      400,
    ],
  ])('to %s too, and the connection ends', async (_what, bytes, status) => {
    if (!test.app.server.listening) await test.app.listen({ port: 0, host: '127.0.0.1' });
    const address = test.app.server.address();
    const socket = connect({ host: '127.0.0.1', port: typeof address === 'object' ? (address?.port ?? 0) : 0 });
    socket.write(bytes);
    const answer = await text(socket);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff');
    expect(answer).toMatch(/\r\n\r\n\{"error":"[^"]+","code":"\w+"/);
  });

  it('leaves no cookie when it is a failure of ours', async () => {
    const broken = await startApp();
    await broken.services.database.close();
    const answer = await new TestBrowser(broken.app).call('POST /api/businesses/1/send-feedback', {
      feedback: 'Nobody greeted us at all.',
    });
    expect(answer.statusCode).toBeGreaterThanOrEqual(500);
    expect(answer.body).not.toMatch(/pool|pglite|sql|node_modules/i);
    expect(answer.headers['set-cookie']).toBeUndefined();
    await broken.app.close();
  });
});
