import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { selectRows } from '../../db/database.ts';
import { Semaphore } from '../../semaphore.ts';
import { makeUser } from '../../testing/factories.ts';
import { giveSecondSteps } from '../../testing/second-steps.ts';
import { fresh, newUserWithApp, pendingIn } from '../../testing/signing-in.ts';
import { startApp, type TestApp, TestBrowser } from '../../testing/start-app.ts';
import { processResetRequests } from '../reset.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startApp({ RATE_LIMIT_MULTIPLIER: '100' });
});
afterAll(() => test.close());
afterEach(() => vi.restoreAllMocks());

const hashQueueIsFull = () => vi.spyOn(Semaphore.prototype, 'run').mockResolvedValue(null);

/** Statements and slow hashes. */
async function workOf(act: () => Promise<unknown>): Promise<readonly string[]> {
  const work: string[] = [];
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const hash = vi.spyOn(Semaphore.prototype, 'run');
  await act();
  for (const [asked] of query.mock.calls as unknown[][])
    work.push(typeof asked === 'string' ? asked : String((asked as { text?: string }).text));
  work.push(`${hash.mock.calls.length} hashes`);
  vi.restoreAllMocks();
  return work;
}

it('nothing tells whether an account has a second step before the password is right', async () => {
  const seen = [];
  for (const has of [
    { app: false, passkey: false },
    { app: true, passkey: false },
    { app: false, passkey: true },
    { app: true, passkey: true },
  ]) {
    const { browser: own, ...user } = await makeUser(test);
    await giveSecondSteps(test, { ...user, browser: own }, has);
    const { email } = user;
    const browser = new TestBrowser(test.app);
    const answers: unknown[] = [];
    const post = async (path: string, body: object) => {
      const { statusCode, headers, body: text } = await browser.call(`POST /api/${path}`, body, fresh());
      answers.push([statusCode, text, Object.keys(headers).sort()]);
    };
    const work = await workOf(async () => {
      await post('login', { email, password: 'not the password' });
      await post('forgot-password', { email });
      await processResetRequests(test.services);
      await post('register', { name: 'Mallory', email, password: 'four green bicycles' });
      await post('sign-in/code', { code: '000000' });
      const { statusCode, body } = await browser.call('GET /api/sign-in', undefined, fresh());
      answers.push([statusCode, body]);
    });
    const shown = JSON.stringify(answers).replaceAll(email, 'the address');
    seen.push({ work, shown: shown.replace(/\/dev\/mailbox[^"\\]*/g, '') });
  }
  const [nothing, ...others] = seen;
  expect(nothing?.work.length).toBeGreaterThan(10);
  expect(nothing?.work.at(-1)).toBe('3 hashes');
  for (const other of others) expect(other).toEqual(nothing);
});

/** Transactions that wrote: each waits for the disk, which a stranger can measure. */
async function writesOf(act: () => Promise<unknown>): Promise<number> {
  const written = sql`select distinct xmin::text as id
    from (select xmin from resets union all select xmin from rate_limit_counters) as written`;
  const writers = async () =>
    (await selectRows<{ id: string }>(test.services.database.db, written)).map(({ id }) => id);
  const before = new Set(await writers());
  await act();
  return (await writers()).filter((id) => !before.has(id)).length;
}

it('wrong reset codes take as many writes for an address without an account', async () => {
  const { email: known } = await makeUser(test);
  const guessesAt = async (email: string) => {
    const browser = new TestBrowser(test.app);
    await browser.call('POST /api/forgot-password', { email }, fresh());
    await processResetRequests(test.services);
    const writes: number[] = [];
    for (let guess = 0; guess < 6; guess += 1) {
      const body = { email, code: 'ABCDEF', password: 'four green bicycles' };
      writes.push(await writesOf(() => browser.call('POST /api/reset-password', body, fresh())));
    }
    return writes;
  };
  const ofAccount = await guessesAt(known);
  expect(ofAccount).toHaveLength(6);
  expect(ofAccount.at(0)).toBeGreaterThan(1);
  expect(await guessesAt('nobody.at.all@example.org')).toEqual(ofAccount);
});

it('a full hashing queue refuses a confirmation without counting it as a wrong password', async () => {
  const user = await makeUser(test);
  await test.services.database.db.execute(
    sql`update sessions set authenticated_at = now() - interval '16 minutes' where user_id = ${user.id}`,
  );
  const confirm = () => user.browser.call('POST /api/security/confirm', { password: user.password });
  hashQueueIsFull();
  for (let at = 0; at < 30; at += 1) expect((await confirm()).statusCode).toBe(503);
  vi.restoreAllMocks();
  expect((await user.browser.call('POST /api/security/app')).json().code).toBe('confirm_needed');
  expect((await confirm()).statusCode).toBe(200);
  expect((await user.browser.call('POST /api/security/app')).statusCode).toBe(200);
});

it('a full hashing queue refuses a recovery code without using up a guess or the code', async () => {
  const strict = await newUserWithApp(test);
  const [code = ''] = strict.recoveryCodes;
  const browser = await pendingIn(strict.user, test);
  const give = () => browser.call('POST /api/sign-in/recovery-code', { code }, fresh());
  const guesses = async () => {
    const [row] = await selectRows<{ n: number | null }>(
      test.services.database.db,
      sql`select sum(taken)::int as n from rate_limit_counters where key like 'wrong recovery codes%'`,
    );
    return row?.n ?? 0;
  };
  const before = await guesses();
  hashQueueIsFull();
  expect((await give()).statusCode).toBe(503);
  expect(await guesses()).toBe(before);
  vi.restoreAllMocks();
  expect((await give()).statusCode).toBe(200);
});
