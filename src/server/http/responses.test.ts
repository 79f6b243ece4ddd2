import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp, TestBrowser } from '../testing/start-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.close());

const anonymous = () => new TestBrowser(test.app);

describe('C1 and C10: every response', () => {
  const expected = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
  };

  it.each([
    ['GET /api/user', 401],
    ['GET /api/businesses/slug/nobody-has-this', 404],
    ['GET /api/nothing', 404],
    ['PUT /api/login', 405],
    ['TRACE /api/login', 405],
    ['HEAD /api/login', 405],
    ['GET /api/businesses/%zz', 400],
    ['GET /logo/missing.webp', 404],
  ])('carries the headers and the shape: %s', async (line, status) => {
    const answer = await anonymous().call(line);
    expect([answer.statusCode, answer.headers]).toMatchObject([status, expected]);
    expect(answer.headers['content-security-policy']).toContain("script-src 'self';");
    expect(answer.headers).not.toHaveProperty('x-powered-by');
    expect(answer.headers).not.toHaveProperty('server');
    if (line.startsWith('HEAD')) return;
    expect(Object.keys(answer.json())).toEqual(expect.arrayContaining(['error', 'code']));
  });

  it('names the allowed methods', async () => {
    expect((await anonymous().call('PUT /api/login')).headers.allow).toBe('POST');
    expect((await anonymous().call('POST /api/user')).headers.allow).toBe('GET, HEAD');
  });

  it.each([
    ['bytes that are no request', 'HELLO\r\n\r\n', 400],
    ['a header beyond 16 kB', `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(17_000)}\r\n\r\n`, 431],
    ['an upgrade', 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n', 400],
    [
      'an upgrade with a body',
      'POST /api/login HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nTransfer-Encoding: chunked\r\n\r\nzz',
      400,
    ],
    [
      'two lengths',
      'POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}',
      400,
    ],
  ])('to %s too, and the connection is closed', async (_what, bytes, status) => {
    if (!test.app.server.listening) await test.app.listen({ port: 0, host: '127.0.0.1' });
    const address = test.app.server.address();
    const socket = connect({ host: '127.0.0.1', port: typeof address === 'object' ? (address?.port ?? 0) : 0 });
    socket.write(bytes);
    const answer = await text(socket);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff');
    expect(answer).toMatch(/\r\n\r\n\{"error":"[^"]+","code":"\w+"/);
  });

  it('sets no cookie with a 5xx', async () => {
    const broken = await startApp();
    await broken.services.database.close();
    const answer = await new TestBrowser(broken.app).call('POST /api/businesses/1/send-feedback', {
      feedback: 'Nobody greeted us at all.',
    });
    expect(answer.statusCode).toBeGreaterThanOrEqual(500);
    expect(answer.body).not.toMatch(/pool|pglite|sql|node_modules/i);
    expect(answer.headers['set-cookie']).toBeUndefined();
    await broken.app.close();
  });
});
