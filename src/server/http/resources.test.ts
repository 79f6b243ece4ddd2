import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { selectRows } from '../db/database.ts';
import { makeUser, setupForm } from '../testing/factories.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';

let test: TestApp;
let port = 0;
let cookie = '';
beforeAll(async () => {
  test = await startApp({ RATE_LIMIT_MULTIPLIER: '1000' });
  cookie = `sid=${(await makeUser(test)).browser.cookies.get('sid')}`;
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  const address = test.app.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => test.close());

/** Sends bytes and reads the whole response, or aborts in the middle of the body. */
async function send(head: string, body: string, leave: boolean): Promise<void> {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const length = Buffer.byteLength(body) + (leave ? 1000 : 0);
  socket.write(
    `${head} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\nConnection: close\r\n\r\n${body}`,
  );
  if (leave) socket.destroySoon();
  else await text(socket).catch(() => undefined);
}

async function burst(): Promise<void> {
  const calls = [
    ['POST /api/login', '{"email":"nobody@example.org","password":"four green bicycles"}'],
    ['POST /api/businesses', JSON.stringify({ ...setupForm, logoUrl: 'data:image/png;base64,iVBORw0KGgo=' })],
    ['POST /api/businesses/1/send-feedback', '{"feedback":"x"}'],
    ['POST /api/reviews/generate', '{'],
    ['GET /api/businesses', ''],
    ['GET /api/businesses/999999', ''],
  ] as const;
  for (let round = 0; round < 10; round += 1) {
    await Promise.all(calls.flatMap(([head, body]) => [send(head, body, false), send(head, body, true)]));
  }
}

/** Open sockets, files and workers. Timers are left out, because Vitest has its own. */
const held = (): number => process.getActiveResourcesInfo().filter((name) => /TCP|File|Request/.test(name)).length;

it('releases every socket, handle, slot and lock after failed and aborted requests', async () => {
  await burst();
  const connections = () =>
    new Promise<number>((done) => test.app.server.getConnections((_error, count) => done(count)));
  await vi.waitFor(async () => expect(await connections()).toBe(0), { timeout: 20_000 });
  const before = held();
  await burst();
  await vi.waitFor(async () => expect(await connections()).toBe(0), { timeout: 20_000 });
  // The pool may have grown; it closes unused connections after half a minute.
  await vi.waitFor(() => expect(held()).toBeLessThanOrEqual(before), { timeout: 60_000 });

  const left = () =>
    selectRows<{ transactions: number; locks: number }>(
      test.services.database.db,
      sql`select
          (select count(*)::int from pg_stat_activity
            where datname = current_database() and state like 'idle in transaction%') as transactions,
          (select count(*)::int from pg_locks where locktype = 'advisory'
            and database = (select oid from pg_database where datname = current_database())) as locks`,
    );
  await vi.waitFor(async () => expect(await left()).toEqual([{ transactions: 0, locks: 0 }]), { timeout: 20_000 });
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => fetch(`http://127.0.0.1:${port}/api/businesses/999999`)),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(404));
});
