import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { selectRows } from '../db/database.ts';
import { makeUser } from '../testing/factories.ts';
import { startApp, type TestApp, TestBrowser } from '../testing/start-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.close());
/** Real limits; each test starts with fresh counters. */
afterEach(async () => void (await test.services.database.db.execute(sql`delete from rate_limit_counters`)));

const db = () => test.services.database.db;
const form = (email: string, password = 'a password of mine') => ({ name: 'Dana Whitfield', email, password });
const emailsTo = (email: string) =>
  selectRows<{ subject: string; text: string }>(
    db(),
    sql`select subject, text from emails where recipient = ${email} order by id`,
  );
const codeIn = (text: string | undefined) => /\b\d{6}\b/.exec(text ?? '')?.[0] ?? '';
const register = (browser: TestBrowser, email: string, password?: string) =>
  browser.call('POST /api/register', form(email, password));
const verify = (browser: TestBrowser, email: string, code: string) =>
  browser.call('POST /api/verify-code', { email, code });
const login = (email: string, password: string) =>
  new TestBrowser(test.app).call('POST /api/login', { email, password });
/** Moves the limits and the code back by a minute. */
async function minuteLater() {
  await db().execute(sql`update rate_limit_counters set window_ends_at = now() where key like 'emails minute%'`);
  await db().execute(sql`update registrations set code_made_at = code_made_at - interval '61 seconds'`);
}

describe('registering', () => {
  it('sends one mailbox three codes an hour, however its address is spelled', async () => {
    const name = `spelled${Math.random()}`;
    const spellings = ['', '+a', '+b', '+c', '+d'].map((tag) => `${name}${tag}@example.org`);
    for (const [n, email] of spellings.entries()) {
      const from = { remoteAddress: `198.51.100.${n + 1}` };
      const answer = await new TestBrowser(test.app).call('POST /api/register', form(email), from);
      expect(answer.statusCode).toBe(201);
    }
    const sent = await Promise.all(spellings.map(emailsTo));
    expect(sent.flat()).toHaveLength(3);
  });

  it('twice within ten seconds leaves the first code working, in the same browser and in another', async () => {
    for (const second of [(first: TestBrowser) => first, () => new TestBrowser(test.app)]) {
      const email = `twice${Math.random()}@example.org`;
      const first = new TestBrowser(test.app);
      await register(first, email);
      const again = await register(second(first), email);
      expect(again.statusCode).toBe(201);
      const sent = await emailsTo(email);
      expect((await verify(first, email, codeIn(sent[0]?.text))).statusCode).toBe(200);
      expect((await login(email, 'a password of mine')).statusCode).toBe(200);
    }
  });

  it('again in the same browser uses the last password', async () => {
    const email = 'typo@example.org';
    const browser = new TestBrowser(test.app);
    await register(browser, email, 'a pasword of mine');
    await register(browser, email, 'a password of mine');
    await verify(browser, email, codeIn((await emailsTo(email))[0]?.text));
    expect((await login(email, 'a password of mine')).statusCode).toBe(200);
  });

  it('by a stranger with the same address does not change the first registration', async () => {
    const email = 'victim@example.org';
    const victim = new TestBrowser(test.app);
    await register(victim, email, 'the password of the victim');
    await minuteLater();
    await register(new TestBrowser(test.app), email, 'the password of the stranger');
    const [own, foreign] = await emailsTo(email);
    expect(codeIn(foreign?.text)).not.toBe(codeIn(own?.text));
    expect((await verify(victim, email, codeIn(own?.text))).statusCode).toBe(200);
    // The stranger's own registration is still open, as for an unknown address.
    expect((await login(email, 'the password of the stranger')).statusCode).toBe(403);
    expect((await login(email, 'the password of the victim')).statusCode).toBe(200);
    expect((await verify(new TestBrowser(test.app), email, codeIn(foreign?.text))).statusCode).toBe(400);
  });

  it('gets the same replies for new and taken addresses, however often', async () => {
    const { email: taken, password } = await makeUser(test);
    const seen: string[][] = [];
    for (const email of [taken, 'nobody.yet@example.org']) {
      const browser = new TestBrowser(test.app);
      const stranger = new TestBrowser(test.app);
      const answers = [await register(browser, email), await register(browser, email), await register(stranger, email)];
      answers.push(await browser.call('POST /api/resend-code', { email }));
      await minuteLater();
      answers.push(await browser.call('POST /api/resend-code', { email }), await verify(browser, email, '123456'));
      seen.push(
        answers.map((answer) =>
          `${answer.statusCode} ${answer.body} ${[...answer.cookies].map(({ name }) => name)}`
            .replaceAll(email, '(address)')
            .replace(/"http[^"]+"/, '(preview)')
            .replace(/\d+ seconds?/, 'n seconds'),
        ),
      );
      await db().execute(sql`delete from rate_limit_counters`);
    }
    expect(seen[0]).toEqual(seen[1]);
    const subjects = (await emailsTo(taken)).map((message) => message.subject);
    expect(new Set(subjects)).toEqual(new Set(['You already have a Sayso account']));
    expect((await login(taken, password)).statusCode).toBe(200);
  });

  it('with a taken address creates nothing that a code could activate', async () => {
    const { email, password } = await makeUser(test);
    const stranger = new TestBrowser(test.app);
    await register(stranger, email, 'the password of the stranger');
    await minuteLater();
    await stranger.call('POST /api/resend-code', { email });
    for (const message of await emailsTo(email)) expect(codeIn(message.text)).toBe('');
    expect((await login(email, 'the password of the stranger')).json().code).toBe('email_unverified');
    expect((await login(email, password)).statusCode).toBe(200);
  });

  it.each(['password1', 'Dana@Example.org', 'dana whitfield', 'SUNSHINE1'])(
    'rejects the password %s',
    async (password) => {
      const answer = await register(new TestBrowser(test.app), 'dana@example.org', password);
      expect([answer.statusCode, answer.json().error]).toEqual([
        400,
        'This password is too common. Please choose another.',
      ]);
    },
  );

  it('rejects passwords of 7 and of 257 characters', async () => {
    const browser = new TestBrowser(test.app);
    const short = await register(browser, 'dana@example.org', 'seven77');
    expect([short.statusCode, short.json().fields]).toEqual([
      400,
      { password: 'Password must be at least 8 characters' },
    ]);
    // Not repetitive, or it would be rejected as too common.
    const long = Array.from({ length: 257 }, (_, at) => String.fromCharCode(97 + ((at * at) % 23))).join('');
    expect((await register(browser, 'dana@example.org', long)).json().fields).toEqual({
      password: 'Password must be at most 256 characters',
    });
    expect((await register(browser, 'dana@example.org', long.slice(1))).statusCode).toBe(201);
    const differing = { ...form('dana@example.org'), confirmPassword: 'another password' };
    expect((await browser.call('POST /api/register', differing)).json().fields).toEqual({
      confirmPassword: "Passwords don't match",
    });
  });

  it('is limited to ten an hour per IP address', async () => {
    for (let n = 0; n < 10; n += 1) {
      expect((await register(new TestBrowser(test.app), `many${n}@example.org`)).statusCode).toBe(201);
    }
    const eleventh = await register(new TestBrowser(test.app), 'many10@example.org');
    expect([eleventh.statusCode, eleventh.json()]).toEqual([
      429,
      {
        error: 'Too many attempts. Please try again later.',
        message: 'Too many attempts. Please try again later.',
        code: 'too_many',
      },
    ]);
    expect(Number(eleventh.headers['retry-after'])).toBeGreaterThan(3000);
  });
});

