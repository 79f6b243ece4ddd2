import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { selectRows } from '../db/database.ts';
import type { Handler } from '../http/calls.ts';
import { makeUser } from '../testing/factories.ts';
import { failWrites } from '../testing/fail-writes.ts';
import { startApp, type TestApp, TestBrowser } from '../testing/start-app.ts';
import { processResetRequests } from './reset.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.close());
/** Real limits; each test starts with fresh counters. */
afterEach(async () => void (await db().execute(sql`delete from rate_limit_counters`)));

const db = () => test.services.database.db;
const anyone = () => new TestBrowser(test.app);
const form = (email: string) => ({ name: 'Dana Whitfield', email, password: 'a password of mine' });
const emailsTo = (email: string) =>
  selectRows<{ subject: string; text: string }>(
    db(),
    sql`select subject, text from emails where recipient = ${email} order by id`,
  );
const codeIn = (text: string | undefined) => /^\d{6}$/m.exec(text ?? '')?.[0] ?? '';
const keyed = (key: string) => ({ headers: { 'idempotency-key': key } });
async function minuteLater() {
  await db().execute(sql`update rate_limit_counters set window_ends_at = now() where key like 'emails minute%'`);
  await db().execute(sql`update registrations set code_made_at = code_made_at - interval '61 seconds'`);
}

describe('after a database failure', () => {
  it('a retry registers and sends the email', async () => {
    const email = 'unlucky@example.org';
    const browser = anyone();
    const heal = await failWrites(test.services.database, 'emails');
    const first = await browser.call('POST /api/register', form(email), keyed('register'));
    await heal();
    expect([first.statusCode, first.headers['retry-after']]).toEqual([503, '1']);
    const second = await browser.call('POST /api/register', form(email), keyed('register'));
    expect(second.statusCode).toBe(201);
    const code = codeIn((await emailsTo(email))[0]?.text);
    expect((await browser.call('POST /api/verify-code', { email, code })).statusCode).toBe(200);
  });

  it('a browser that lost the first reply gets a replay, and its code works', async () => {
    const email = 'lost.answer@example.org';
    await anyone().call('POST /api/register', form(email), keyed('lost answer'));
    const browser = anyone();
    const again = await browser.call('POST /api/register', form(email), keyed('lost answer'));
    expect([again.statusCode, again.headers['idempotent-replay']]).toEqual([201, 'true']);
    const stranger = anyone();
    const guessed = { ...form(email), password: 'not the same body' };
    expect((await stranger.call('POST /api/register', guessed, keyed('lost answer'))).statusCode).toBe(422);
    const code = codeIn((await emailsTo(email))[0]?.text);
    expect((await stranger.call('POST /api/verify-code', { email, code })).statusCode).toBe(400);
    expect((await browser.call('POST /api/verify-code', { email, code })).statusCode).toBe(200);
  });

  it.each([
    ['resend-code', 200, (email: string) => ({ email })],
    ['login', 403, (email: string) => ({ email, password: 'a password of mine' })],
  ])('a retry of %s sends the email', async (call, status, input) => {
    const email = `unlucky.${call}@example.org`;
    const browser = anyone();
    await browser.call('POST /api/register', form(email));
    await minuteLater();
    const heal = await failWrites(test.services.database, 'emails');
    expect((await browser.call(`POST /api/${call}`, input(email))).statusCode).toBe(503);
    await heal();
    expect((await browser.call(`POST /api/${call}`, input(email))).statusCode).toBe(status);
    expect(await emailsTo(email)).toHaveLength(2);
  });
});

describe('with the same key', () => {
  async function registered(email: string) {
    const browser = anyone();
    await browser.call('POST /api/register', form(email));
    return { browser, email, code: codeIn((await emailsTo(email))[0]?.text) };
  }
  const told = (answer: Awaited<ReturnType<TestBrowser['call']>>) => [
    answer.statusCode,
    answer.headers['idempotent-replay'] ?? 'done',
    answer.json().message,
  ];
  const verified = 'Your email has been verified successfully. You can now log in.';

  it('a verification is replayed to the same browser only', async () => {
    const { browser, email, code } = await registered('again@example.org');
    const verify = (typed: string, key: string, by = browser) =>
      by.call('POST /api/verify-code', { email, code: typed }, keyed(key));
    expect(told(await verify(code, 'typed'))).toEqual([200, 'done', verified]);
    expect(told(await verify(code, 'typed'))).toEqual([200, 'true', verified]);
    expect((await verify(code, 'typed later')).statusCode).toBe(400);
    expect((await verify('000000', 'typed')).statusCode).toBe(422);
    const stranger = anyone();
    stranger.cookies.set('visitor', 'A'.repeat(22));
    expect((await verify(code, 'typed', stranger)).statusCode).toBe(400);
  });

  it('five parallel verifications verify once, and all succeed', async () => {
    const { browser, email, code } = await registered('at.once@example.org');
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => browser.call('POST /api/verify-code', { email, code }, keyed('at once'))),
    );
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect(answers.filter((answer) => answer.headers['idempotent-replay'] === undefined)).toHaveLength(1);
  });

  it('a handler must return the whole reply', () => {
    type Given = Parameters<Handler<'POST /api/verify-code'>>[1]['transact'];
    expectTypeOf<Given>().parameter(0).returns.resolves.toEqualTypeOf<{ message: string }>();
  });

  it('stores nothing that helps to guess a password', async () => {
    const { email } = await registered('kept@example.org');
    await anyone().call('POST /api/register', form(email), keyed('kept'));
    const kept = await selectRows<{ body_hash: string }>(db(), sql`select body_hash from idempotency_keys`);
    const plain = createHash('sha256')
      .update(JSON.stringify(form(email)))
      .digest('base64url');
    expect(kept.map((row) => row.body_hash)).not.toContain(plain);
  });

  it('another code is sent once', async () => {
    const { browser, email } = await registered('resend@example.org');
    await minuteLater();
    const resend = () => browser.call('POST /api/resend-code', { email }, keyed('resend'));
    const sent = 'Please check your email to verify your account.';
    expect([told(await resend()), told(await resend())]).toEqual([
      [200, 'done', sent],
      [200, 'true', sent],
    ]);
    expect(await emailsTo(email)).toHaveLength(2);
  });

  it.each(['link', 'code'])('a password is set once by a %s, and the reply is replayed', async (by) => {
    // Signed in; the reset itself ends the session.
    const { email, browser } = await makeUser(test);
    await anyone().call('POST /api/forgot-password', { email });
    await processResetRequests(test.services);
    const text = (await emailsTo(email))[0]?.text ?? '';
    const token = /reset=([\w-]{43})/.exec(text)?.[1];
    const code = /^[0-9A-HJKMNP-TV-Z]{6}$/m.exec(text)?.[0];
    const input = { ...(by === 'link' ? { token } : { email, code }), password: 'six brown lighthouses' };
    const reset = () => browser.call('POST /api/reset-password', input, keyed(`reset by ${by}`));
    const done = 'Your password has been reset. You can now log in.';
    expect([told(await reset()), told(await reset())]).toEqual([
      [200, 'done', done],
      [200, 'true', done],
    ]);
    expect((await emailsTo(email)).map(({ subject }) => subject)).toEqual([
      'Reset your Sayso password',
      'Your Sayso password was changed',
    ]);
    const kept = JSON.stringify(await selectRows(db(), sql`select * from idempotency_keys`));
    expect(kept).not.toContain(String(token));
    expect(kept).not.toContain(String(code));
  });
});
