import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../src/server/app.ts';
import { cleanUp } from '../src/server/cleanup.ts';
import { readConfig } from '../src/server/config/config.ts';
import { openConfigured } from '../src/server/db/open.ts';
import { jsonLog } from '../src/server/http/log.ts';
import { makeBusiness, makeUser } from '../src/server/testing/factories.ts';
import { TestBrowser } from '../src/server/testing/start-app.ts';
import { type Postgres, startPostgres } from './postgres.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
  const [everywhere = '', inDatabase = ''] = readFileSync('docs/security/database-roles.sql', 'utf8')
    .replaceAll(/:'\w+'/g, "'a password'")
    .split('\\connect sayso');
  for (const statement of everywhere.split(';')) await run(postgres.url, statement);
  await run(urlOf('postgres'), inDatabase);
});
afterAll(() => postgres.stop());

/** The address of the product's database for one role. */
function urlOf(role: string): string {
  const url = new URL(postgres.url);
  url.username = role;
  url.pathname = '/sayso';
  return url.href;
}

async function run(url: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}

const environment = (role: string) => ({
  DATABASE_URL: urlOf(role),
  ALLOW_UNSAFE_DB: '1',
  SMTP_URL: 'smtp://127.0.0.1:1',
  SECRET_KEY: 'a secret for tests that is long enough',
  RATE_LIMIT_MULTIPLIER: '1000',
});

it('the documented roles: one changes the schema, the other can only serve', async () => {
  const { status, stderr } = spawnSync(process.execPath, ['src/server/accounts/admin-cli.ts', 'list'], {
    env: { PATH: process.env.PATH, ...environment('sayso_owner') },
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);

  const logged: string[] = [];
  const log = jsonLog((line) => void logged.push(line));
  const config = readConfig(environment('sayso'));
  const database = await openConfigured(config, log);
  const services = { config, database, log };
  const app = await buildApp(services);
  const test = { app, services, logged, close: () => app.close() };
  const admin = await makeUser(test, { isAdmin: true });
  const { owner, business } = await makeBusiness(test);
  const customer = new TestBrowser(app);
  const statuses = [
    await customer.call(`POST /api/businesses/${business.id}/send-feedback`, {
      businessId: business.id,
      feedback: 'The wait was long and nobody said why.',
    }),
    await customer.call('POST /api/reviews/generate', {
      businessId: business.id,
      type: 'healthcare',
      sentiments: ['Friendly staff', 'Long wait', 'Clean rooms', 'Easy to find'],
    }),
    await customer.call(`POST /api/analytics/google-click/${business.id}`),
    await customer.call('POST /api/forgot-password', { email: owner.email }),
    await admin.browser.call('GET /api/admin/users'),
    await admin.browser.call('GET /api/admin/health'),
    await admin.browser.call(`DELETE /api/admin/users/${owner.id}`),
    await customer.call('GET /readyz'),
  ].map((response) => response.statusCode);
  expect(statuses).toEqual(statuses.map(() => 200));
  await cleanUp(services);
  expect(logged.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  await app.close();
  await database.close();

  for (const statement of [
    'create table more (id int)',
    'drop table users',
    'truncate users',
    'alter table users add column more int',
    'create role more',
    'create database more',
    'select * from pg_authid',
    "copy users to program 'cat'",
    "select pg_read_file('/etc/passwd')",
  ]) {
    await expect(run(urlOf('sayso'), statement), statement).rejects.toThrow(
      /permission denied|must be (owner|superuser)/,
    );
  }
});
