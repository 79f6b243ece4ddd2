import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { expect, it } from 'vitest';
import { migrateServer } from '../src/server/db/open.ts';
import { startMailbox } from './mailbox.ts';
import { startPostgres } from './postgres.ts';

/** Delays the lookup of HOST, so that work that starts too early would show. */
const slowListen = `data:text/javascript,
  import { Server } from 'node:net';
  const { listen } = Server.prototype;
  Server.prototype.listen = function (...given) { setTimeout(() => listen.apply(this, given), 1000); return this; };`;

it('a start on a port in use touches no pending work in the database', async () => {
  const [postgres, mailbox] = await Promise.all([startPostgres(), startMailbox()]);
  const databaseUrl = await postgres.create('taken');
  await migrateServer({ url: databaseUrl, onError: () => {} });
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`
    insert into emails (key, recipient, subject, text)
      select 'email ' || n, 'dana@example.org', 'Hello', 'Hello' from generate_series(1, 20) n;
    insert into reset_requests (email) select n || '@example.org' from generate_series(1, 20) n;
    insert into rate_limit_counters (key, taken, window_ends_at) values ('old', 1, now() - interval '1 day')`);
  const taken = createServer();
  await new Promise<void>((ready) => taken.listen(0, '127.0.0.1', ready));
  const address = taken.address();
  if (address === null || typeof address === 'string') throw new Error('The test has no port.');

  const product = spawn('node', ['--import', slowListen, 'src/server/main.ts'], {
    env: {
      PATH: process.env.PATH ?? '',
      HOST: '127.0.0.1',
      PORT: String(address.port),
      PUBLIC_URL: 'https://reviews.example.org',
      DATABASE_URL: databaseUrl,
      ALLOW_UNSAFE_DB: '1',
      SMTP_URL: mailbox.url,
      SECRET_KEY: 'a secret of the tests, as long as it has to be',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [said, [code]] = await Promise.all([text(product.stderr), once(product, 'exit')]);
  expect([code, said]).toEqual([1, expect.stringContaining(`Port ${address.port} is taken`)]);

  const { rows } = await client.query(
    `select (select count(*)::int from emails where leased_by is null) as emails,
       (select count(*)::int from reset_requests) as requests, (select count(*)::int from rate_limit_counters) as counters`,
  );
  expect(rows).toEqual([{ emails: 20, requests: 20, counters: 1 }]);
  expect(mailbox.emails).toEqual([]);
  await client.end();
  await new Promise((done) => taken.close(done));
  await Promise.all([postgres.stop(), mailbox.stop()]);
});
