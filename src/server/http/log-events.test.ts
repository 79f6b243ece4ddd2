import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { selectRows } from '../db/database.ts';
import { makeBusiness, makeUser } from '../testing/factories.ts';
import { startApp, TestBrowser } from '../testing/start-app.ts';

interface Line {
  readonly time: string;
  readonly level: string;
  readonly event: string;
  readonly user?: number | null;
  readonly route?: string;
  readonly status?: number;
}

it('logs logins, failures, rejections and actions, and nothing that people typed', async () => {
  const test = await startApp();
  const said = (from: number): Line[] => test.logged.slice(from).map((line) => JSON.parse(line) as Line);
  /** The events of one call, the line of the request last. */
  const events = async (browser: TestBrowser, line: string, body?: unknown, headers = {}) => {
    const from = test.logged.length;
    await browser.call(line, body, { headers, remoteAddress: '203.0.113.77' });
    return said(from).map(({ event, status }) => (event === 'request' ? status : event));
  };
  const newest = async (recipient: string) => {
    const rows = await selectRows<{ text: string }>(
      test.services.database.db,
      sql`select text from emails where recipient = ${recipient} order by id desc limit 1`,
    );
    return rows[0]?.text ?? '';
  };

  const email = 'dana.whitfield@example.org';
  const password = 'four green bicycles';
  const browser = new TestBrowser(test.app);
  const stranger = new TestBrowser(test.app);
  expect(await events(browser, 'POST /api/register', { name: 'Dana Whitfield', email, password })).toEqual([201]);
  const code = /\b\d{6}\b/.exec(await newest(email))?.[0] ?? '';
  expect(await events(browser, 'POST /api/verify-code', { email, code: code === '000000' ? '1' : '000000' })).toEqual([
    400,
  ]);
  expect(await events(browser, 'POST /api/verify-code', { email, code })).toEqual(['address verified', 200]);
  expect(await events(stranger, 'POST /api/login', { email, password: 'wrong orange wheels' })).toEqual([
    'login failed',
    401,
  ]);
  for (let n = 2; n <= 10; n += 1) await stranger.call('POST /api/login', { email, password: 'wrong orange wheels' });
  expect(await events(stranger, 'POST /api/login', { email, password })).toEqual(['limit reached', 429]);
  expect(test.logged.join('')).toMatch(
    /"event":"limit reached","request":"[^"]+","limit":"login failures","user":null/,
  );
  expect(await events(browser, 'POST /api/login', { email, password })).toEqual(['login', 200]);
  const session = browser.cookies.get('sid') ?? '';

  const { owner, business } = await makeBusiness(test);
  const words = 'The wait was long and nobody said why.';
  const message = { businessId: business.id, feedback: words, name: 'Joan Ellis', email: 'joan@example.com' };
  const feedback = `POST /api/businesses/${business.id}/send-feedback`;
  for (let n = 1; n <= 3; n += 1)
    expect(await events(stranger, feedback, { ...message, feedback: `${words} ${n}` })).toEqual([200]);
  expect(await events(stranger, feedback, message)).toEqual(['limit reached', 429]);
  expect(await events(browser, `PATCH /api/businesses/${business.id}`, { name: 'Mine now' })).toEqual([404]);
  expect(await events(browser, 'GET /api/admin/users')).toEqual([403]);
  expect(await events(browser, 'POST /api/logout', {}, { 'sec-fetch-site': 'cross-site' })).toEqual([403]);
  expect(await events(stranger, 'GET /api/businesses')).toEqual([401]);
  const admin = await makeUser(test, { isAdmin: true });
  expect(await events(admin.browser, `DELETE /api/admin/users/${owner.id}`)).toEqual(['admin action', 200]);
  expect(await events(browser, 'POST /api/logout')).toEqual(['logout', 200]);

  const all = test.logged.join('');
  const secrets = [email, password, code, session, words, 'Whitfield', 'wrong orange', 'joan', '203.0.113.77', 'sid='];
  expect(secrets.filter((secret) => all.toLowerCase().includes(secret.toLowerCase()))).toEqual([]);
  for (const line of said(0)) {
    expect(line.time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    if (line.event === 'request') expect(line).toMatchObject({ method: expect.any(String), ip: expect.any(String) });
  }
  await test.close();
});

it('escapes line breaks in a request', async () => {
  const test = await startApp();
  const from = test.logged.length;
  await new TestBrowser(test.app).call('GET /api/businesses/slug/x%0d%0a%7b%22event%22:%22login%22%7d?%0aq=1');
  expect(test.logged.slice(from).every((line) => line.split('\n').length === 2)).toBe(true);
  expect(test.logged.slice(from).join('')).not.toContain('"event":"login"');
  await test.close();
});
