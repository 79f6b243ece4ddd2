import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { type Database, selectRows } from '../src/server/db/database.ts';
import { openEmbedded } from '../src/server/db/embedded.ts';
import { migrate } from '../src/server/db/migrate.ts';
import { startPostgres } from './postgres.ts';
import { type Product, startProduct } from './product.ts';

// Writing private feedback raises the database's error for a full disk.
const fillUp = [
  `create function no_room() returns trigger language plpgsql as $$
     begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`,
  `create trigger no_room before insert on feedback for each row when (new.feedback like '%no room%') execute function no_room()`,
];
const fillSessions = 'create trigger no_room before update on sessions for each row execute function no_room()';
const fillAudit = 'create trigger no_room before insert on audit_events for each row execute function no_room()';
const makeConcurrencyLimit = 'drop trigger no_room on feedback';
const makeBusiness = `
  with someone as (insert into users (email, name) values ('rosa@example.org', 'Rosa Fields') returning id)
  insert into businesses (user_id, slug, name, city, state, feedback_email, contact_name)
  select id, 'bright-harbor', 'Bright Harbor', 'Portland', 'Oregon', 'desk@example.org', 'Rosa Fields' from someone`;

/** A session last used two minutes ago, so that the next request would update it. */
const token = 'A'.repeat(43);
const signIn = `
  with someone as (update users set email_verified = true returning id)
  insert into sessions (token_hash, user_id, last_seen_at)
  select '${createHash('sha256').update(token).digest('base64url')}', id, now() - interval '2 minutes' from someone`;

const ask = (product: Product, path: string, body?: unknown) =>
  fetch(`http://127.0.0.1:${product.port}${path}`, {
    ...(body ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
  });
const sendFeedback = (product: Product, words: string) =>
  ask(product, '/api/businesses/1/send-feedback', { businessId: 1, name: 'Pat', feedback: words });

// Reads include the customer's page.
beforeAll(() => void execFileSync('node', ['scripts/build.mjs'], { stdio: 'inherit' }));

it('PostgreSQL on a full disk: reads continue, writes get 503, and it recovers by itself', async () => {
  const postgres = await startPostgres();
  onTestFinished(postgres.stop);
  const databaseUrl = await postgres.create('full');
  const product = await startProduct({ databaseUrl, smtpUrl: 'smtp://127.0.0.1:1' });
  onTestFinished(product.stop);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  onTestFinished(() => client.end());
  for (const statement of [makeBusiness, signIn, ...fillUp, fillSessions, fillAudit]) await client.query(statement);

  const refused = await sendFeedback(product, 'There is no room in here.');
  expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
    503,
    '1',
    { error: 'The service is busy. Please try again in a moment.', code: 'busy' },
  ]);
  expect((await ask(product, '/thumbs-up-down/bright-harbor')).status).toBe(200);
  const own = await fetch(`http://127.0.0.1:${product.port}/api/businesses`, { headers: { cookie: `sid=${token}` } });
  expect([own.status, await own.json()]).toMatchObject([200, [{ slug: 'bright-harbor' }]]);
  const inbox = await fetch(`http://127.0.0.1:${product.port}/api/businesses/1/feedback`, {
    headers: { cookie: `sid=${token}` },
  });
  expect([inbox.status, await inbox.json()]).toMatchObject([200, { feedback: [] }]);
  expect(product.output()).toContain('"error":"could not extend file: No space left on device"');
  await client.query(makeConcurrencyLimit);
  expect((await sendFeedback(product, 'There is no room in here.')).status).toBe(200);
  expect((await client.query('select feedback from feedback')).rows).toEqual([
    { feedback: 'There is no room in here.' },
  ]);
});

it('the embedded database on a full disk: it exits with an explanation and restarts with all acknowledged writes', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sayso-full-'));
  const onFolder = async <Result>(work: (database: Database) => Promise<Result>) => {
    const database = await openEmbedded({ dataDir, onDiskFull: () => {} });
    const result = await work(database);
    await database.close();
    return result;
  };
  await onFolder(async (database) => {
    await migrate(database);
    for (const statement of [makeBusiness, ...fillUp]) await database.db.execute(sql.raw(statement));
  });
  const product = await startProduct({ dataDir });
  onTestFinished(async () => {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  expect((await sendFeedback(product, 'The first message was taken.')).status).toBe(200);
  await expect(sendFeedback(product, 'For the second there is no room.')).rejects.toThrow();
  while (product.ended() === null) await sleep(20);
  expect(product.ended()).toBe(1);
  expect(product.output()).toContain(
    'The disk is full. Nothing that was acknowledged is lost. Make room and start again.',
  );
  await onFolder(({ db }) => db.execute(sql.raw(makeConcurrencyLimit)));
  await product.restart();
  expect((await sendFeedback(product, 'For the second there is no room.')).status).toBe(200);
  await product.stop();
  const kept = await onFolder(({ db }) => selectRows(db, sql`select feedback from feedback order by id`));
  expect(kept).toEqual([
    { feedback: 'The first message was taken.' },
    { feedback: 'For the second there is no room.' },
  ]);
});
