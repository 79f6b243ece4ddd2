import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { HandlerLimit } from '../../contract/endpoint.ts';
import { selectRows } from '../db/database.ts';
import { consumeRateLimits } from '../http/rate-limits.ts';
import { makeUser } from '../testing/factories.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';
import { usesOfTotal } from './daily-total-store.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startApp({ RATE_LIMIT_MULTIPLIER: '100' });
});
afterAll(() => test.close());

const db = () => test.services.database.db;
beforeEach(() => db().execute('delete from rate_limit_counters'));

const total: HandlerLimit = { name: 'acts', per: [], max: 20, seconds: 86_400 };
const share: HandlerLimit = { name: 'acts of an account', per: ['user'], max: 2, seconds: 86_400 };

async function act(userId: number): Promise<boolean> {
  const uses = Object.values(await usesOfTotal(db(), total, share, userId));
  return (await consumeRateLimits(db(), uses, 1)).every(({ allowed }) => allowed);
}

async function account(days: number): Promise<number> {
  const { id } = await makeUser(test);
  await db().execute(sql`update users set created_at = now() - make_interval(days => ${days}) where id = ${id}`);
  return id;
}

async function actAll(accounts: readonly number[]): Promise<number> {
  let acted = 0;
  for (const id of accounts) if (await act(id)) acted += 1;
  return acted;
}

const several = async (count: number, days: number) => {
  const made: number[] = [];
  for (let n = 0; n < count; n += 1) made.push(await account(days));
  return made;
};

it('an account is new for 30 days; new ones take half of a day together, each of them its tenth', async () => {
  const young = await several(6, 29);
  expect(await actAll([...young, ...young])).toBe(10);
  const old = await several(6, 31);
  expect(await actAll([...old, ...old])).toBe(10);
  expect(await actAll(old)).toBe(0);
});

it('older accounts leave new ones their half as long as the day has some left', async () => {
  const old = await several(9, 31);
  expect(await actAll([...old, ...old])).toBe(18);
  const young = await several(2, 0);
  expect(await actAll([...young, ...young])).toBe(2);
});

it('new accounts cannot keep their half of one day for the next', async () => {
  const old = await account(31);
  await act(old);
  const young = await several(10, 0);
  // An hour before the day of the total ends, none of them has done anything.
  await db().execute(
    sql`update rate_limit_counters set window_ends_at = now() + interval '1 hour' where key like 'acts:%'`,
  );
  expect(await actAll(young.slice(0, 1))).toBe(1);
  const [ends] = await selectRows<{ minutes: number }>(
    db(),
    sql`select ceil(extract(epoch from window_ends_at - now()) / 60)::int as minutes from rate_limit_counters
        where key like 'newcomers, acts:%'`,
  );
  expect(ends?.minutes).toBe(60);
});
