import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { selectRows } from '../db/database.ts';
import { makeBusiness } from '../testing/factories.ts';
import { startApp, type TestApp, TestBrowser } from '../testing/start-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.close());

const migration = new URL('../../../migrations/0029_visits_and_email_kinds.sql', import.meta.url);
const statements = readFileSync(migration, 'utf8').split('--> statement-breakpoint');
const run = async (words: string) =>
  test.services.database.db.execute(sql.raw(statements.find((statement) => statement.includes(words)) ?? ''));

it('a page that was opened before the upgrade goes on, and nothing of its visit counts again', async () => {
  const { db } = test.services.database;
  const { business } = await makeBusiness(test);
  const visit = randomBytes(16).toString('base64url');
  const hash = createHash('sha256').update(`${visit} ${business.id}`).digest('base64url');
  // Opened, good, four, draft and Google as bits.
  const bits = 1 + 2 + 8 + 16 + 512;
  await db.execute(sql`insert into rate_limit_counters (key, taken, window_ends_at) values
    (${`visit:${hash}`}, ${bits}, now() + interval '1 hour'), ('visit:old', 1, now()), ('visit ip:x', 3, now() + interval '1 hour')`);
  await run('INSERT INTO "visits"');
  expect(await selectRows(db, sql`select key, counted from visits`)).toEqual([
    { key: hash, counted: ['opened', 'good', 'four', 'draft', 'google'] },
  ]);
  const steps = ['opened', 'good', 'draft', 'copied', 'google', 'facebook'];
  await new TestBrowser(test.app).call(`POST /api/analytics/steps/${business.id}`, { visit, steps });
  expect(await selectRows(db, sql`select step, n from steps order by step`)).toEqual([
    { step: 'copied', n: 1 },
    { step: 'facebook', n: 1 },
  ]);
});

it('emails from before the upgrade get the kind that their key named', async () => {
  const { db } = test.services.database;
  const keys = {
    'feedback 1': 'feedback',
    'feedback digest 1': 'feedback digest',
    'reply 1': 'reply',
    'reset 1': 'reset',
  };
  for (const key of [...Object.keys(keys), 'invitation account'])
    await db.execute(
      sql`insert into emails (key, recipient, subject, text) values (${key}, 'moved@example.org', '', '')`,
    );
  await db.execute(
    sql`insert into emails (key, recipient, subject, text, is_bulk) values ('invitation 1', 'moved@example.org', '', '', true)`,
  );
  await run('UPDATE "emails"');
  const found = await selectRows<{ key: string; kind: string }>(
    db,
    sql`select key, kind from emails where recipient = 'moved@example.org'`,
  );
  expect(Object.fromEntries(found.map(({ key, kind }) => [key, kind]))).toEqual({
    ...keys,
    'invitation account': 'account invitation',
    'invitation 1': 'invitation',
  });
});
