import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { selectRows } from '../db/database.ts';
import { makeUser } from '../testing/factories.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.close());

it('the migration of the morning summary keeps choices, and the day that was decided', async () => {
  const { db } = test.services.database;
  const [on, off, never] = [await makeUser(test), await makeUser(test), await makeUser(test)];
  await db.execute(sql`create table inbox_preferences (user_id bigint, morning_summary boolean, decided_on date)`);
  await db.execute(sql`insert into inbox_preferences values (${on.id}, true, '2026-11-20'), (${off.id}, false, null)`);
  const file = new URL('../../../migrations/0021_email_preferences.sql', import.meta.url);
  const statements = readFileSync(file, 'utf8').split('--> statement-breakpoint');
  await db.execute(sql.raw(statements.find((statement) => statement.includes('INSERT')) ?? ''));
  const chosen = await Promise.all(
    [on, off, never].map(({ browser }) => browser.call('GET /api/user/email-preferences')),
  );
  expect(chosen.map((answer) => answer.json().morningSummary)).toEqual([true, false, false]);
  expect(
    await selectRows(db, sql`select user_id::int as id, decided_on::text as day from email_preferences order by 1`),
  ).toEqual([
    { id: on.id, day: '2026-11-20' },
    { id: off.id, day: null },
  ]);
});
