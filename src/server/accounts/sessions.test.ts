import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../testing/factories.ts';
import { failWrites } from '../testing/fail-writes.ts';
import { startApp, type TestApp, TestBrowser } from '../testing/start-app.ts';
import { changeRole } from './role-store.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startApp({ RATE_LIMIT_MULTIPLIER: '1000' });
});
afterAll(() => test.close());

const move = (column: 'created_at' | 'last_seen_at', userId: number, ago: string) =>
  test.services.database.db.execute(
    sql`update sessions set ${sql.identifier(column)} = now() - ${ago}::interval where user_id = ${userId}`,
  );
const status = async (browser: TestBrowser) => (await browser.call('GET /api/user')).statusCode;

describe('a session', () => {
  it('never adopts the token of a browser', async () => {
    const { email, password } = await makeUser(test);
    const browser = new TestBrowser(test.app);
    const planted = 'A'.repeat(43);
    browser.cookies.set('sid', planted);
    expect((await browser.call('POST /api/login', { email, password })).statusCode).toBe(200);
    const first = browser.cookies.get('sid');
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(first).not.toBe(planted);
    await browser.call('POST /api/login', { email, password });
    const second = browser.cookies.get('sid');
    expect(second).not.toBe(first);
    for (const [token, expected] of [
      [planted, 401],
      [first ?? '', 401],
      [second ?? '', 200],
    ] as const) {
      const stale = new TestBrowser(test.app);
      stale.cookies.set('sid', token);
      expect(await status(stale)).toBe(expected);
    }
  });

  it('is kept as a hash, in a cookie that scripts cannot read', async () => {
    const { email, password } = await makeUser(test);
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/login',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ email, password }),
    });
    const cookie = String(response.headers['set-cookie']);
    expect(cookie).toMatch(/sid=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax/);
    const token = /sid=([\w-]{43})/.exec(cookie)?.[1] ?? '';
    const { rows } = (await test.services.database.db.execute(
      sql`select count(*)::int as n from sessions where token_hash = ${token}`,
    )) as unknown as { rows: unknown[] };
    expect(rows).toEqual([{ n: 0 }]);
  });

  it('ends the oldest when a user has more than ten', async () => {
    const { browser, email, password } = await makeUser(test);
    const later: TestBrowser[] = [];
    for (let n = 0; n < 10; n += 1) {
      const next = new TestBrowser(test.app);
      await next.call('POST /api/login', { email, password });
      later.push(next);
    }
    expect(await status(browser)).toBe(401);
    for (const one of later) expect(await status(one)).toBe(200);
  });

  it.each([
    ['an owner', false, 'last_seen_at', '6 days 23 hours', '7 days 1 minute'],
    ['an owner', false, 'created_at', '29 days 23 hours', '30 days 1 minute'],
    ['an administrator', true, 'last_seen_at', '29 minutes', '31 minutes'],
    ['an administrator', true, 'created_at', '11 hours 59 minutes', '12 hours 1 minute'],
  ] as const)('of %s (%s) ends by %s, after %s and before %s', async (_who, isAdmin, column, still, over) => {
    const { id, browser } = await makeUser(test, { isAdmin });
    await move(column, id, still);
    expect(await status(browser)).toBe(200);
    await move(column, id, over);
    expect(await status(browser)).toBe(401);
  });

  it('still works on a read-only database, and the log reports it', async () => {
    const { id, browser } = await makeUser(test);
    await move('last_seen_at', id, '2 minutes');
    const heal = await failWrites(test.services.database, 'sessions');
    expect((await browser.call('GET /api/businesses')).statusCode).toBe(200);
    await heal();
    expect(test.logged.filter((line) => line.includes('cannot write in a read-only transaction'))).toHaveLength(1);
    expect(await status(browser)).toBe(200);
  });

  it('ends everywhere when the user signs out everywhere', async () => {
    const { browser, email, password } = await makeUser(test);
    const second = new TestBrowser(test.app);
    await second.call('POST /api/login', { email, password });
    const everywhere = await second.call('POST /api/logout-everywhere');
    expect([everywhere.json(), second.cookies.has('sid')]).toEqual([{ success: true }, false]);
    expect([await status(browser), await status(second)]).toEqual([401, 401]);
    expect((await second.call('POST /api/logout')).statusCode).toBe(200);
  });

  it.each([
    ['owner', 'administrator', true],
    ['administrator', 'owner', false],
  ])('of an %s ends when they become an %s, and the next one has the new role', async (_from, _to, isAdmin) => {
    const { id, email, password, browser } = await makeUser(test, { isAdmin: !isAdmin });
    const { database } = test.services;
    await makeUser(test, { isAdmin: true });
    await database.transact((tx) => changeRole(tx, 'A test', id, isAdmin));
    expect(await status(browser)).toBe(401);
    await browser.call('POST /api/login', { email, password });
    expect((await browser.call('GET /api/user')).json().isAdmin).toBe(isAdmin);
  });

  it('of an administrator that has expired stays expired when the role is removed', async () => {
    const { id, browser } = await makeUser(test, { isAdmin: true });
    await move('created_at', id, '13 hours');
    expect(await status(browser)).toBe(401);
    await test.services.database.db.execute(sql`update users set is_admin = false where id = ${id}`);
    expect(await status(browser)).toBe(401);
  });

  it('carries the __Host- prefix over https', async () => {
    const secure = await startApp({ PUBLIC_URL: 'https://reviews.example.org', SMTP_URL: 'smtp://127.0.0.1:1' });
    const response = await new TestBrowser(secure.app).call('POST /api/logout');
    expect(String(response.headers['set-cookie'])).toMatch(
      /^__Host-sid=; Max-Age=0; Path=\/; .*HttpOnly; Secure; SameSite=Lax/,
    );
    expect(response.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    await secure.close();
  });
});
