import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../src/server/config.ts';
import { type Database, selectRows } from '../src/server/db/database.ts';
import { migrateServer } from '../src/server/db/open.ts';
import { openPostgres } from '../src/server/db/postgres.ts';
import { startDelivery } from '../src/server/mail/delivery.ts';
import { queueLetter } from '../src/server/mail/outbox.ts';
import { smtpHandOver } from '../src/server/mail/smtp.ts';
import { type MailServer, startMailServer } from '../src/server/testing/mail-server.ts';
import { type Postgres, startPostgres } from './postgres.ts';

let postgres: Postgres;
let server: MailServer;
let database: Database;
beforeAll(async () => {
  [postgres, server] = await Promise.all([startPostgres({ durable: true }), startMailServer()]);
  const options = { url: await postgres.create('letters'), connections: 4, onError: () => {} };
  await migrateServer(options);
  database = openPostgres(options);
});
afterAll(async () => {
  await database.close();
  await Promise.all([postgres.stop(), server.close()]);
});

it('sends a letter once although the database dies between the hand-over and its record', async () => {
  const config = readConfig({ SMTP_URL: server.url, SECRET_KEY: 'a secret for tests that is long enough' });
  server.before = async () => {
    server.before = async () => {};
    await postgres.kill();
  };
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const nodes = [1, 2].map(() => startDelivery({ database, log }, smtpHandOver(server.url, config)));
  for (const n of [1, 2]) {
    await database
      .transact((tx) =>
        queueLetter(tx, config, {
          key: `letter ${n}`,
          recipient: 'dana@example.org',
          subject: `Letter ${n}`,
          text: 'Hi',
        }),
      )
      .catch(() => undefined);
  }
  while (server.taken.length === 0) await sleep(20);
  await sleep(500);
  await postgres.restart();
  const unsent = async () => {
    const rows = await selectRows<{ n: number }>(
      database.db,
      sql`select count(*)::int as n from letters where state <> 'sent'`,
    ).catch(() => []);
    return rows[0]?.n ?? null;
  };
  while ((await unsent()) !== 0) await sleep(100);
  await sleep(1500);
  const ids = server.taken.map((raw) => /^Message-ID: (.*)\r$/m.exec(raw)?.[1]);
  expect(ids.length).toBeGreaterThan(0);
  expect(new Set(ids).size).toBe(ids.length);
  await Promise.all(nodes.map((node) => node.stop()));
});
