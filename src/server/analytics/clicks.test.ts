import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { selectRows } from '../db/database.ts';
import { makeBusiness, makeUser } from '../testing/factories.ts';
import { failWrites } from '../testing/fail-writes.ts';
import { startApp, type TestApp, TestBrowser } from '../testing/start-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

type Made = Awaited<ReturnType<typeof makeBusiness>>;

const clicks = async ({ owner, business }: Made) =>
  (await owner.browser.call(`GET /api/analytics/${business.id}`)).json();

test("S-04 every tap counts, the owner's and an administrator's too", async () => {
  const made = await makeBusiness(app);
  const administrator = await makeUser(app, { isAdmin: true });
  const line = `POST /api/analytics/google-click/${made.business.id}`;
  for (const browser of [made.owner.browser, administrator.browser, new TestBrowser(app.app)])
    expect((await browser.call(line)).json()).toEqual({ success: true });
  expect((await clicks(made)).googleLinkClicks).toBe(3);
});

test('S-04 more than 20 taps of one visitor in an hour are answered alike and not counted', async () => {
  const made = await makeBusiness(app);
  const visitor = new TestBrowser(app.app);
  for (let tap = 0; tap < 22; tap++) {
    const platform = tap % 2 ? 'google' : 'facebook';
    const answer = await visitor.call(`POST /api/analytics/${platform}-click/${made.business.id}`);
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
  }
  expect(await clicks(made)).toEqual({ reviewsGenerated: 0, googleLinkClicks: 10, facebookLinkClicks: 10 });
  await new TestBrowser(app.app).call(`POST /api/analytics/google-click/${made.business.id}`);
  expect((await clicks(made)).googleLinkClicks).toBe(11);
});

test('a click that failed for want of the database counts when it comes again', async () => {
  const made = await makeBusiness(app);
  const visitor = new TestBrowser(app.app);
  visitor.cookies.set('visitor', 'A'.repeat(22));
  const click = () => visitor.call(`POST /api/analytics/google-click/${made.business.id}`);
  const heal = await failWrites(app.services.database, 'analytics_counts');
  expect((await click()).statusCode).toBe(503);
  await heal();
  for (let tap = 0; tap < 21; tap++) expect((await click()).statusCode).toBe(200);
  expect((await clicks(made)).googleLinkClicks).toBe(20);
});

test('clicks that are not counted leave no row, whatever their keys', async () => {
  const made = await makeBusiness(app);
  const rows = async () => {
    const [row] = await selectRows<{ n: number }>(
      app.services.database.db,
      sql`select ((select count(*) from idempotency_keys) + (select count(*) from rate_limit_counters))::int as n`,
    );
    return row?.n ?? 0;
  };
  const click = (cookies: Record<string, string> = {}) => {
    const visitor = new TestBrowser(app.app);
    for (const [name, value] of Object.entries(cookies)) visitor.cookies.set(name, value);
    const headers = { 'idempotency-key': randomUUID() };
    return visitor.call(`POST /api/analytics/google-click/${made.business.id}`, {}, { headers });
  };
  // A visitor counts twenty an hour.
  for (let n = 0; n < 20; n += 1) await click({ visitor: 'B'.repeat(22) });
  const afterTwenty = await rows();
  for (let n = 0; n < 10; n += 1) expect((await click({ visitor: 'B'.repeat(22) })).json()).toEqual({ success: true });
  expect(await rows()).toBe(afterTwenty);
  // An address counts sixty an hour.
  for (let n = 0; n < 40; n += 1) await click();
  const afterSixty = await rows();
  for (let n = 0; n < 40; n += 1) expect((await click()).json()).toEqual({ success: true });
  expect(await rows()).toBe(afterSixty);
  expect((await clicks(made)).googleLinkClicks).toBe(60);
});
