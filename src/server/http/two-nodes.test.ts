import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selectRows } from '../db/database.ts';
import { makeUser, setupForm } from '../testing/factories.ts';
import { startApp, startNode, type TestApp, TestBrowser } from '../testing/start-app.ts';
import { consumeRateLimit } from './rate-limits.ts';

let first: TestApp;
let second: TestApp;
beforeAll(async () => {
  first = await startApp({ RATE_LIMIT_MULTIPLIER: '1000' });
  second = await startNode(first, { RATE_LIMIT_MULTIPLIER: '1000' });
});
afterAll(async () => {
  await second.close();
  await first.close();
});
const nodeOf = (n: number) => (n % 2 === 0 ? first : second);

const form = (email: string) => ({ name: 'Dana Whitfield', email, password: 'a password of mine' });
const copyOf = (browser: TestBrowser, node: TestApp) => {
  const same = new TestBrowser(node.app);
  for (const [name, value] of browser.cookies) same.cookies.set(name, value);
  return same;
};
async function registered(email: string) {
  const browser = new TestBrowser(first.app);
  const { devEmailPreview } = (await browser.call('POST /api/register', form(email))).json();
  const page = await browser.call(`GET ${new URL(devEmailPreview).pathname}`);
  return { browser, code: /\b\d{6}\b/.exec(page.body)?.[0] ?? '' };
}

describe('two nodes on one database', () => {
  it('let exactly 20 of 200 pass where the limit is 20', async () => {
    const limit = { name: 'twenty', per: ['ip'], max: 20, seconds: 60 } as const;
    const taken = await Promise.all(
      Array.from({ length: 200 }, (_, n) => consumeRateLimit(nodeOf(n).services.database.db, limit, 'one address', 1)),
    );
    expect(taken.filter((one) => one.allowed)).toHaveLength(20);
    expect(Math.min(...taken.map((one) => one.retryAfterSeconds))).toBeGreaterThan(0);
  });

  it('create one business from ten requests with one key, with ten equal responses', async () => {
    const { browser } = await makeUser(first);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => {
        const same = copyOf(browser, nodeOf(n));
        return same.call('POST /api/businesses', setupForm, { headers: { 'idempotency-key': 'one press' } });
      }),
    );
    expect(new Set(answers.map((answer) => `${answer.statusCode} ${answer.body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(201);
    expect(answers.filter((answer) => answer.headers['idempotent-replay'] === 'true')).toHaveLength(9);
    expect((await browser.call('GET /api/businesses')).json()).toHaveLength(1);
  });

  it('evaluate five of 500 guesses of one code', async () => {
    const email = 'guessed@example.org';
    const { browser, code } = await registered(email);
    const wrong = Array.from({ length: 500 }, (_, n) => String((Number(code) + 1 + n) % 1_000_000).padStart(6, '0'));
    const answers = await Promise.all(
      wrong.map((guess, n) => copyOf(browser, nodeOf(n)).call('POST /api/verify-code', { email, code: guess })),
    );
    // A node rejects some of 500 at once unread; the other responses reveal nothing.
    const heard = answers.filter((answer) => answer.statusCode !== 503);
    expect(heard.length).toBeGreaterThan(5);
    expect(new Set(heard.map((answer) => `${answer.statusCode} ${answer.json().error}`))).toEqual(
      new Set(['400 Invalid or expired verification code']),
    );
    const rows = await selectRows(
      first.services.database.db,
      sql`select attempts from registrations where email = ${email}`,
    );
    expect(rows).toEqual([{ attempts: 5 }]);
    expect((await browser.call('POST /api/verify-code', { email, code })).statusCode).toBe(400);
  });

  it('accept a code once, even when it is sent five times at once', async () => {
    const email = 'race@example.org';
    const { browser, code } = await registered(email);
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, n) => copyOf(browser, nodeOf(n)).call('POST /api/verify-code', { email, code })),
    );
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
  });

  it('share sessions: a user deactivated on one is signed out on the other', async () => {
    const { id, browser } = await makeUser(first);
    const elsewhere = copyOf(browser, second);
    expect((await elsewhere.call('GET /api/user')).statusCode).toBe(200);
    await browser.call(`POST /api/businesses/toggle-active/${id}`, { isActive: false });
    expect((await elsewhere.call('GET /api/user')).statusCode).toBe(401);
  });
});
