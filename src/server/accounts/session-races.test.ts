import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selectRows } from '../db/database.ts';
import { makeUser } from '../testing/factories.ts';
import { startApp, startNode, type TestApp, TestBrowser } from '../testing/start-app.ts';
import { processResetRequests } from './reset.ts';
import { changeRole } from './role-store.ts';
import { startSession } from './session-store.ts';
import { findForLogin, type LoginRow } from './store.ts';

/** `ROUNDS=100 vitest run session-races` is the long run. */
const rounds = Number(process.env.ROUNDS ?? 5);
const loginsPerRound = 6;

let first: TestApp;
let second: TestApp;
let administrator: Awaited<ReturnType<typeof makeUser>>;
beforeAll(async () => {
  first = await startApp({ RATE_LIMIT_MULTIPLIER: '100000' });
  second = await startNode(first, { RATE_LIMIT_MULTIPLIER: '100000' });
  administrator = await makeUser(first, { isAdmin: true });
});
afterAll(async () => {
  await second.close();
  await first.close();
});

type Made = Awaited<ReturnType<typeof makeUser>>;
const nodeOf = (n: number) => (n % 2 === 0 ? first : second);
const addressOf = (n: number) => `198.51.${n >> 8}.${n & 255}`;
let asked = 0;

/** Logs in on both nodes while `change` runs; returns the successful logins. */
async function loginsDuring({ email, password }: Made, change: () => Promise<unknown>) {
  const login = async (n: number) => {
    const browser = new TestBrowser(nodeOf(n).app);
    asked += 1;
    const answer = await browser.call('POST /api/login', { email, password }, { remoteAddress: addressOf(asked) });
    return { browser, status: answer.statusCode, body: answer.json() };
  };
  const logins = Array.from({ length: loginsPerRound }, (_, n) => login(n));
  const [answers] = await Promise.all([Promise.all(logins), change()]);
  expect(answers.map(({ status }) => status).filter((status) => ![200, 401, 403].includes(status))).toEqual([]);
  return answers.filter(({ status }) => status === 200);
}

const aliveOf = async (browsers: readonly { browser: TestBrowser }[]) => {
  const states = await Promise.all(
    browsers.map(async ({ browser }) => (await browser.call('GET /api/user')).statusCode),
  );
  return states.filter((status) => status !== 401).length;
};

async function resetLink(email: string): Promise<string> {
  await new TestBrowser(first.app).call('POST /api/forgot-password', { email }, { remoteAddress: addressOf(++asked) });
  await processResetRequests(first.services);
  const [row] = await selectRows<{ text: string }>(
    first.services.database.db,
    sql`select text from emails where recipient = ${email} order by id desc limit 1`,
  );
  return /reset-password\?reset=([\w-]{43})/.exec(row?.text ?? '')?.[1] ?? '';
}

const toggle = (id: number, isActive: boolean) =>
  administrator.browser.call(`POST /api/admin/toggle-active/${id}`, { isActive });

describe(`no session of the old state is alive after ${rounds} rounds of logins`, () => {
  it('during a password reset', async () => {
    let alive = 0;
    for (let round = 0; round < rounds; round += 1) {
      const user = await makeUser(first);
      const token = await resetLink(user.email);
      const reset = { token, password: 'six brown lighthouses' };
      alive += await aliveOf(
        await loginsDuring(user, () =>
          new TestBrowser(second.app).call('POST /api/reset-password', reset, { remoteAddress: addressOf(++asked) }),
        ),
      );
    }
    expect(alive).toBe(0);
  });

  it('during a deactivation, once the account is active again', async () => {
    let alive = 0;
    for (let round = 0; round < rounds; round += 1) {
      const user = await makeUser(first);
      const letIn = await loginsDuring(user, () => toggle(user.id, false));
      await toggle(user.id, true);
      alive += await aliveOf(letIn);
    }
    expect(alive).toBe(0);
  });

  it.each([true, false])('during a change of role (administrator: %s)', async (isAdmin) => {
    let alive = 0;
    for (let round = 0; round < rounds; round += 1) {
      const user = await makeUser(first, { isAdmin: !isAdmin });
      const letIn = await loginsDuring(user, () =>
        second.services.database.transact((tx) => changeRole(tx, 'A test', user.id, isAdmin)),
      );
      alive += await aliveOf(letIn.filter(({ body }) => body.isAdmin !== isAdmin));
    }
    expect(alive).toBe(0);
  });

  it('during the deletion of a user who requested a reset, without a deadlock', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { id, email } = await makeUser(first);
      const ask = { remoteAddress: addressOf(++asked) };
      await new TestBrowser(first.app).call('POST /api/forgot-password', { email }, ask);
      const [gone] = await Promise.all([
        administrator.browser.call(`DELETE /api/admin/users/${id}`),
        processResetRequests(first.services),
        processResetRequests(second.services),
      ]);
      expect(gone.statusCode).toBe(200);
    }
    const log = [...first.logged, ...second.logged].join('\n');
    expect(log).not.toMatch(/deadlock|reset request postponed|request failed/);
  });

  it('during the deletion of the user, and no login fails with an error', async () => {
    let alive = 0;
    for (let round = 0; round < rounds; round += 1) {
      const user = await makeUser(first);
      alive += await aliveOf(
        await loginsDuring(user, () => administrator.browser.call(`DELETE /api/admin/users/${user.id}`)),
      );
    }
    expect(alive).toBe(0);
  });
});

describe('a login with the right password', () => {
  const cookies = { get: () => null, set: () => {}, clear: () => {} };
  const start = (compared: LoginRow) =>
    first.services.database.transact((tx) => startSession(tx, { cookies, userAgent: '' }, compared));

  it.each<[string, (user: Made) => Promise<unknown>]>([
    [
      'a reset',
      async ({ email }) => {
        const token = await resetLink(email);
        return new TestBrowser(first.app).call('POST /api/reset-password', {
          token,
          password: 'six brown lighthouses',
        });
      },
    ],
    ['a deactivation', ({ id }) => toggle(id, false)],
    [
      'a deactivation and an activation',
      async ({ id }) => {
        await toggle(id, false);
        await toggle(id, true);
      },
    ],
    ['a logout everywhere', ({ browser }) => browser.call('POST /api/logout-everywhere')],
    ['a new role', ({ id }) => first.services.database.transact((tx) => changeRole(tx, 'A test', id, true))],
    ['an erasure', ({ id }) => administrator.browser.call(`DELETE /api/admin/users/${id}`)],
  ])('starts no session after %s that came before it', async (_what, change) => {
    const user = await makeUser(first);
    const compared = await findForLogin(first.services.database.db, user.email);
    if (compared === null) throw new Error('no account');
    expect(await start(compared)).toBe(true);
    await change(user);
    expect(await start(compared)).toBe(false);
  });
});
