import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { startApp, type TestApp } from '../testing/start-app.ts';

let test: TestApp;
let port: number;
beforeAll(async () => {
  test = await startApp();
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  const address = test.app.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => test.close());

/** Sends something, keeps the connection open, and returns everything received until the server closes it. */
const untilClosed = (sent: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(sent));
    socket.setEncoding('latin1');
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.on('close', () => resolve(received));
    socket.on('error', reject);
  });

const post = 'POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

it('closes connections with endless requests, and serves the others meanwhile', async () => {
  const { server } = test.app;
  const { headersTimeout, requestTimeout } = server;
  expect([headersTimeout, requestTimeout]).toEqual([10_000, 20_000]);
  // A tenth, so that the test need not wait for the rest.
  Object.assign(server, { headersTimeout: headersTimeout / 10, requestTimeout: requestTimeout / 10 });
  onTestFinished(() => void Object.assign(server, { headersTimeout, requestTimeout }));
  const slow = Promise.all([
    untilClosed('GET / HTTP/1.1\r\nHost: loc'),
    untilClosed(`${post}Content-Length: 100\r\n\r\n{"email":`),
    untilClosed(`${post}Transfer-Encoding: chunked\r\n\r\n5\r\n{"ema`),
  ]);
  const others = await Promise.all(
    Array.from({ length: 50 }, () => fetch(`http://127.0.0.1:${port}/healthz`).then((answer) => answer.status)),
  );
  expect(new Set(others)).toEqual(new Set([200]));
  for (const answer of await slow) expect(answer).toMatch(/^(HTTP\/1\.1 408 |$)/);
});

it('answers others while the bodies of twenty requests are on their way', async () => {
  const head = 'POST /api/businesses/1/send-feedback HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
  const crowd = Array.from({ length: 20 }, () => connect(port, '127.0.0.1'));
  for (const socket of crowd) socket.write(`${head}Content-Length: 100\r\n\r\n{`);
  const open = () => new Promise<number>((told) => test.app.server.getConnections((_error, count) => told(count)));
  await vi.waitFor(async () => expect(await open()).toBe(20), { timeout: 10_000 });
  // Long enough for the server to have read the heads.
  await fetch(`http://127.0.0.1:${port}/healthz`);
  expect((await fetch(`http://127.0.0.1:${port}/api/sentiments`)).status).toBe(200);
  for (const socket of crowd) socket.destroy();
});

it('rejects other protocols before any body', async () => {
  const upgrade = await untilClosed(
    `${post}Connection: Upgrade\r\nUpgrade: websocket\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`,
  );
  expect(upgrade).toMatch(/^HTTP\/1\.1 400 /);
});

it('accepts at most 400 connections of one address, and others as before', async () => {
  const { server } = test.app;
  const { headersTimeout, requestTimeout, timeout } = server;
  // However long this takes, none of them is closed as idle.
  Object.assign(server, { headersTimeout: 0, requestTimeout: 0, timeout: 0 });
  const open = () => new Promise<number>((told) => server.getConnections((_error, count) => told(count)));
  const from = (localAddress: string) => connect({ port, host: '127.0.0.1', localAddress });
  await vi.waitFor(async () => expect(await open()).toBe(0), { timeout: 10_000 });
  const crowd = Array.from({ length: 400 }, () => from('127.0.0.5'));
  await vi.waitFor(async () => expect(await open()).toBe(400), { timeout: 10_000 });
  const oneMore = from('127.0.0.5');
  oneMore.on('error', () => {});
  await new Promise((closed) => oneMore.resume().once('close', closed));
  const neighbour = from('127.0.0.6');
  neighbour.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  expect(await text(neighbour)).toMatch(/^HTTP\/1\.1 200 /);
  crowd.pop()?.destroy();
  await vi.waitFor(async () => expect(await open()).toBe(399), { timeout: 10_000 });
  const next = from('127.0.0.5');
  next.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  expect(await text(next)).toMatch(/^HTTP\/1\.1 200 /);
  for (const socket of crowd) socket.destroy();
  Object.assign(server, { headersTimeout, requestTimeout, timeout });
});
