import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../testing/factories.ts';
import { startApp, type TestApp, TestBrowser } from '../testing/start-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.close());
afterEach(async () => void (await test.services.database.db.execute(sql`delete from limit_counters`)));

const tryLogin = (
  email: string,
  password: string,
  browser = new TestBrowser(test.app),
  remoteAddress = '198.51.100.1',
) => browser.call('POST /api/login', { email, password }, { remoteAddress });
const wrong = 'not the password';

describe('guessing passwords', () => {
  it('is answered alike for known and unknown addresses, and cut off alike after ten', async () => {
    const { email } = await makeUser(test);
    const seen: string[][] = [];
    for (const address of [email, 'unknown@example.org']) {
      const answers: string[] = [];
      for (let n = 0; n < 11; n += 1) {
        const answer = await tryLogin(address, wrong);
        answers.push(`${answer.statusCode} ${answer.body}`);
      }
      seen.push(answers);
    }
    expect(seen[0]).toEqual(seen[1]);
    expect(seen[0]?.[9]).toContain('401 {"error":"Invalid email or password"');
    expect(seen[0]?.[10]).toContain('429 {"error":"Too many attempts. Please try again later."');
  });

  it('locks strangers out, but not the browser that has logged in before', async () => {
    const { email, password, browser } = await makeUser(test);
    for (let n = 0; n < 10; n += 1) await tryLogin(email, wrong);
    expect((await tryLogin(email, password)).statusCode).toBe(429);
    const home = await tryLogin(email, password, browser, '198.51.100.2');
    expect(home.statusCode).toBe(200);
  });

  it('counts no good login as a failure', async () => {
    const { email, password } = await makeUser(test);
    for (let n = 0; n < 12; n += 1) expect((await tryLogin(email, password)).statusCode).toBe(200);
  });

  it('is cut off after 30 failures from one address of the network, whatever the X-Forwarded-For says', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 31; n += 1) {
      const answer = await new TestBrowser(test.app).call(
        'POST /api/login',
        { email: `user${n}@example.org`, password: wrong },
        { remoteAddress: '198.51.100.9', headers: { 'x-forwarded-for': `203.0.113.${n}` } },
      );
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual([...Array(30).fill(401), 429]);
  });

  it('from an address of the network that is cut off locks nobody else out', async () => {
    const { email, password } = await makeUser(test);
    const blocked = (address: string) => tryLogin(address, wrong, new TestBrowser(test.app), '198.51.100.10');
    for (let n = 0; n < 30; n += 1) await blocked(`nobody${n}@example.org`);
    for (let n = 0; n < 12; n += 1) expect((await blocked(email)).statusCode).toBe(429);
    expect((await tryLogin(email, password)).statusCode).toBe(200);
  });

  it('of an address that is cut off uses up nothing of the network address', async () => {
    for (let n = 0; n < 40; n += 1) await tryLogin('locked@example.org', wrong);
    expect((await tryLogin('other@example.org', wrong)).statusCode).toBe(401);
  });

  it('switches the password off after a hundred failures in a row, until it is reset', async () => {
    const { id, email, password } = await makeUser(test);
    await test.services.database.db.execute(sql`update credentials set failures_in_a_row = 100 where user_id = ${id}`);
    const answer = await tryLogin(email, password);
    expect([answer.statusCode, answer.json().error]).toEqual([401, 'Invalid email or password']);
  });

  it('learns only with the right password that an account is not verified or deactivated', async () => {
    const email = 'not.verified@example.org';
    await new TestBrowser(test.app).call('POST /api/register', { name: 'Dana', email, password: 'a password of mine' });
    expect((await tryLogin(email, wrong)).json().code).toBe('bad_login');
    const right = await tryLogin(email, 'a password of mine');
    expect([right.statusCode, right.json().code]).toEqual([403, 'email_unverified']);
    expect(right.cookies.filter(({ name }) => name === 'sid')).toEqual([]);
    const gone = await makeUser(test);
    await gone.browser.call(`POST /api/businesses/toggle-active/${gone.id}`, { isActive: false });
    expect((await tryLogin(gone.email, wrong)).json().code).toBe('bad_login');
    expect((await tryLogin(gone.email, gone.password)).json().error).toBe('This account has been deactivated.');
  });

  it.each([
    [{ email: 'a@example.org' }],
    [{ email: 'a@example.org', password: ['x'] }],
    [{ email: { $ne: null }, password: 'x' }],
    [{ email: `${'a'.repeat(250)}@b.org`, password: 'x' }],
    [{ email: 'a@example.org\u0000', password: 'x' }],
    [[{ email: 'a@example.org', password: 'x' }]],
    ['email'],
    [null],
  ])('is no use with a body such as %j', async (body) => {
    const answer = await new TestBrowser(test.app).call('POST /api/login', body);
    expect(answer.statusCode).toBe(400);
  });
});
