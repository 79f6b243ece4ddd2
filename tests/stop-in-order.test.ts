import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, it } from 'vitest';
import { startPostgres } from './postgres.ts';
import { startProduct } from './product.ts';

it('on a stop signal it answers pending requests, accepts no new ones, and exits cleanly', async () => {
  const postgres = await startPostgres();
  const databaseUrl = await postgres.create('stop');
  // On a slow machine the product's own limit of two seconds could end first.
  const patientUrl = `${databaseUrl}?statement_timeout=60000&query_timeout=60000`;
  const product = await startProduct({ databaseUrl: patientUrl, smtpUrl: 'smtp://127.0.0.1:1' });
  const client = new pg.Client({ connectionString: databaseUrl });
  // Inside its transaction, the first one would always see the same snapshot.
  const watcher = new pg.Client({ connectionString: databaseUrl });
  await Promise.all([client.connect(), watcher.connect()]);
  await client.query('begin; lock table businesses in access exclusive mode');
  const countHeld = async () => {
    const { rows } = await watcher.query<{ n: number }>(
      "select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    );
    return rows[0]?.n ?? 0;
  };
  const waiting: Promise<Response>[] = [];
  // The share of one address.
  while (waiting.length < 6) {
    waiting.push(fetch(`http://127.0.0.1:${product.port}/api/businesses/slug/nobody`));
    // Requests of one moment would share a statement.
    while ((await countHeld()) < waiting.length) await sleep(20);
  }
  const ended = product.kill('SIGTERM');
  await refusesConnections(product.port);
  await client.query('rollback');
  const answers = await Promise.all(waiting);
  expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404, 404, 404, 404]);
  await ended;
  expect(product.ended()).toBe(0);
  for (const line of product.output().trim().split('\n')) expect(JSON.parse(line)).toHaveProperty('level');
  await Promise.all([client.end(), watcher.end()]);
  await product.stop();
  await postgres.stop();
});

it('behind a proxy it serves on after the stop signal, while its health check fails', async () => {
  const product = await startProduct({ env: { TRUST_PROXY: '1' } });
  const ended = product.kill('SIGTERM');
  const statusOf = async (path: string) => (await fetch(`${product.url}${path}`)).status;
  while ((await statusOf('/healthz')) === 200) await sleep(20);
  expect([await statusOf('/healthz'), await statusOf('/api/sentiments')]).toEqual([503, 200]);
  await ended;
  expect(product.ended()).toBe(0);
  await product.stop();
});

async function refusesConnections(port: number): Promise<void> {
  for (let refused = false; !refused; ) {
    refused = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy();
        resolve(false);
      });
      socket.on('error', () => resolve(true));
    });
    await sleep(20);
  }
}
