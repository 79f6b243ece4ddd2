import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { selectRows } from '../db/database.ts';
import { makeUser } from '../testing/factories.ts';
import { codeIn, registrationsOf } from '../testing/registrations.ts';
import { startApp, type TestApp, TestBrowser } from '../testing/start-app.ts';
import { processResetRequests } from './reset.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.close());
afterEach(async () => void (await test.services.database.db.execute(sql`delete from rate_limit_counters`)));

const { newAddress, newBrowser, register, verify, login, emailsTo } = registrationsOf(() => test);
const tryLogin = (
  email: string,
  password: string,
  browser = new TestBrowser(test.app),
  remoteAddress = '198.51.100.1',
) => browser.call('POST /api/login', { email, password }, { remoteAddress });
const wrong = 'not the password';

describe('guessing passwords', () => {
  it('gets the same replies for known and unknown addresses, and is blocked after ten failures', async () => {
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

  it('locks out strangers, but not a known device', async () => {
    const { email, password, browser } = await makeUser(test);
    for (let n = 0; n < 10; n += 1) await tryLogin(email, wrong);
    expect((await tryLogin(email, password)).statusCode).toBe(429);
    const home = await tryLogin(email, password, browser, '198.51.100.2');
    expect(home.statusCode).toBe(200);
  });

  it('locks out strangers behind a network address, but not a known device there', async () => {
    const { email, password, browser } = await makeUser(test);
    for (let n = 0; n < 31; n += 1) await tryLogin(`nobody${n}@example.org`, wrong);
    expect((await tryLogin(email, password)).statusCode).toBe(429);
    expect((await tryLogin(email, password, browser)).statusCode).toBe(200);
  });

  it('does not count successful logins', async () => {
    const { email, password } = await makeUser(test);
    for (let n = 0; n < 12; n += 1) expect((await tryLogin(email, password)).statusCode).toBe(200);
  });

  it('is blocked after 30 failures from one IP address, whatever X-Forwarded-For contains', async () => {
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

  it('from a blocked IP address does not lock out other users', async () => {
    const { email, password } = await makeUser(test);
    const blocked = (address: string) => tryLogin(address, wrong, new TestBrowser(test.app), '198.51.100.10');
    for (let n = 0; n < 30; n += 1) await blocked(`nobody${n}@example.org`);
    for (let n = 0; n < 12; n += 1) expect((await blocked(email)).statusCode).toBe(429);
    expect((await tryLogin(email, password)).statusCode).toBe(200);
  });

  it('at a blocked email address does not use up the limit of the IP address', async () => {
    for (let n = 0; n < 40; n += 1) await tryLogin('locked@example.org', wrong);
    expect((await tryLogin('other@example.org', wrong)).statusCode).toBe(401);
  });

  it('a hundred times disables the password for strangers, and sends the owner one email', async () => {
    const { id, email, password, browser } = await makeUser(test);
    const { db } = test.services.database;
    const offs = async () => (await emailsTo(email)).filter(({ subject }) => subject === off);
    const off = 'Someone tried to sign in to your Sayso account';
    await db.execute(sql`update credentials set failures_in_a_row = 98 where user_id = ${id}`);
    await tryLogin(email, wrong);
    expect(await offs()).toEqual([]);
    for (let n = 0; n < 8; n += 1) await tryLogin(email, wrong);
    expect(await offs()).toHaveLength(1);
    expect((await offs())[0]?.text).toContain('/auth?forgot=true');
    await db.execute(sql`delete from rate_limit_counters`);
    const answer = await tryLogin(email, password);
    expect([answer.statusCode, answer.json().error]).toEqual([401, 'Invalid email or password']);
    // The known device still works, and does not unlock the account for others.
    expect((await tryLogin(email, password, browser, '198.51.100.2')).statusCode).toBe(200);
    expect((await tryLogin(email, password)).statusCode).toBe(401);

    const anew = new TestBrowser(test.app);
    await anew.call('POST /api/forgot-password', { email });
    await processResetRequests(test.services);
    const token = /reset=([\w-]{43})/.exec((await emailsTo(email)).at(-1)?.text ?? '')?.[1];
    await anew.call('POST /api/reset-password', { token, password: 'six brown lighthouses' });
    await db.execute(sql`delete from rate_limit_counters`);
    expect((await tryLogin(email, 'six brown lighthouses')).statusCode).toBe(200);
  });

  it('a hundred times on a known device makes it unknown', async () => {
    const { id, email, password, browser } = await makeUser(test);
    const { db } = test.services.database;
    for (let n = 0; n < 10; n += 1) await tryLogin(email, wrong, browser);
    await db.execute(sql`update rate_limit_counters set taken = 100 where key like 'login failures of a device:%'`);
    await db.execute(sql`delete from rate_limit_counters where key not like 'login failures of a device:%'`);
    await db.execute(sql`update credentials set failures_in_a_row = 100 where user_id = ${id}`);
    expect((await tryLogin(email, password, browser)).statusCode).toBe(401);
  });

  it('locks out neither the browser that registers nor one that has just verified', async () => {
    const email = newAddress();
    const browser = newBrowser();
    await register(browser, email);
    const code = codeIn((await emailsTo(email))[0]);
    const flood = async () => {
      for (let n = 0; n < 12; n += 1) await tryLogin(email, wrong);
    };
    await flood();
    expect(await login(email, 'a password of mine', browser)).toBe(403);
    expect(await verify(browser, email, code)).toBe(200);
    await flood();
    expect(await login(email, 'a password of mine', browser)).toBe(200);
    expect((await tryLogin(email, 'a password of mine')).statusCode).toBe(429);
  });

  it('does not reveal whether an address has an account, even after registering it', async () => {
    const { email: known } = await makeUser(test);
    const seen: string[] = [];
    for (const email of [known, newAddress()]) {
      const [stranger, other] = [newBrowser(), newBrowser()];
      const answers = [await register(stranger, email, 'the password of a stranger')];
      for (const browser of [stranger, stranger, other])
        answers.push(await tryLogin(email, 'the password of a stranger', browser));
      answers.push(await tryLogin(email, wrong, stranger), await stranger.call('POST /api/resend-code', { email }));
      seen.push(
        answers
          .map((answer) => `${answer.statusCode} ${answer.body} ${answer.cookies.map(({ name }) => name)}`)
          .join('\n')
          .replaceAll(email, '(address)')
          .replace(/"http[^"]+"/g, '(preview)')
          .replace(/\d+ seconds?/g, 'n seconds'),
      );
    }
    expect(seen[0]).toBe(seen[1]);
    expect(seen[0]?.match(/email_unverified/g)).toHaveLength(3);
  });

  it('is compared with the account ten times, in however many browsers its address was registered', async () => {
    const { id, email, password } = await makeUser(test);
    const seen: string[] = [];
    for (const address of [email, newAddress()]) {
      for (let n = 0; n < 2; n += 1) {
        const browser = newBrowser();
        await register(browser, address, 'the password of a stranger');
        for (let m = 0; m < 6; m += 1) await tryLogin(address, wrong, browser, `203.0.113.${n}`);
      }
      const browser = newBrowser();
      await register(browser, address, 'the password of a stranger');
      const answers = [];
      for (const typed of [password, 'the password of a stranger', wrong])
        answers.push(await tryLogin(address, typed, browser, '203.0.113.9'));
      answers.push(await tryLogin(address, password, newBrowser(), '203.0.113.9'));
      seen.push(answers.map(({ statusCode, body }) => `${statusCode} ${body}`).join('\n'));
    }
    expect(seen[0]).toBe(seen[1]);
    const rows = await selectRows(
      test.services.database.db,
      sql`select failures_in_a_row as n from credentials where user_id = ${id}`,
    );
    expect(rows).toEqual([{ n: 10 }]);
  });

  it('does not tell whether an address had an email in the last minute', async () => {
    const seen: string[] = [];
    for (const earlier of [true, false]) {
      const email = newAddress();
      if (earlier) await register(newBrowser(), email);
      const guesser = newBrowser();
      await register(guesser, email, 'the password of a stranger');
      const answers = [
        await guesser.call('POST /api/resend-code', { email }),
        await newBrowser().call('POST /api/resend-code', { email }),
      ];
      seen.push(answers.map(({ statusCode, body }) => `${statusCode} ${body.replace(/\d+ seconds?/, 'n')}`).join());
    }
    expect(seen[0]).toBe(seen[1]);
    expect(seen[0]).toContain('You asked for a code n ago.');
  });

  it('counts against the account even if the guesser has registered its address', async () => {
    const { id, email } = await makeUser(test);
    const guesser = newBrowser();
    await register(guesser, email, 'the password of a stranger');
    await tryLogin(email, 'the password of a stranger', guesser);
    const rows = await selectRows(
      test.services.database.db,
      sql`select failures_in_a_row as n from credentials where user_id = ${id}`,
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('needs the right password to learn that an account is unverified or deactivated', async () => {
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
  ])('is rejected with the body %j', async (body) => {
    const answer = await new TestBrowser(test.app).call('POST /api/login', body);
    expect(answer.statusCode).toBe(400);
  });
});

describe('a stranger who asks for emails', () => {
  const forgot = async (email: string, browser = newBrowser()) => {
    await browser.call('POST /api/forgot-password', { email });
    await processResetRequests(test.services);
  };
  /** The limits of a minute and of an hour are over, those of a day are not. */
  const hourLater = () =>
    test.services.database.db.execute(
      sql`update rate_limit_counters set window_ends_at = now() where key like 'emails minute:%' or key like 'emails hour:%'`,
    );
  const tokensTo = async (email: string) =>
    (await emailsTo(email)).flatMap(({ text }) => /reset=([\w-]{43})/.exec(text)?.slice(1, 2) ?? []);
  const reset = async (token: string | undefined, password: string) =>
    (await newBrowser().call('POST /api/reset-password', { token, password })).statusCode;

  it('leaves the owner a link that works until another may be sent', async () => {
    const { email, password } = await makeUser(test);
    for (let n = 0; n < 6; n += 1) {
      await forgot(email);
      await hourLater();
    }
    for (let n = 0; n < 10; n += 1) await tryLogin(email, wrong);
    await forgot(email);
    const tokens = await tokensTo(email);
    expect(tokens).toHaveLength(6);
    expect((await emailsTo(email)).at(-1)?.text).toContain('This is the last of these emails for today');
    await test.services.database.db.execute(sql`update resets set created_at = created_at - interval '5 hours'`);
    expect([await reset(tokens[4], 'six brown lighthouses'), await reset(tokens[5], 'six brown lighthouses')]).toEqual([
      400, 200,
    ]);
    expect((await tryLogin(email, password)).statusCode).toBe(429);

    await test.services.database.db.execute(sql`delete from rate_limit_counters`);
    await forgot(email);
    await test.services.database.db.execute(sql`update resets set created_at = created_at - interval '61 minutes'`);
    expect(await reset((await tokensTo(email)).at(-1), 'seven brown lighthouses')).toBe(400);
  });

  it('cannot use up the reset emails by registering the address', async () => {
    const { email } = await makeUser(test);
    for (let n = 0; n < 7; n += 1) {
      await register(newBrowser(), email, 'the password of a stranger');
      await hourLater();
    }
    await forgot(email);
    expect(await tokensTo(email)).toHaveLength(1);
  });

  it('from one network leaves two of the six codes a day, and every refusal is logged', async () => {
    const email = newAddress();
    const registerFrom = (remoteAddress: string) =>
      newBrowser().call(
        'POST /api/register',
        { name: 'Dana', email, password: 'a password of mine' },
        { remoteAddress },
      );
    for (let n = 0; n < 6; n += 1) {
      await registerFrom('203.0.113.20');
      await hourLater();
    }
    expect(await emailsTo(email)).toHaveLength(4);
    expect(test.logged.filter((line) => line.includes('limit reached')).at(-1)).toContain('"limit":"emails network"');
    await registerFrom('203.0.113.21');
    expect((await emailsTo(email)).map(codeIn)).toHaveLength(5);
  });
});
