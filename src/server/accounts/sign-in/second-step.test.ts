import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selectRows } from '../../db/database.ts';
import { appCode, oathtoolCode } from '../../testing/authenticator-app.ts';
import { makeUser } from '../../testing/factories.ts';
import { addPasskey, allowStepAgain, turnOnApp } from '../../testing/second-steps.ts';
import { fresh, giveCode, newUserWithApp, pendingIn, subjectsTo } from '../../testing/signing-in.ts';
import { startApp, startNode, type TestApp, TestBrowser } from '../../testing/start-app.ts';
import { processResetRequests } from '../reset.ts';
import { stepOfCode } from './app-codes.ts';

let test: TestApp;
let second: TestApp;
beforeAll(async () => {
  test = await startApp();
  second = await startNode(test);
});
afterAll(async () => {
  await second.close();
  await test.close();
});

/** `GUESSES=10000 vitest run second-step` is the long run. */
const guesses = Number(process.env.GUESSES ?? 500);

const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it('codes equal those of RFC 6238 and of oathtool', () => {
  const vectors = [
    [59, '287082'],
    [1111111109, '081804'],
    [1234567890, '005924'],
    [20000000000, '353130'],
  ] as const;
  for (const [when, code] of vectors) {
    expect(appCode(key, when)).toBe(code);
    expect([code, null]).toContain(oathtoolCode(key, when));
  }
});

describe('a code of the app', () => {
  it.each([
    [-60, null],
    [-30, -1],
    [0, 0],
    [30, 1],
    [60, null],
  ])('from a phone whose clock is %d seconds off, at each second of a step, is of step %s', (seconds, off) => {
    for (let second = 0; second < 30; second += 1) {
      const when = 1_800_000_000 + second;
      expect(stepOfCode(key, appCode(key, when + seconds), when)).toBe(off === null ? null : 60_000_000 + off);
    }
  });

  it.each([
    ['now', 0, 200],
    ['of three steps ago', -90, 400],
    ['of three steps ahead', 90, 400],
  ])('%s answers %s', async (_when, seconds, status) => {
    const { user, key } = await newUserWithApp(test);
    await allowStepAgain(test, user);
    const answer = await giveCode(await pendingIn(user, test), appCode(key, Date.now() / 1000 + seconds));
    expect(answer.statusCode).toBe(status);
  });

  it('is accepted once, also by two browsers at once on two nodes', async () => {
    const { user, key } = await newUserWithApp(test);
    await allowStepAgain(test, user);
    const browsers = [await pendingIn(user, test), await pendingIn(user, second)];
    const code = appCode(key);
    const answers = await Promise.all(browsers.map((browser) => giveCode(browser, code)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    expect((await giveCode(await pendingIn(user, test), code)).statusCode).toBe(400);
  });

  it('is guessed five times in 15 minutes by unknown browsers; a known one has its own count', async () => {
    const { user, key } = await newUserWithApp(test);
    await allowStepAgain(test, user);
    const right = appCode(key);
    const wrong = String((Number(right) + 7) % 1_000_000).padStart(6, '0');
    const browser = await pendingIn(user, test);
    const said = [];
    for (let guess = 0; guess < 5; guess += 1) said.push((await giveCode(browser, wrong)).json().error);
    expect(said[1]).toBe('This code isn’t right. Use the newest one. 3 tries left.');
    const sixth = await giveCode(await pendingIn(user, second), right);
    expect([sixth.statusCode, sixth.json().error]).toEqual([
      429,
      'Too many wrong codes. Try again in 15 minutes, or use another way below.',
    ]);
    const known = await pendingIn(user, test, user.browser.cookies.get('dev'));
    expect((await giveCode(known, right)).statusCode).toBe(200);
  });

  it('is guessed 30 times a day by unknown browsers, and an email tells that the password is known', async () => {
    const { user, key } = await newUserWithApp(test);
    const { db } = test.services.database;
    const right = appCode(key);
    const wrong = String((Number(right) + 7) % 1_000_000).padStart(6, '0');
    const browser = await pendingIn(user, test);
    const quarterOfAnHourLater = () =>
      db.execute(
        sql`update rate_limit_counters set window_ends_at = now() where window_ends_at < now() + interval '16 minutes'`,
      );
    const statuses: number[] = [];
    for (let quarter = 0; quarter < 7; quarter += 1) {
      for (let guess = 0; guess < 5; guess += 1) statuses.push((await giveCode(browser, wrong)).statusCode);
      await quarterOfAnHourLater();
    }
    expect(statuses).toEqual([...Array(30).fill(400), ...Array(5).fill(429)]);
    const refused = await giveCode(browser, right);
    expect(refused.json().error).toBe('Too many wrong codes. Try again in 24 hours, or use another way below.');
    const warnings = (await subjectsTo(test, user.email)).filter((subject) => subject.startsWith('Someone may know'));
    expect(warnings).toEqual(['Someone may know the password of your Sayso account']);
    await allowStepAgain(test, user);
    const known = await pendingIn(user, test, user.browser.cookies.get('dev'));
    expect((await giveCode(known, right)).statusCode).toBe(200);
  });

  it('is guessed no more often by who resets the password in a new browser', async () => {
    const { user } = await newUserWithApp(test);
    const stranger = new TestBrowser(test.app);
    await stranger.call('POST /api/forgot-password', { email: user.email }, fresh());
    await processResetRequests(test.services);
    const [{ text } = { text: '' }] = await selectRows<{ text: string }>(
      test.services.database.db,
      sql`select text from emails where recipient = ${user.email} order by id desc limit 1`,
    );
    const token = /reset-password\?reset=([\w-]{43})/.exec(text)?.[1];
    const password = 'five calm yellow kettles';
    expect((await stranger.call('POST /api/reset-password', { token, password }, fresh())).statusCode).toBe(200);
    expect(stranger.cookies.get('dev')).toBeUndefined();
  });

  it('is not found by hundreds of guesses', async () => {
    const { user } = await newUserWithApp(test);
    const browsers = await Promise.all(Array.from({ length: 4 }, (_, n) => pendingIn(user, n % 2 ? second : test)));
    let wasCompared = 0;
    for (let guess = 0; guess < guesses; guess += 50) {
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, n) =>
          giveCode(browsers[n % 4] as TestBrowser, String(guess + n).padStart(6, '0')),
        ),
      );
      wasCompared += answers.filter(({ statusCode }) => statusCode !== 429).length;
    }
    expect(wasCompared).toBe(5);
    expect((await browsers[0]?.call('GET /api/user'))?.statusCode).toBe(401);
  }, 600_000);

  it('is stored encrypted, and the key never leaves again', async () => {
    const { user, key } = await newUserWithApp(test);
    const rows = await selectRows<{ sealed: string }>(test.services.database.db, sql`select sealed from totp_secrets`);
    expect(rows.some(({ sealed }) => sealed.includes(key))).toBe(false);
    expect((await user.browser.call('GET /api/security')).body).not.toContain(key);
  });
});

