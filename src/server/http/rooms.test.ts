import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeBusiness, makeUser } from '../testing/factories.ts';
import { startApp, type TestApp, TestBrowser } from '../testing/start-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startApp({ RATE_LIMIT_MULTIPLIER: '1000' });
});
afterAll(() => test.close());

it('turns away at once what is too much, and still tells that it lives', async () => {
  const { business } = await makeBusiness(test, { owner: await makeUser(test) });
  const visitor = new TestBrowser(test.app);
  let free = () => {};
  const held = new Promise<void>((resolve) => {
    free = resolve;
  });
  let locked = () => {};
  const isLocked = new Promise<void>((resolve) => {
    locked = resolve;
  });
  // The database keeps everybody waiting.
  const holding = test.services.database.transact(async (tx) => {
    await tx.execute(sql`lock table businesses in access exclusive mode`);
    locked();
    await held;
  });
  await isLocked;
  const waiting = Array.from({ length: 16 }, () => visitor.call(`GET /api/businesses/slug/${business.slug}`));
  await new Promise((resolve) => setImmediate(resolve));
  const refused = await visitor.call(`GET /api/businesses/slug/${business.slug}`);
  expect([refused.statusCode, refused.json(), refused.headers['retry-after']]).toEqual([
    503,
    { error: 'The service is busy. Please try again in a moment.', code: 'busy' },
    '1',
  ]);
  expect(refused.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  });
  expect(refused.headers['content-security-policy']).toContain("script-src 'self';");
  const withBody = await visitor.call(`POST /api/businesses/${business.id}/send-feedback`, { feedback: 'x' });
  expect([withBody.statusCode, withBody.headers['retry-after']]).toEqual([503, '1']);
  // The account screens read `message`.
  const account = (await visitor.call('GET /api/user')).json();
  expect(account.message).toBe('The service is busy. Please try again in a moment.');
  expect((await visitor.call('GET /healthz')).statusCode).toBe(200);
  free();
  await holding;
  const codes = (await Promise.all(waiting)).map((answer) => answer.statusCode);
  expect(codes).toEqual(Array.from({ length: 16 }, () => 200));
  expect((await visitor.call(`GET /api/businesses/slug/${business.slug}`)).statusCode).toBe(200);
});
