import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../src/server/db/migrate.ts';
import { openPostgres } from '../src/server/db/postgres.ts';
import { deleteExpiredRateLimits } from '../src/server/http/rate-limits.ts';
import { rateLimitCounters } from '../src/server/http/tables.ts';
import { type Postgres, startPostgres } from './postgres.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

it('a cleanup job leaves the rows that another node is deleting, and does not wait for them', async () => {
  const url = await postgres.create('two_nodes');
  const [first, second] = [openPostgres({ url, onError: () => {} }), openPostgres({ url, onError: () => {} })];
  await migrate(first);
  await first.db.execute(
    sql`insert into rate_limit_counters (key, taken, window_ends_at) values ('held', 1, now() - interval '1 hour'), ('free', 1, now() - interval '1 hour')`,
  );
  const left = await first.transact(async (tx) => {
    await tx.execute(sql`select 1 from rate_limit_counters where key = 'held' for update`);
    await deleteExpiredRateLimits(second.db);
    return second.db.select({ key: rateLimitCounters.key }).from(rateLimitCounters);
  });
  expect(left).toEqual([{ key: 'held' }]);
  await Promise.all([first.close(), second.close()]);
});