describe('a verification code', () => {
  it('works for ten minutes from the delivery of its email', async () => {
    const email = 'slow.post@example.org';
    const browser = new TestBrowser(test.app);
    await register(browser, email);
    const code = codeIn((await emailsTo(email))[0]?.text);
    // The mail server was down for an hour: the email was sent nine minutes ago.
    await db().execute(
      sql`update registrations set created_at = now() - interval '1 hour', code_made_at = now() - interval '1 hour'`,
    );
    await db().execute(
      sql`update emails set sent_at = now() - interval '10 minutes 1 second' where recipient = ${email}`,
    );
    expect((await verify(browser, email, code)).statusCode).toBe(400);
    await db().execute(sql`update emails set sent_at = now() - interval '9 minutes' where recipient = ${email}`);
    expect((await verify(browser, email, code)).statusCode).toBe(200);
  });

  it('stops working after five wrong codes', async () => {
    const email = 'five@example.org';
    const browser = new TestBrowser(test.app);
    await register(browser, email);
    const code = codeIn((await emailsTo(email))[0]?.text);
    for (let n = 1; n <= 5; n += 1) {
      const wrong = String((Number(code) + n) % 1_000_000).padStart(6, '0');
      expect((await verify(browser, email, wrong)).statusCode).toBe(400);
    }
    expect((await verify(browser, email, code)).json().error).toBe('Invalid or expired verification code');
  });

  it('gets the same reply when wrong, for an unknown address and for a verified one', async () => {
    const { email } = await makeUser(test);
    await register(new TestBrowser(test.app), 'open@example.org');
    const answers = await Promise.all(
      [email, 'unknown@example.org', 'open@example.org'].map((address) =>
        verify(new TestBrowser(test.app), address, '000000'),
      ),
    );
    expect(new Set(answers.map((answer) => `${answer.statusCode} ${answer.body}`)).size).toBe(1);
  });

  it.each([[['123456']], [123456], ['12345'], ['1234567'], ['12345a'], [null], [{}]])(
    'has six digits, unlike %j',
    async (code) => {
      const answer = await new TestBrowser(test.app).call('POST /api/verify-code', { email: 'a@example.org', code });
      expect(answer.statusCode).toBe(400);
    },
  );
});
