import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MadeBusiness, makeBusiness, type makeUser } from '../testing/factories.ts';
import { startApp, type TestApp, TestBrowser } from '../testing/start-app.ts';

let test: TestApp;
let owner: Awaited<ReturnType<typeof makeUser>>;
let business: MadeBusiness;
beforeAll(async () => {
  test = await startApp({ RATE_LIMIT_MULTIPLIER: '1000' });
  ({ owner, business } = await makeBusiness(test));
});
afterAll(() => test.close());

const anonymous = () => new TestBrowser(test.app);

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
  ])('of the wrong type are rejected: %s %j', async (method, body) => {
    const url =
      method === 'PATCH' ? `/api/businesses/${business.id}` : `/api/businesses/toggle-business-active/${business.id}`;
    expect((await owner.browser.call(`${method} ${url}`, body)).statusCode).toBe(400);
  });

  it('change only the fields that are allowed', async () => {
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

  it.each([
    ['POST', '/api/logout', {}, 200],
    ['POST', '/api/logout', { 'content-type': 'application/json' }, 200],
    ['POST', '/api/logout', { 'content-type': 'text/plain' }, 415],
    ['POST', '/api/logout', { 'sec-fetch-site': 'cross-site' }, 403],
    ['POST', '/api/analytics/google-click/1', {}, 200],
    ['POST', '/api/analytics/facebook-click/1', { 'content-type': 'application/json' }, 200],
    ['POST', '/api/login', {}, 415],
    ['GET', '/api/sentiments', { 'content-type': 'application/json' }, 200],
  ])('S-09 are optional for a call without input: %s %s %j returns %i', async (method, url, headers, status) => {
    const answer = await test.app.inject({ method: method as 'GET', url, headers });
    expect(answer.statusCode).toBe(status);
  });

  it('of a call without input must be JSON as well, so that a form on another site is rejected', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await test.app.inject({ method: 'POST', url: '/api/logout', headers, payload: 'a=1' });
    expect(answer.statusCode).toBe(415);
  });

  it('over 100 kB are rejected, and 4.5 MB uploads without a session before they are read', async () => {
    const answer = await anonymous().call('POST /api/login', { email: 'a@b.org', password: 'x'.repeat(100_001) });
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'too_large']);
    const logo = await anonymous().call('POST /api/businesses', { logoUrl: 'x'.repeat(4_000_000) });
    expect(logo.statusCode).toBe(401);
    const own = await owner.browser.call(`PATCH /api/businesses/${business.id}`, { logoUrl: 'x'.repeat(4_500_001) });
    expect(own.statusCode).toBe(413);
    expect((await anonymous().call(`GET /api/user?${'x'.repeat(8200)}`)).statusCode).toBe(414);
  });
});
