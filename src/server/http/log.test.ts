import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { startApp, TestBrowser } from '../testing/start-app.ts';
import { humanFormat } from './human-log.ts';
import { makeLog } from './log.ts';

it('logs why a statement failed, without its values', async () => {
  const test = await startApp();
  await test.services.database.db.execute(
    sql`alter table registrations add constraint nobody check (email <> 'dana.whitfield@example.org')`,
  );
  const answer = await new TestBrowser(test.app).call('POST /api/register', {
    name: 'Dana Whitfield',
    email: 'dana.whitfield@example.org',
    password: 'four green bicycles',
  });
  expect(answer.statusCode).toBe(500);
  const log = test.logged.join('');
  expect(log).toContain('violates check constraint');
  expect(log).toContain('register.ts');
  expect(log).not.toMatch(/whitfield|argon2|bicycles|params/i);
  await test.close();
});

it('gives each request an id of its own, which its answer and all its events carry', async () => {
  const test = await startApp();
  const browser = new TestBrowser(test.app);
  const ids: unknown[] = [];
  for (const password of ['wrong password one', 'wrong password two']) {
    const answer = await browser.call('POST /api/login', { email: 'nobody@example.org', password });
    const id = answer.headers['x-request-id'];
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    const events = test.logged.map((line) => JSON.parse(line)).filter((line) => line.request === id);
    expect(events.map(({ event }) => event)).toEqual(['login failed', 'request']);
    ids.push(id);
  }
  expect(new Set(ids).size).toBe(2);
  await test.close();
});

it('tells once that people use another address than PUBLIC_URL, and not that another site tried', async () => {
  const test = await startApp({ PUBLIC_URL: 'https://reviews.example.org', SMTP_URL: 'smtp://127.0.0.1:1' });
  const post = (headers: Record<string, string>) => new TestBrowser(test.app).call('POST /api/logout', {}, { headers });
  await post({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' });
  const mismatches = () => test.logged.filter((line) => line.includes('PUBLIC_URL is not the address in the browser'));
  expect(mismatches()).toEqual([]);
  for (let time = 0; time < 3; time += 1)
    expect((await post({ origin: 'http://192.168.1.5:3000' })).statusCode).toBe(403);
  expect(mismatches().map((line) => JSON.parse(line))).toMatchObject([
    { level: 'warn', origin: 'http://192.168.1.5:3000', publicUrl: 'https://reviews.example.org' },
  ]);
  await test.close();
});

it('leaves out what is below its level, and writes lines for people at a terminal', () => {
  const lines: string[] = [];
  const log = makeLog((line) => void lines.push(line), 'info', humanFormat);
  log.debug({ status: 200 }, 'request');
  log.info({ method: 'GET', route: '/healthz', status: 200, ms: 3 }, 'request');
  log.warn({ error: 'first\nsecond' }, 'email not sent');
  expect(lines.map((line) => line.slice(9))).toEqual([
    'GET /healthz 200 3 ms\n',
    'warn: email not sent  error=first second\n',
  ]);
});
