import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startApp, type TestApp, TestBrowser } from '../testing/start-app.ts';

let test: TestApp;
let port: number;
beforeAll(async () => {
  test = await startApp({ PUBLIC_URL: 'https://reviews.example.org', SMTP_URL: 'smtp://127.0.0.1:1' });
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  port = (test.app.server.address() as AddressInfo).port;
});
afterAll(() => test.close());

/** The response to these bytes, until the server closes the connection. */
function answerTo(bytes: string): Promise<string> {
  return new Promise((done, fail) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.on('error', fail);
    socket.on('close', () => done(received));
  });
}

describe('C1 and C10: errors before the router', () => {
  it.each([
    ['an expectation', 'GET /healthz HTTP/1.1\r\nHost: x\r\nExpect: x\r\nConnection: close\r\n\r\n', 417],
    ['no host', 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['no host, a page', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['no request', 'HELLO\r\n\r\n', 400],
    ['an upgrade', 'GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n', 400],
  ])('have a message and every header: %s', async (_what, bytes, status) => {
    const [head = '', body = ''] = (await answerTo(bytes)).split('\r\n\r\n');
    expect(head.split('\r\n')[0]).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(JSON.parse(body)).toEqual({ error: 'Please check what you entered.', code: 'invalid' });
    for (const header of [
      'strict-transport-security: max-age=31536000; includeSubDomains',
      'x-content-type-options: nosniff',
      'referrer-policy: strict-origin-when-cross-origin',
      "content-security-policy: default-src 'self'",
      'cross-origin-opener-policy: same-origin-allow-popups',
      'cross-origin-resource-policy: same-origin',
      'permissions-policy: ',
      'cache-control: no-store',
      'content-type: application/json; charset=utf-8',
    ])
      expect(head.toLowerCase()).toContain(header.toLowerCase());
  });

  it('HTTP/1.0 needs no Host header, and 100-continue works', async () => {
    expect(await answerTo('GET /healthz HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
    const body = '{"email":"nobody@example.org"}';
    const head = `POST /api/forgot-password HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n`;
    expect(await answerTo(head + body)).toContain('HTTP/1.1 200 OK');
  });
});

it('an aborted upload is not logged as a database failure', async () => {
  const head = `POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50000\r\n\r\n{"email":`;
  const { server } = test.app;
  for (let n = 0; n < 5; n += 1) {
    const asked = once(server, 'request');
    const socket = connect(port, '127.0.0.1', () => socket.write(head));
    await asked;
    socket.destroy();
  }
  const open = promisify(server.getConnections.bind(server));
  await vi.waitFor(async () => expect(await open()).toBe(0), { timeout: 20_000 });
  expect(test.logged.filter((line) => line.includes('unavailable') || line.includes('aborted'))).toEqual([]);
});

describe('on a laptop', () => {
  it('other host names are rejected, so that no other site can read the dev mailbox', async () => {
    const local = await startApp();
    const ask = (host: string) => local.app.inject({ url: '/dev/mailbox', headers: { host } });
    for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'LOCALHOST'])
      expect((await ask(host)).statusCode).toBe(200);
    for (const host of ['evil.example', 'localhost.evil.example', 'evil.example:3000', '127.0.0.1.nip.io']) {
      const answer = await ask(host);
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'foreign_host']);
    }
    await local.close();
  });

  it('shows the code of an email in a box of its own', async () => {
    const local = await startApp();
    await new TestBrowser(local.app).call('POST /api/register', {
      name: 'Dana',
      email: 'dana@example.org',
      password: 'nine quiet harbors',
    });
    const list = (await local.app.inject({ url: '/dev/mailbox', headers: { host: 'localhost' } })).body;
    const [email = ''] = /\/dev\/mailbox\/[^"]+/.exec(list) ?? [];
    const opened = await local.app.inject({ url: email, headers: { host: 'localhost' } });
    expect(opened.body).toMatch(/<div class="code"><p>\d{6}<\/p><\/div>/);
    expect(opened.headers['referrer-policy'], 'a link of an email does not name its page').toBe('no-referrer');
    await local.close();
  });
});
