import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../src/server/config/config.ts';
import type { Database } from '../src/server/db/database.ts';
import { openConfigured } from '../src/server/db/open.ts';
import { assertSameSecretKey } from '../src/server/db/secret-fingerprint.ts';
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
      const { rows } = (await db.execute('select count(*)::int as n from applied_migrations')) as unknown as {
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

it('a start on a server without TLS is refused for good, in one sentence', async () => {
  const url = `${await postgres.create('plain')}?sslmode=require`;
  const { host } = new URL(url);
  expect(await admin({ DATABASE_URL: url, ALLOW_UNSAFE_DB: '1' }, 'list')).toEqual([
    78,
    `The PostgreSQL that DATABASE_URL names cannot be used: the server at ${host} offers no TLS, which sslmode asks for.\n`,
  ]);
});

it('a start is refused on a server that may lose acknowledged data', async () => {
  const config = { ...configOf(await postgres.create('unsafe')), allowUnsafeDatabase: false };
  await expect(openConfigured(config, log)).rejects.toThrow(
    /^PostgreSQL runs with (?=.*fsync)(?=.*full_page_writes)(?=.*synchronous_commit).* off and may lose acknowledged data\. Switch it on, or set ALLOW_UNSAFE_DB=1\.$/,
  );
});

it('a start names the right that the role lacks, and the lines that mend it', async () => {
  const url = new URL(await postgres.create('granted'));
  const run = async (...statements: string[]) => {
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };
  await run("create role narrow login password 'pw'", 'grant all on database granted to narrow');
  await run('revoke all on schema public from public');
  const narrow = new URL(url);
  narrow.username = 'narrow';
  narrow.password = 'pw';
  const start = () => openConfigured(configOf(narrow.href), log);
  const mend = [
    'The role narrow of DATABASE_URL may not create tables in schema public of database granted. As a superuser, run in psql:',
    '  \\connect granted',
    '  grant usage, create on schema public to narrow;',
  ].join('\n');
  await expect(start()).rejects.toThrow(mend);
  await run('grant usage on schema public to public');
  await expect(start()).rejects.toThrow(mend);
  await run('grant usage, create on schema public to narrow');
  await (await start()).close();
});

it('a node with another SECRET_KEY does not start, until that key is accepted while no node runs', async () => {
  const url = await postgres.create('secrets');
  const node = await openConfigured(configOf(url), log);
  const check = ({ db }: Database, secret: string) => assertSameSecretKey(db, Buffer.from(secret));
  await check(node, 'the first key, which is as long as it has to be');
  await check(node, 'the first key, which is as long as it has to be');
  const another = 'another key that is as long as it has to be';
  await expect(check(node, another)).rejects.toThrow(
    /is not the one that this database was used with\..*people who stopped the emails of a business can be invited again/,
  );
  const accept = (secret: string) =>
    admin({ DATABASE_URL: url, ALLOW_UNSAFE_DB: '1', SECRET_KEY: secret }, 'accept-secret-key');
  expect(await accept(another)).toEqual([
    1,
    'Other connections use this database. Stop every node, and everything else that uses it, and run this again.\n',
  ]);
  await node.close();
  expect(await accept('')).toEqual([78, expect.stringMatching(/^SECRET_KEY is needed with DATABASE_URL/)]);
  expect(await accept(another)).toEqual([0, expect.stringContaining('is accepted')]);
  const next = await openConfigured(configOf(url), log);
  await check(next, another);
  await expect(check(next, 'a third key, which is as long as it has to be')).rejects.toThrow();
  await next.close();
});

async function admin(env: Record<string, string>, ...words: string[]): Promise<[number, string]> {
  const run = promisify(execFile)(process.execPath, ['src/server/accounts/admin-cli.ts', ...words], {
    env: { PATH: process.env.PATH, ...env },
  });
  return run.then(
    ({ stdout }) => [0, stdout],
    ({ code, stderr }: { code: number; stderr: string }) => [code, stderr],
  );
}
