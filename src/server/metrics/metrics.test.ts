import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp, TestBrowser } from '../testing/start-app.ts';

const token = 'a token for metrics that is long enough';
let test: TestApp;
beforeAll(async () => {
  test = await startApp({ METRICS_TOKEN: token, LOG_LEVEL: 'error' });
});
afterAll(() => test.close());

const scrape = (authorization?: string) =>
  test.app.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } });

it('needs the token, and is nowhere without one', async () => {
  for (const wrong of [undefined, '', 'Bearer', 'Bearer wrong', token, `bearer ${token} `]) {
    const refused = await scrape(wrong);
    expect([refused.statusCode, refused.headers['www-authenticate']]).toEqual([401, 'Bearer']);
    expect(refused.body).not.toContain('sayso_');
  }
  const without = await startApp();
  expect((await without.app.inject({ url: '/metrics', headers: { authorization: 'Bearer null' } })).statusCode).toBe(
    404,
  );
  await without.close();
});

/** The value of a series; null when it is not there. */
async function scrapeValues() {
  const answer = await scrape(`Bearer ${token}`);
  return (series: string): number | null => {
    const line = answer.body.split('\n').find((one) => one.startsWith(`${series} `));
    return line === undefined ? null : Number(line.slice(series.length + 1));
  };
}

it('shows 0 for what alerts watch before it happens, so that its first occurrence is an increase', async () => {
  const value = await scrapeValues();
  for (const labels of [
    'event="limit reached",level="warn",limit="register hour"',
    'event="limit reached",level="warn",limit="login failures"',
    'event="limit reached",level="debug",limit="address minute"',
    'event="concurrency limit reached",level="warn",pool="drafts"',
    'event="email not sent",level="warn",final="true"',
    'event="model draft",level="debug",result="built-in"',
    'event="request failed",level="error"',
    'event="database unavailable",level="warn"',
    'event="nightly backup failed",level="error"',
  ])
    expect([labels, value(`sayso_events_total{${labels}}`)]).toEqual([labels, 0]);
});

it('counts what a flood of one address is refused', async () => {
  const strict = await startApp({ METRICS_TOKEN: token, RATE_LIMIT_MULTIPLIER: '0.01' });
  for (let turn = 0; turn < 8; turn += 1) await new TestBrowser(strict.app).call('GET /api/businesses/slug/nobody');
  const page = await strict.app.inject({ url: '/landing', headers: { accept: 'text/html,*/*;q=0.8' } });
  expect([page.statusCode, page.headers['content-type'], page.body]).toEqual([
    429,
    'text/plain; charset=utf-8',
    'Too many requests. Please try again later.',
  ]);
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.9' };
  const { body } = await strict.app.inject({ url: '/metrics', headers });
  expect(body).toContain('sayso_events_total{event="limit reached",level="debug",limit="address minute"} 3\n');
  await strict.close();
});

it('says that a backup is late also when there was never one', async () => {
  const { db } = test.services.database;
  expect((await scrapeValues())('sayso_backup_late')).toBe(0);
  await db.execute(
    sql`update installation_facts set value = ${new Date(Date.now() - 37 * 3_600_000).toISOString()} where name = 'first start'`,
  );
  const value = await scrapeValues();
  expect([value('sayso_backup_late'), value('sayso_last_backup_timestamp_seconds')]).toEqual([1, null]);
});

it('answers what an operator asks, in the format of Prometheus', async () => {
  const browser = new TestBrowser(test.app);
  await browser.call('POST /api/login', { email: 'nobody@example.org', password: 'wrong password' });
  for (let time = 0; time < 11; time += 1) await browser.call('POST /api/forgot-password', { email: 'a@example.org' });
  await test.services.database.db.execute(
    sql`insert into emails (key, recipient, subject, text, created_at) values ('a', 'r@example.org', 's', 't', now() - interval '2 hours')`,
  );
  const answer = await scrape(`Bearer ${token}`);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
  const value = (line: string) =>
    Number(
      answer.body
        .split('\n')
        .find((one) => one.startsWith(`${line} `))
        ?.slice(line.length + 1),
    );
  const login = 'method="POST",route="/api/login",status="401"}';
  expect(value(`sayso_request_duration_seconds_count{${login}`)).toBe(1);
  expect(value(`sayso_request_duration_seconds_bucket{le="+Inf",${login}`)).toBe(1);
  expect(value('sayso_events_total{event="limit reached",level="warn",limit="forgot hour"}')).toBe(1);
  expect(value('sayso_emails{state="waiting"}')).toBe(1);
  expect(value('sayso_invitations{state="due"}')).toBe(0);
  expect(value('sayso_emails_oldest_waiting_seconds')).toBeGreaterThanOrEqual(7200);
  expect(value('process_resident_memory_bytes')).toBeGreaterThan(50_000_000);
  expect(value('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
  expect(value('sayso_database_up')).toBe(1);
  for (const line of answer.body.trim().split(/\n+/))
    expect(line).toMatch(/^(?:# (?:HELP|TYPE) \w+ .+|\w+(?:\{(?:\w+="[^"]*",?)+\})? [\d.e+-]+)$/);
  expect(answer.body).not.toMatch(/example\.org/);
});
