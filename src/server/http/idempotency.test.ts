import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type MadeBusiness, makeBusiness } from '../testing/factories.ts';
import { startApp, startNode, type TestApp, TestBrowser } from '../testing/start-app.ts';

let first: TestApp;
let second: TestApp;
let business: MadeBusiness;
beforeAll(async () => {
  first = await startApp();
  second = await startNode(first);
  ({ business } = await makeBusiness(first));
});
afterAll(async () => {
  await second.close();
  await first.close();
});
beforeEach(async () => {
  await first.services.database.db.execute(sql`delete from rate_limit_counters`);
});

/** The same visitor at either node. A visitor may send three messages in ten minutes. */
const send = (node: TestApp, feedback: string, key: string) => {
  const visitor = new TestBrowser(node.app);
  visitor.cookies.set('visitor', 'AAAAAAAAAAAAAAAAAAAAAA');
  const headers = { 'idempotency-key': key };
  return visitor.call(`POST /api/businesses/${business.id}/send-feedback`, { feedback }, { headers });
};

it('replays to a retry although the limit is used up, and rejects a new key', async () => {
  for (const n of [1, 2, 3]) expect((await send(first, `Message number ${n}`, `key ${n}`)).statusCode).toBe(200);
  const retry = await send(second, 'Message number 3', 'key 3');
  expect([retry.statusCode, retry.headers['idempotent-replay']]).toEqual([200, 'true']);
  const other = await send(second, 'Message number 4', 'key 4');
  expect([other.statusCode, Number(other.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
  expect(Number(other.headers['retry-after'])).toBeGreaterThan(500);
});

it('a request that is sent again before it has a response consumes the limit, so that one key buys no more work', async () => {
  const { db } = first.services.database;
  await db.execute(sql`update businesses set is_active = false where id = ${business.id}`);
  const statuses = [];
  for (const node of [first, second, first, second])
    statuses.push((await send(node, 'Nobody told us where to wait.', 'retried')).statusCode);
  await db.execute(sql`update businesses set is_active = true where id = ${business.id}`);
  expect(statuses).toEqual([403, 403, 403, 429]);
});

it('ten equal requests at two nodes get one response, although the limit admits three', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) => send(n % 2 === 0 ? first : second, 'Nobody greeted us at all.', 'one tap')),
  );
  expect(answers.map((answer) => answer.statusCode)).toEqual(Array(10).fill(200));
  expect(answers.filter((answer) => answer.headers['idempotent-replay'] === undefined)).toHaveLength(1);
});

it('the same key with another body consumes the limit each time', async () => {
  await first.services.database.db.execute(sql`update businesses set is_active = false where id = ${business.id}`);
  const answers = [];
  for (const n of [1, 2, 3, 4]) answers.push((await send(first, `Message ${n} of a guesser`, 'same key')).statusCode);
  await first.services.database.db.execute(sql`update businesses set is_active = true where id = ${business.id}`);
  expect(answers).toEqual([403, 403, 403, 429]);
});

it('a limit that rejects leaves the other limits of the call as they are', async () => {
  for (let n = 1; n <= 23; n += 1) await send(first, `Message ${n} of one visitor`, `of one visitor ${n}`);
  const other = await new TestBrowser(first.app).call(`POST /api/businesses/${business.id}/send-feedback`, {
    feedback: 'From the same waiting room.',
  });
  expect(other.statusCode).toBe(200);
});

it('a key whose request was rejected may be used again with another body', async () => {
  const short = await send(first, 'short', 'again');
  expect(short.statusCode).toBe(400);
  await first.services.database.db.execute(sql`update businesses set is_active = false where id = ${business.id}`);
  expect((await send(first, 'Nobody was there to greet us.', 'again')).statusCode).toBe(403);
  await first.services.database.db.execute(sql`update businesses set is_active = true where id = ${business.id}`);
  expect((await send(first, 'Nobody was there when we came.', 'again')).statusCode).toBe(200);
  expect((await send(first, 'Nobody was there to greet us.', 'again')).statusCode).toBe(422);
});

/** A call from a browser without a cookie. */
const sendWithoutCookie = (feedback: string, remoteAddress: string) =>
  new TestBrowser(first.app).call(
    `POST /api/businesses/${business.id}/send-feedback`,
    { feedback },
    { headers: { 'idempotency-key': 'one key for all' }, remoteAddress },
  );

it('browsers without a cookie share no keys; a retry gets its response with or without the cookie', async () => {
  const answered = await sendWithoutCookie('Nobody greeted us when we came.', '203.0.113.7');
  expect(answered.statusCode).toBe(200);
  const stranger = await sendWithoutCookie('Another message of somebody else.', '203.0.113.8');
  expect([stranger.statusCode, stranger.headers['idempotent-replay']]).toEqual([200, undefined]);
  const again = await sendWithoutCookie('Nobody greeted us when we came.', '203.0.113.7');
  expect([again.statusCode, again.headers['idempotent-replay']]).toEqual([200, 'true']);
  const visitor = new TestBrowser(first.app);
  visitor.cookies.set('visitor', answered.cookies.find((one) => one.name === 'visitor')?.value ?? '');
  const withCookie = await visitor.call(
    `POST /api/businesses/${business.id}/send-feedback`,
    { feedback: 'Nobody greeted us when we came.' },
    { headers: { 'idempotency-key': 'one key for all' }, remoteAddress: '198.51.100.1' },
  );
  expect(withCookie.headers['idempotent-replay']).toBe('true');
});
