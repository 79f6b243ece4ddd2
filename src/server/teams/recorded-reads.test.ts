import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type Inbox, makeInbox, sendMessage } from '../testing/conversations.ts';
import { auditLines } from '../testing/joining.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';

let test: TestApp;
let inbox: Inbox;
let message: Awaited<ReturnType<typeof sendMessage>>;
let port = 0;
const sockets: Socket[] = [];
beforeAll(async () => {
  test = await startApp({ RATE_LIMIT_MULTIPLIER: '1000' });
  inbox = await makeInbox(test);
  message = await sendMessage(test, inbox, { feedback: 'The crown fell out.' });
  port = Number(new URL(await test.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await test.services.database.db.execute(sql`delete from feedback_events where feedback_id = ${message.id}`);
});
afterAll(() => test.close());

/** Reads only the status of a response that is too long for the buffers of the socket. */
async function stall(path: string): Promise<string> {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  sockets.push(socket);
  const cookie = `sid=${inbox.owner.browser.cookies.get('sid')}`;
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\nConnection: close\r\n\r\n`);
  const [first] = (await once(socket, 'data')) as [Buffer];
  socket.pause();
  return first.toString('latin1').slice(9, 12);
}

const person = () => `/api/businesses/${inbox.business.id}/people?email=sam%40example.org`;
const reads = (): readonly (readonly [string, string])[] => [
  [message.url, `opened message ${message.id}`],
  [inbox.at, 'looked through the inbox, 1 message'],
  ['/api/feedback', 'looked through the inbox, 1 message'],
  [`${inbox.at}?query=crown`, 'searched the inbox, 1 message'],
  [person(), "exported one person's data"],
  [`${inbox.at}.csv`, 'downloaded all private messages as CSV'],
  ['/api/feedback.csv', 'downloaded all private messages as CSV'],
  [`/api/businesses/${inbox.business.id}/audit-events.csv`, 'downloaded who did what as CSV'],
  ['/api/export.zip', 'downloaded everything as one ZIP file'],
];

it('a reading that the limit of long responses refuses leaves no entry', async () => {
  const { db } = test.services.database;
  await db.execute(
    sql`insert into feedback_events (feedback_id, kind, user_name, text)
        select ${message.id}, 'note', 'Dana', repeat('x', 4000) from generate_series(1, 3000)`,
  );
  const statuses = [];
  for (let reader = 0; reader < 4; reader += 1) statuses.push(await stall(message.url));
  expect(statuses).toEqual(Array(4).fill('200'));
  const before = await auditLines(test, inbox.business.id);
  for (const path of [message.url, person()])
    expect([path, (await inbox.owner.browser.call(`GET ${path}`)).statusCode]).toEqual([path, 503]);
  expect(await auditLines(test, inbox.business.id)).toEqual(before);
  for (const socket of sockets.splice(0)) socket.destroy();
  const again = async () => expect((await inbox.owner.browser.call(`GET ${message.url}`)).statusCode).toBe(200);
  await vi.waitFor(again, 10_000);
  expect((await auditLines(test, inbox.business.id)).length).toBe(before.length + 1);
});

it.each([
  ['a full disk', '53100', 'could not extend file: No space left on device'],
  ['a read-only database', '25006', 'cannot execute INSERT in a read-only transaction'],
])(
  'AU-3 with %s reads work, and the log of the server holds what the audit log cannot',
  async (_what, code, sentence) => {
    const { db } = test.services.database;
    const { id } = inbox.business;
    await db.execute(
      sql.raw(`create function no_room() returns trigger language plpgsql as
      $$ begin raise exception '${sentence}' using errcode = '${code}'; end $$`),
    );
    for (const table of ['audit_events', 'rate_limit_counters'])
      await db.execute(sql.raw(`create trigger no_room before insert on ${table} execute function no_room()`));
    expect((await inbox.owner.browser.call('GET /api/export')).statusCode).toBe(200);
    const before = await auditLines(test, id);
    for (const [path, action] of reads()) {
      test.logged.length = 0;
      const { statusCode, rawPayload } = await inbox.owner.browser.call(`GET ${path}`);
      expect([path, statusCode]).toEqual([path, 200]);
      expect(rawPayload.length).toBeGreaterThan(0);
      const told = test.logged
        .map((line) => JSON.parse(line))
        .filter(({ event }) => event === 'read without an audit entry');
      expect([path, told]).toMatchObject([
        path,
        [{ level: 'warn', user: inbox.owner.id, business: id, entry: action, error: sentence }],
      ]);
      expect(test.logged.join('')).not.toMatch(/crown|sam@example|Sam Patient/);
    }
    const note = await inbox.owner.browser.call(`POST ${message.url}/notes`, { text: 'Nobody was here.' });
    expect(note.statusCode).toBe(503);
    await db.execute(sql`drop function no_room cascade`);
    expect(await auditLines(test, id)).toEqual(before);
    const events = await db.execute(
      sql`select 1 from feedback_events where feedback_id = ${message.id} and kind = 'note'`,
    );
    expect(events).toMatchObject({ rows: [] });
  },
);
