import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { startApp, TestBrowser } from '../testing/start-app.ts';

it('logs why a statement failed, without its values', async () => {
  const test = await startApp();
  await test.services.database.db.execute(
    sql`alter table registrations add constraint nobody check (email <> 'dana.whitfield@example.org')`,
  );
  const answer = await new TestBrowser(test.app).call('POST /api/register', {
    name: 'Dana Whitfield',
    email: 'dana.whitfield@example.org',
    password: 'four green bicycles',
  });
  expect(answer.statusCode).toBe(500);
  const log = test.logged.join('');
  expect(log).toContain('violates check constraint');
  expect(log).toContain('register.ts');
  expect(log).not.toMatch(/whitfield|argon2|bicycles|params/i);
  await test.close();
});
