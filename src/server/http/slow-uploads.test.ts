import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, type Socket } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { limitConcurrency } from './concurrency-limits.ts';
import type { Session } from './context.ts';
import { jsonLog } from './log.ts';

let app: FastifyInstance;
let port: number;
let reading: number;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  app = fastify();
  app.decorateRequest('session', null);
  app.addHook('onRequest', async (request) => {
    request.session = { user: { id: Number(request.headers['x-user']) } } as Session;
  });
  limitConcurrency(
    app,
    jsonLog(() => {}),
  );
  reading = 0;
  app.addHook('preParsing', async () => {
    reading += 1;
  });
  app.post('/logo', { config: { pool: 'logos' } }, async () => 'stored');
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterEach(async () => {
  vi.useRealTimers();
  app.server.closeAllConnections();
  await app.close();
});

const bodyBytes = 40_000;

/** Every 127.x.x.x is this machine. */
function startUpload(user: number, localAddress: string): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress }).on('error', () => {});
  socket.write(
    `POST /logo HTTP/1.1\r\nHost: localhost\r\nX-User: ${user}\r\nContent-Type: text/plain\r\nContent-Length: ${bodyBytes}\r\n\r\nx`,
  );
  return socket;
}
const statusOf = async (socket: Socket): Promise<number> =>
  Number(String((await once(socket, 'data'))[0]).slice(9, 12));
/** Once per call, all bytes that were sent have arrived. */
const arrived = () => new Promise((resolve) => setTimeout(resolve, 100));

it('a logo waits for a place until slow bodies are cut off, instead of being refused', async () => {
  const slow = [1, 2, 3].flatMap((user) => [
    startUpload(user, `127.0.0.${user + 1}`),
    startUpload(user, `127.0.0.${user + 1}`),
  ]);
  await vi.waitFor(() => expect(reading).toBe(6));
  expect(await statusOf(startUpload(1, '127.0.0.2'))).toBe(503);
  const other = startUpload(9, '127.0.0.9');
  other.write('x'.repeat(bodyBytes - 1));
  const status = statusOf(other);
  const ended = Promise.all(slow.map((socket) => once(socket, 'close')));
  await arrived();
  expect(reading).toBe(6);
  for (let seconds = 0; seconds < 4; seconds += 2) {
    for (const socket of slow) socket.write('x');
    await arrived();
    await vi.advanceTimersByTimeAsync(2000);
  }
  expect(await status).toBe(200);
  await ended;
});

it('a body of a slow line arrives whole', async () => {
  const socket = startUpload(1, '127.0.0.2');
  await vi.waitFor(() => expect(reading).toBe(1));
  const status = statusOf(socket);
  for (let sent = 1; sent < bodyBytes; sent += 13_333) {
    socket.write('x'.repeat(13_333));
    await arrived();
    await vi.advanceTimersByTimeAsync(2000);
  }
  expect(await status).toBe(200);
});

it('one pause does not cut a body off', async () => {
  const socket = startUpload(1, '127.0.0.2');
  await vi.waitFor(() => expect(reading).toBe(1));
  const status = statusOf(socket);
  await vi.advanceTimersByTimeAsync(2000);
  socket.write('x'.repeat(20_000));
  await arrived();
  await vi.advanceTimersByTimeAsync(4000);
  socket.write('x'.repeat(bodyBytes - 20_001));
  expect(await status).toBe(200);
});
