import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startApp, startNode, type TestApp } from '../testing/start-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.close());

const statusOf = async (url: string) => (await test.app.inject({ url })).statusCode;

it('/healthz answers while many requests wait for /readyz', async () => {
  const { database } = test.services;
  const asked = vi.spyOn(database.db, 'execute');
  let free = () => {};
  const held = new Promise<void>((resolve) => {
    free = resolve;
  });
  // The embedded database has one connection, which is in use; on PostgreSQL nothing has to wait.
  const holding = database.transact(() => held);
  const waiting = Array.from({ length: 64 }, () => statusOf('/readyz'));
  const alive = await Promise.all(Array.from({ length: 130 }, () => statusOf('/healthz')));
  free();
  await holding;
  expect(alive).toEqual(Array(130).fill(200));
  expect(await Promise.all(waiting)).toEqual(Array(64).fill(200));
  expect(asked.mock.calls.length).toBeLessThanOrEqual(1);
  asked.mockRestore();
});

it('asked to stop, the probes answer 503, and everything else is served on connections that close', async () => {
  const node = await startNode(test);
  Object.assign(node.services, { stopping: AbortSignal.abort() });
  const answers = await Promise.all(
    ['/healthz', '/readyz', '/api/businesses/slug/none'].map((url) => node.app.inject({ url })),
  );
  expect(answers.map(({ statusCode, headers }) => [statusCode, headers.connection])).toEqual([
    [503, 'close'],
    [503, 'close'],
    [404, 'close'],
  ]);
  await node.app.close();
});

it('/readyz writes no row', async () => {
  expect(await statusOf('/readyz')).toBe(200);
  const answer = await test.services.database.db.execute(sql`select key from rate_limit_counters`);
  expect((answer as unknown as { rows: unknown[] }).rows).toEqual([]);
});

it('/readyz answers 503 while the database takes no writes', async () => {
  const { db } = test.services.database;
  await db.execute(sql`set default_transaction_read_only = on`);
  await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(503), { timeout: 10_000 });
  const refused = await test.app.inject({ url: '/readyz' });
  expect([refused.json(), refused.headers['retry-after']]).toEqual([
    { error: 'The database is unreachable or takes no writes.', code: 'busy' },
    '1',
  ]);
  expect(await statusOf('/healthz')).toBe(200);
  await db.execute(sql`set default_transaction_read_only = off`);
  await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(200), { timeout: 10_000 });
});
