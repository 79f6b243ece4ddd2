import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { type MadeBusiness, makeBusiness } from '../testing/factories.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';

let test: TestApp;
let port = 0;
let session = '';
let business: MadeBusiness;
/** More than the socket buffers hold for a client that does not read. */
const muchMore = 12_000_000;
beforeAll(async () => {
  test = await startApp({ RATE_LIMIT_MULTIPLIER: '1000' });
  const made = await makeBusiness(test);
  business = made.business;
  session = `sid=${made.owner.browser.cookies.get('sid')}`;
  await test.services.database.db.execute(
    sql`insert into feedback (business_id, name, email, phone, feedback, content_hash)
        select ${business.id}, 'Anonymous', 'Not provided', 'Not provided', repeat('x', 4000), 'hash ' || n
        from generate_series(1, ${muchMore / 4000}) n`,
  );
  await test.services.database.db.execute(
    sql`update businesses set contact_name = repeat('x', ${muchMore}) where id = ${business.id}`,
  );
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  const address = test.app.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => test.close());

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** Requests something and reads none of it. */
function ask(path: string, from: string): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  sockets.push(socket);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nCookie: ${session}\r\nConnection: close\r\n\r\n`);
  return socket;
}
/** Requests something and reads only the status. */
async function beginning(path: string, from: string): Promise<string> {
  const socket = ask(path, from);
  const [first] = (await once(socket, 'data')) as [Buffer];
  socket.pause();
  return first.toString('latin1').slice(9, 12);
}
async function statusOf(path: string, from = '127.0.0.9'): Promise<number> {
  return Number((await text(ask(path, from))).slice(9, 12));
}
/** Changes the timeouts of the next connections, which include that of stalled downloads. */
function changeTimeouts(change: (milliseconds: number) => number): void {
  const changeOn = (socket: Socket) => {
    const set = socket.setTimeout.bind(socket);
    Object.assign(socket, { setTimeout: (milliseconds: number) => set(change(milliseconds)) });
  };
  test.app.server.prependListener('connection', changeOn);
  onTestFinished(() => void test.app.server.off('connection', changeOn));
}
const open = () => new Promise<number>((told) => test.app.server.getConnections((_error, count) => told(count)));
const page = () => `/api/businesses/slug/${business.slug}`;

it.each([
  ['an export', () => `/api/businesses/${business.id}/feedback.csv`],
  ['a long list', () => '/api/businesses'],
])('clients that request %s and do not read it block nobody else', async (_what, path) => {
  changeTimeouts(() => 0);
  const statuses: string[] = [];
  for (let reader = 0; reader < 16; reader += 1) statuses.push(await beginning(path(), '127.0.0.1'));
  // Four at once for one address.
  expect(statuses).toEqual([...Array(4).fill('200'), ...Array(12).fill('503')]);
  for (let probe = 0; probe < 3; probe += 1) expect(await statusOf(page())).toBe(200);
  expect(await statusOf(path())).toBe(200);
  for (const socket of sockets) socket.destroy();
  await vi.waitFor(async () => expect(await open()).toBe(0), { timeout: 60_000 });
  expect(await statusOf(path(), '127.0.0.1')).toBe(200);
});

it('a stalled download is closed after some seconds, a slow one goes on', async () => {
  const path = `/api/businesses/${business.id}/feedback.csv`;
  await vi.waitFor(async () => expect(await open()).toBe(0), { timeout: 10_000 });
  const wanted = new Set<number>();
  changeTimeouts((milliseconds) => {
    wanted.add(milliseconds);
    // The test need not wait for the rest.
    return milliseconds / 4;
  });
  await beginning(path, '127.0.0.1');
  const slow = ask(path, '127.0.0.1');
  const read: Buffer[] = [];
  let isSlow = true;
  slow.on('data', (chunk: Buffer) => {
    read.push(chunk);
    if (isSlow) slow.pause();
  });
  await once(slow, 'data');
  expect(await open()).toBe(2);
  const bars = setInterval(() => slow.resume(), 200);
  await vi.waitFor(async () => expect(await open()).toBe(1), { timeout: 40_000, interval: 200 });
  expect(wanted).toContain(10_000);
  isSlow = false;
  await once(slow, 'end');
  clearInterval(bars);
  // The end of a chunked response.
  expect(Buffer.concat(read).subarray(-7).toString()).toBe('\r\n0\r\n\r\n');
});
