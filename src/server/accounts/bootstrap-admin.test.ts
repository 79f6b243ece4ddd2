import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { selectRows } from '../db/database.ts';
import { makeUser } from '../testing/factories.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';
import { bootstrapAdmin } from './bootstrap-admin.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.close());

it('ADMIN_EMAIL makes a verified account an administrator at the next start', async () => {
  const { database } = test.services;
  const start = () => bootstrapAdmin({ adminEmail: 'ada@example.org' }, database);
  expect(await start()).toBe(false);
  const ada = await makeUser(test, { email: 'ada@example.org' });
  await database.db.execute(sql`update users set email_verified = false`);
  expect(await start()).toBe(false);
  await database.db.execute(sql`update users set email_verified = true`);
  expect(await start()).toBe(true);
  expect(await selectRows(database.db, sql`select email from users where is_admin`)).toEqual([{ email: ada.email }]);
  expect(await bootstrapAdmin({ adminEmail: null }, database)).toBe(false);
});
