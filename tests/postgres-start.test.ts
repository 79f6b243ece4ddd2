import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../src/server/config.ts';
import { openConfigured } from '../src/server/db/open.ts';
import { jsonLog } from '../src/server/http/log.ts';
import { freePort } from './free-port.ts';
import { type Postgres, startPostgres } from './postgres.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const log = jsonLog(() => {});
const configOf = (databaseUrl: string) =>
  readConfig({
    DATABASE_URL: databaseUrl,
    ALLOW_UNSAFE_DB: '1',
    SMTP_URL: 'smtp://127.0.0.1:1',
    SECRET_KEY: 'a secret for tests that is long enough',
  });

it('three nodes that start at once on an empty database all start', async () => {
  const config = configOf(await postgres.create('three'));
  const databases = await Promise.all([1, 2, 3].map(() => openConfigured(config, log)));
  const counts = await Promise.all(
    databases.map(async ({ db }) => {
      const { rows } = (await db.execute('select count(*)::int as n from schema_migrations')) as unknown as {
        rows: { n: number }[];
      };
      return rows[0]?.n;
    }),
  );
  expect(new Set(counts).size).toBe(1);
  await Promise.all(databases.map((database) => database.close()));
});

it('a start explains in one sentence what is wrong with DATABASE_URL', async () => {
  const start = (url: string) => openConfigured(configOf(url), log);
  const nobody = await freePort();
  await expect(start(postgres.url.replace(/postgres$/, 'nope'))).rejects.toThrow(
    'The PostgreSQL that DATABASE_URL names cannot be used: database "nope" does not exist.',
  );
  await expect(start(`postgres://127.0.0.1:${nobody}/sayso`)).rejects.toThrow(
    `The PostgreSQL that DATABASE_URL names cannot be used: nothing answers at 127.0.0.1:${nobody}.`,
  );
});
