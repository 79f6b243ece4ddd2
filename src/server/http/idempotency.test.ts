import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type MadeBusiness, makeBusiness } from '../testing/factories.ts';
import { startApp, startNode, type TestApp, TestBrowser } from '../testing/start-app.ts';

const sleep = vi.hoisted(() => vi.fn<(ms: number) => Promise<void>>());
vi.mock('node:timers/promises', async (original) => ({ ...(await original<object>()), setTimeout: sleep }));

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
  sleep.mockReset().mockImplementation((ms) => new Promise((over) => setTimeout(over, ms)));
  await first.services.database.db.execute(sql`delete from rate_limit_counters`);
});

/** The same visitor at one node or the other. A visitor may write three times in ten minutes. */
const say = (node: TestApp, feedback: string, key: string) => {
  const visitor = new TestBrowser(node.app);
  visitor.cookies.set('visitor', 'AAAAAAAAAAAAAAAAAAAAAA');
  const headers = { 'idempotency-key': key };
  return visitor.call(`POST /api/businesses/${business.id}/send-feedback`, { feedback }, { headers });
};
const sayThree = async (name: string) => {
  for (const n of [1, 2, 3])
    expect((await say(first, `Message number ${n} of ${name}`, `${name} ${n}`)).statusCode).toBe(200);
};

it('a refused request waits for nobody when nobody is at work on it', async () => {
  await sayThree('refused');
  const refused = await say(first, 'Message number 4', 'a key of its own');
  expect(refused.statusCode).toBe(429);
  expect(sleep).not.toHaveBeenCalled();
});

it('a request that is at work on another node is waited for outside, and its answer is the answer to all', async () => {
  await sayThree('waiting');
  const database = first.services.database.db;
  // As the third looks from here while another node works on it, for as long as this takes.
  await database.execute(sql`create table answered as select * from idempotency_keys order by created_at desc limit 1`);
  await database.execute(
    sql`update idempotency_keys set reply = null, created_at = now() + interval '1 hour' where key in (select key from answered)`,
  );
  let goOn = () => {};
  const waited = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  sleep.mockImplementation(() => waited);
  const repeated = Array.from({ length: 16 }, () => say(first, 'Message number 3 of waiting', 'waiting 3'));
  await vi.waitFor(() => expect(sleep).toHaveBeenCalledTimes(16), { timeout: 20_000 });
  const neighbour = await new TestBrowser(first.app).call(`GET /api/businesses/slug/${business.slug}`);
  expect(neighbour.statusCode).toBe(200);
  await database.execute(sql`update idempotency_keys i set reply = a.reply from answered a where a.key = i.key`);
  goOn();
  for (const answer of await Promise.all(repeated))
    expect([answer.statusCode, answer.headers['idempotent-replay']]).toEqual([200, 'true']);
});

it('ten of one tap at two nodes get one answer, though the limit lets in three', async () => {
  const asked = Array.from({ length: 10 }, (_, n) =>
    say(n % 2 === 0 ? first : second, 'Nobody greeted us at all.', 'one tap'),
  );
  // The pauses of those who wait last until somebody is answered: on a slow machine that is more than a second.
  sleep.mockImplementation(async () => void (await Promise.race(asked)));
  const answers = await Promise.all(asked);
  expect(answers.map((answer) => answer.statusCode)).toEqual(Array(10).fill(200));
});

it('a key whose request was refused may come again with other words', async () => {
  const short = await say(first, 'short', 'again');
  expect(short.statusCode).toBe(400);
  await first.services.database.db.execute(sql`update businesses set is_active = false where id = ${business.id}`);
  expect((await say(first, 'Nobody was there to greet us.', 'again')).statusCode).toBe(403);
  await first.services.database.db.execute(sql`update businesses set is_active = true where id = ${business.id}`);
  expect((await say(first, 'Nobody was there when we came.', 'again')).statusCode).toBe(200);
  expect((await say(first, 'Nobody was there to greet us.', 'again')).statusCode).toBe(422);
});

/** A call of somebody whose browser brings no cookie. */
const sayWithout = (feedback: string, remoteAddress: string) =>
  new TestBrowser(first.app).call(
    `POST /api/businesses/${business.id}/send-feedback`,
    { feedback },
    { headers: { 'idempotency-key': 'one key for all' }, remoteAddress },
  );

it('callers without a cookie share no keys; one who repeats a call gets its answer, with or without the cookie', async () => {
  const answered = await sayWithout('Nobody greeted us when we came.', '203.0.113.7');
  expect(answered.statusCode).toBe(200);
  const stranger = await sayWithout('Another message of somebody else.', '203.0.113.8');
  expect([stranger.statusCode, stranger.headers['idempotent-replay']]).toEqual([200, undefined]);
  const again = await sayWithout('Nobody greeted us when we came.', '203.0.113.7');
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
