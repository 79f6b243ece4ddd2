import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { selectRows } from '../db/database.ts';
import { makeUser } from '../testing/factories.ts';
import { startApp, type TestApp, TestBrowser } from '../testing/start-app.ts';
import { runAdminCommand } from './admin-command.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startApp({
    PUBLIC_URL: 'https://reviews.example.org',
    SMTP_URL: 'smtp://127.0.0.1:1',
    REGISTRATION: 'invited',
  });
});
afterAll(() => test.close());

const admin = async (...words: string[]): Promise<[number, string]> => {
  const { code, output } = await runAdminCommand(test.services.config, test.services.database, words);
  return [code, output];
};
const audited = async () => {
  const found = await selectRows<{ line: string }>(
    test.services.database.db,
    sql`select administrator || ' ' || action || ' ' || subject as line from audit_events order by id desc limit 1`,
  );
  return found[0]?.line;
};
const emailsTo = async (address: string) => {
  const found = await selectRows<{ n: number }>(
    test.services.database.db,
    sql`select count(*)::int as n from emails where recipient = ${address}`,
  );
  return found[0]?.n;
};
const unknown = [1, 'There is no verified account with the address nobody@example.org.'];

it('reset-link prints a link that sets a new password once, and sends nothing', async () => {
  await makeUser(test, { email: 'lee@example.org', name: 'Lee' });
  const [code, output] = await admin('reset-link', 'Lee@Example.org');
  const token = /^https:\/\/reviews\.example\.org\/reset-password\?reset=([\w-]{43})\n/.exec(output)?.[1];
  expect([code, output.split('\n')[1]]).toEqual([
    0,
    'It works once, for 60 minutes. Give it to the holder of lee@example.org only.',
  ]);
  expect([await audited(), await emailsTo('lee@example.org')]).toEqual([
    'The command npm run admin made a reset link for Lee (lee@example.org)',
    0,
  ]);
  const browser = new TestBrowser(test.app);
  const use = () => browser.call('POST /api/reset-password', { token, password: 'four new words here' });
  expect((await use()).statusCode).toBe(200);
  expect((await use()).statusCode).toBe(400);
  const login = { email: 'lee@example.org', password: 'four new words here' };
  expect((await browser.call('POST /api/login', login)).statusCode).toBe(200);
  expect(await admin('reset-link', 'nobody@example.org')).toEqual(unknown);
});

it('invite lets an address register, and prints the page instead of sending an email', async () => {
  const [code, output] = await admin('invite', 'new@example.org');
  expect([code, output]).toEqual([
    0,
    'new@example.org may register at https://reviews.example.org/auth?register=true\nNo email was sent. To register, they need the code that Sayso emails to that address.',
  ]);
  expect([await audited(), await emailsTo('new@example.org')]).toEqual([
    'The command npm run admin invited new@example.org',
    0,
  ]);
  const register = { name: 'New', email: 'new@example.org', password: 'four new words here', termsAccepted: true };
  await new TestBrowser(test.app).call('POST /api/register', register);
  expect(await emailsTo('new@example.org')).toBe(1);
  expect((await admin('invite', 'lee@example.org'))[0]).toBe(1);
  expect(await admin('invite', 'new@')).toEqual([1, 'new@ is not an email address.']);
});

it('deactivate signs out at once, never the last administrator; activate lets in again', async () => {
  const boss = await makeUser(test, { email: 'boss@example.org', name: 'Boss', isAdmin: true });
  const pat = await makeUser(test, { email: 'pat@example.org', name: 'Pat' });
  expect(await admin('deactivate', 'boss@example.org')).toEqual([1, 'At least one active administrator is required']);
  expect((await boss.browser.call('GET /api/user')).statusCode).toBe(200);
  expect(await admin('deactivate', 'pat@example.org')).toEqual([
    0,
    'pat@example.org is deactivated: signed out everywhere, and its public pages are inactive.',
  ]);
  expect(await audited()).toBe('The command npm run admin deactivated Pat (pat@example.org)');
  expect((await pat.browser.call('GET /api/user')).statusCode).toBe(401);
  expect((await admin('reset-link', 'pat@example.org'))[1]).toMatch(/The account is deactivated/);
  expect(await admin('activate', 'pat@example.org')).toEqual([0, 'pat@example.org is active and can log in.']);
  expect(
    (await new TestBrowser(test.app).call('POST /api/login', { email: pat.email, password: pat.password })).statusCode,
  ).toBe(200);
  expect(await admin('deactivate', 'nobody@example.org')).toEqual(unknown);
});

it('stuck-emails names what fails, without addresses', async () => {
  const { db } = test.services.database;
  await db.execute(sql`delete from emails`);
  expect(await admin('stuck-emails')).toEqual([0, 'All emails are sent.']);
  await db.execute(
    sql`insert into emails (key, recipient, subject, text, state, last_error, created_at) values
        ('a', 'pat@example.org', 'Harbor Fertility Clinic replied to you', '', 'failed', 'The mail server rejected the email. It said: 550 <pat@example.org> unknown', '2027-01-01T10:00:00Z'),
        ('b', 'zoe@example.org', 's', 't', 'waiting', 'The mail server deferred the email. It said: 450 later', now())`,
  );
  expect(await admin('stuck-emails')).toEqual([
    0,
    [
      '1 waiting. The last failure: The mail server deferred the email. It said: 450 later',
      '1 given up:',
      '2027-01-01T10:00:00.000Z  p***@example.org  The mail server rejected the email. It said: 550 <p***@example.org> unknown',
    ].join('\n'),
  ]);
});
