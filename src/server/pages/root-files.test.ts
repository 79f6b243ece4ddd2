import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '../testing/start-app.ts';

let test: TestApp;
beforeAll(async () => {
  execFileSync('node', ['scripts/build.mjs']);
  test = await startApp();
});
afterAll(() => test.close());

it('/robots.txt keeps crawlers away from the calls alone', async () => {
  const { statusCode, headers, body } = await test.app.inject({ url: '/robots.txt' });
  expect([statusCode, headers['content-type'], body]).toEqual([
    200,
    'text/plain; charset=utf-8',
    'User-agent: *\nDisallow: /api/\n',
  ]);
});

it('/favicon.ico leads to the icon', async () => {
  const { statusCode, headers } = await test.app.inject({ url: '/favicon.ico' });
  expect(statusCode).toBe(302);
  const icon = await test.app.inject({ url: String(headers.location) });
  expect([icon.statusCode, icon.headers['content-type']]).toEqual([200, 'image/svg+xml']);
});
