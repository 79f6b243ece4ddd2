import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { selectRows } from '../db/database.ts';
import { makeBusiness } from '../testing/factories.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';
import { readMemory, rememberDraft } from './store.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.close());

it('remembers the last 500 drafts of each business, and keeps no more', async () => {
  const { database } = test.services;
  const { business } = await makeBusiness(test);
  const { business: other } = await makeBusiness(test);
  const remember = (id: number, number: number) => database.transact((tx) => rememberDraft(tx, id, `s${number}`));
  await remember(other.id, 1);
  await database.db.execute(
    sql`insert into draft_memory (business_id, sentences)
        select ${business.id}, array['s' || n] from generate_series(1, 499) n`,
  );
  for (const number of [500, 501, 502]) await remember(business.id, number);
  const kept = await selectRows<{ id: number; drafts: number }>(
    database.db,
    sql`select business_id::int as id, count(*)::int as drafts from draft_memory
        group by business_id order by business_id`,
  );
  expect(kept).toEqual([
    { id: business.id, drafts: 500 },
    { id: other.id, drafts: 1 },
  ]);
  const memory = await readMemory(database.db, business.id);
  expect([memory.size, memory.has('s2'), memory.has('s3')]).toEqual([500, false, true]);
});
