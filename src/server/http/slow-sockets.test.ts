import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
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

/** Sends something, keeps the connection open, and answers all that came until the server closed it. */
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

it('closes connections of those who never come to an end, and serves the others meanwhile', async () => {
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
}, 40_000);

it('refuses to speak another protocol, before any body', async () => {
  const upgrade = await untilClosed(
    `${post}Connection: Upgrade\r\nUpgrade: websocket\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`,
  );
  expect(upgrade).toMatch(/^HTTP\/1\.1 400 /);
});