describe('a recovery code', () => {
  it('lets one of two browsers in, once, in any spelling, and an email tells', async () => {
    const { user, recoveryCodes } = await newUserWithApp(test);
    const [code = ''] = recoveryCodes;
    const browsers = [await pendingIn(user, test), await pendingIn(user, second)];
    const use = (browser: TestBrowser) =>
      browser.call('POST /api/sign-in/recovery-code', { code: code.toLowerCase().replace('-', ' ') }, fresh());
    expect((await Promise.all(browsers.map(use))).map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    expect((await use(await pendingIn(user, test))).statusCode).toBe(400);
    expect(await subjectsTo(test, user.email)).toContain('A recovery code of your Sayso account was used');
    const hashes = await selectRows<{ hash: string }>(test.services.database.db, sql`select hash from recovery_codes`);
    expect(hashes.every(({ hash }) => hash.startsWith('argon2id$'))).toBe(true);
  });
});

it('the last second step stays where one is required, also when both are removed at once', async () => {
  const required = await startNode(test, { REQUIRE_SECOND_FACTOR: 'everyone' });
  const user = await makeUser(test);
  await turnOnApp(user.browser);
  const { passkey } = await addPasskey(test, user.browser);
  const there = new TestBrowser(required.app);
  for (const [name, value] of user.browser.cookies) there.cookies.set(name, value);
  const answers = await Promise.all([
    there.call('DELETE /api/security/app'),
    there.call(`DELETE /api/security/passkeys/${passkey.id}`),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json().error).toBe(
    'A second step is required here, so the last one can’t be removed. Add another one first.',
  );
  await required.close();
});
