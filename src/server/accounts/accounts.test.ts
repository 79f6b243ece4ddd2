import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeBusiness, makeUser } from '../testing/factories.ts';
import { startApp, type TestApp, TestBrowser } from '../testing/start-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startApp({ RATE_LIMIT_MULTIPLIER: '1000' });
});
afterAll(() => test.close());

const form = (email: string) => ({
  name: 'Dana Whitfield',
  email,
  username: email,
  password: 'a password of mine',
  confirmPassword: 'a password of mine',
});

async function codeOf(browser: TestBrowser, preview: string): Promise<string> {
  const page = await browser.call(`GET ${new URL(preview).pathname}`);
  return /\b\d{6}\b/.exec(page.body)?.[0] ?? '';
}

describe('an account', () => {
  it('is registered, verified by its code, signed in and signed out', async () => {
    const browser = new TestBrowser(test.app);
    const registered = await browser.call('POST /api/register', form('dana@example.org'));
    expect(registered.statusCode).toBe(201);
    expect(registered.json()).toMatchObject({
      message: 'Please check your email to verify your account.',
      user: { email: 'dana@example.org' },
    });

    const early = await browser.call('POST /api/login', { email: 'dana@example.org', password: 'a password of mine' });
    expect(early.statusCode).toBe(403);
    expect(early.json()).toMatchObject({
      code: 'email_unverified',
      error: 'Please verify your email before logging in.',
    });

    const again = await browser.call('POST /api/register', form('dana@example.org'));
    expect(again.json().message).toMatch(/^You asked for a code \d+ seconds? ago\./);
    const wrong = await browser.call('POST /api/verify-code', { email: 'dana@example.org', code: '000000' });
    expect([wrong.statusCode, wrong.json().error]).toEqual([400, 'Invalid or expired verification code']);
  });

  it('is verified by the code of its email, once', async () => {
    const browser = new TestBrowser(test.app);
    const email = 'lee@example.org';
    const { devEmailPreview } = (await browser.call('POST /api/register', form(email))).json();
    const code = await codeOf(browser, devEmailPreview);
    const verified = await browser.call('POST /api/verify-code', { email, code });
    expect(verified.json()).toEqual({ message: 'Your email has been verified successfully. You can now log in.' });
    expect((await browser.call('POST /api/verify-code', { email, code })).statusCode).toBe(400);
    const noted = test.logged.map((line) => JSON.parse(line)).findLast(({ event }) => event === 'address verified');

    const login = await browser.call('POST /api/login', { email, password: 'a password of mine' });
    expect(login.json()).toEqual({
      id: expect.any(Number),
      name: 'Dana Whitfield',
      email,
      isAdmin: false,
      isActive: true,
      emailVerified: true,
      businesses: [],
    });
    expect(noted.user).toBe(login.json().id);
    expect((await browser.call('GET /api/user')).statusCode).toBe(200);
    const before = new Map(browser.cookies);
    expect((await browser.call('POST /api/logout')).statusCode).toBe(200);
    for (const [name, value] of before) browser.cookies.set(name, value);
    expect((await browser.call('GET /api/user')).statusCode).toBe(401);
  });

  it('S-10 is named with their businesses, oldest first and at most 100', async () => {
    const owner = await makeUser(test);
    const { business } = await makeBusiness(test, { owner });
    await makeBusiness(test);
    const { id, name, slug } = business;
    const user = (await owner.browser.call('GET /api/user')).json();
    expect(Object.keys(user)).toEqual(['id', 'name', 'email', 'isAdmin', 'isActive', 'emailVerified', 'businesses']);
    expect(user.businesses).toEqual([{ id, name, slug }]);
    const login = await new TestBrowser(test.app).call('POST /api/login', {
      email: owner.email,
      password: owner.password,
    });
    expect(login.json()).toEqual(user);
    await test.services.database.db.execute(
      sql`insert into businesses (user_id, name, slug, city, state, feedback_email, contact_name)
          select ${owner.id}, 'Shop ' || n, 'shop-' || n, '', '', '', '' from generate_series(1, 120) n`,
    );
    const named = (await owner.browser.call('GET /api/user')).json().businesses;
    expect([named.length, named[0]]).toEqual([100, { id, name, slug }]);
  });

  it('ignores rights in the registration form', async () => {
    const browser = new TestBrowser(test.app);
    const email = 'eve@example.org';
    const sent = { ...form(email), isAdmin: true, id: 1, emailVerified: true, role: 'admin' };
    const { devEmailPreview } = (await browser.call('POST /api/register', sent)).json();
    await browser.call('POST /api/verify-code', { email, code: await codeOf(browser, devEmailPreview) });
    const login = await browser.call('POST /api/login', { email, password: 'a password of mine' });
    expect(login.json().isAdmin).toBe(false);
  });

  it('is signed out everywhere from the next request after deactivation', async () => {
    const { id, email, password, browser } = await makeUser(test);
    const second = new TestBrowser(test.app);
    await second.call('POST /api/login', { email, password });
    expect((await browser.call(`POST /api/businesses/toggle-active/${id}`, { isActive: false })).statusCode).toBe(200);
    expect((await second.call('GET /api/user')).statusCode).toBe(401);
    const login = await second.call('POST /api/login', { email, password });
    expect([login.statusCode, login.json().error]).toEqual([403, 'This account has been deactivated.']);
  });
});
