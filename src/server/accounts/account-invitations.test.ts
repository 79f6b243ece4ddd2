import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { selectRows } from '../db/database.ts';
import { makeUser } from '../testing/factories.ts';
import { startApp, startNode, type TestApp, TestBrowser } from '../testing/start-app.ts';

let test: TestApp;
let mona: Awaited<ReturnType<typeof makeUser>>;
beforeAll(async () => {
  test = await startApp({ REGISTRATION: 'invited', ADMIN_EMAIL: 'first@example.org', RATE_LIMIT_MULTIPLIER: '1' });
  mona = await makeUser(test, { email: 'mona@example.org', name: 'Mona', isAdmin: true });
});
afterAll(() => test.close());

const emailsTo = (recipient: string) =>
  selectRows<{ subject: string; text: string }>(
    test.services.database.db,
    sql`select subject, text from emails where recipient = ${recipient} order by id`,
  );
const register = (browser: TestBrowser, email: string, password = 'nine quiet harbors') =>
  browser.call('POST /api/register', { name: 'Robin', email, password });
const invite = (email: string) => mona.browser.call('POST /api/admin/invitations', { email });
const skipMinute = () =>
  test.services.database.db.execute(
    sql`update rate_limit_counters set window_ends_at = now() where key like 'emails %'`,
  );

it('an invited address can register and log in; its invitation is used up', async () => {
  expect((await invite('Robin@Example.org')).json()).toEqual({ sent: true });
  const [mail] = await emailsTo('robin@example.org');
  expect(mail?.subject).toBe('Your invitation to Sayso');
  expect(mail?.text).toContain('http://localhost:3000/auth?register=true');
  await skipMinute();

  const browser = new TestBrowser(test.app);
  await register(browser, 'robin@example.org');
  const code = /\b\d{6}\b/.exec((await emailsTo('robin@example.org')).at(-1)?.text ?? '')?.[0];
  const verified = await browser.call('POST /api/verify-code', { email: 'robin@example.org', code });
  expect(verified.statusCode).toBe(200);
  const { registration, invitations } = (await mona.browser.call('GET /api/admin/invitations')).json();
  expect(registration).toBe('invited');
  expect(invitations.map((one: { email: string }) => one.email)).not.toContain('robin@example.org');
});

it('who registers seconds after the invitation gets a code', async () => {
  await invite('prompt@example.org');
  await register(new TestBrowser(test.app), 'prompt@example.org');
  const subjects = (await emailsTo('prompt@example.org')).map(({ subject }) => subject);
  expect(subjects).toEqual(['Your invitation to Sayso', 'Your Sayso verification code']);
});

it('an address that was not invited gets the same answers, no email and no account', async () => {
  expect((await invite('invited@example.org')).statusCode).toBe(201);
  await skipMinute();
  const answers = [];
  for (const email of ['invited@example.org', 'stranger@example.org']) {
    const browser = new TestBrowser(test.app);
    const calls = [
      await register(browser, email),
      await browser.call('POST /api/resend-code', { email }),
      await browser.call('POST /api/verify-code', { email, code: '000000' }),
      await browser.call('POST /api/login', { email, password: 'nine quiet harbors' }),
      await browser.call('POST /api/forgot-password', { email }),
    ];
    const preview = /,"devEmailPreview":"[^"]*"/;
    answers.push(calls.map(({ statusCode, body }) => [statusCode, body.replace(preview, '').replace(email, '')]));
  }
  expect(answers[1]).toEqual(answers[0]);
  expect(await emailsTo('stranger@example.org')).toEqual([]);
  const [found] = await selectRows(
    test.services.database.db,
    sql`select count(*)::int as n from users where email = 'stranger@example.org'`,
  );
  expect(found).toEqual({ n: 0 });
});

it('an invitation is nobody else’s email: fixed words, and few of them', async () => {
  const link = { email: 'pat@example.org', message: 'Buy at https://evil.example', name: 'https://evil.example' };
  await mona.browser.call('POST /api/admin/invitations', link);
  const again = await invite('pat@example.org');
  expect(again.json()).toEqual({ sent: false });
  expect((await invite('Pat+sales@example.org')).json()).toEqual({ sent: false });
  const emails = await emailsTo('pat@example.org');
  expect(emails).toHaveLength(1);
  expect(emails[0]?.text).not.toMatch(/evil|Mona/);
  const refused = await invite('mona@example.org');
  expect([refused.statusCode, refused.json().error]).toEqual([409, 'This address already has an account.']);
});

it('a withdrawn invitation lets nobody in, not even with a code that was sent before', async () => {
  await invite('late@example.org');
  await skipMinute();
  const browser = new TestBrowser(test.app);
  await register(browser, 'late@example.org');
  const code = /\b\d{6}\b/.exec((await emailsTo('late@example.org')).at(-1)?.text ?? '')?.[0];
  const { invitations } = (await mona.browser.call('GET /api/admin/invitations')).json();
  const { id } = invitations.find((one: { email: string }) => one.email === 'late@example.org');
  expect((await mona.browser.call(`DELETE /api/admin/invitations/${id}`)).statusCode).toBe(200);
  expect((await mona.browser.call(`DELETE /api/admin/invitations/${id}`)).statusCode).toBe(404);
  const verified = await browser.call('POST /api/verify-code', { email: 'late@example.org', code });
  expect([verified.statusCode, verified.json().error]).toEqual([400, 'Invalid or expired verification code']);
});

it('closed lets nobody new in but ADMIN_EMAIL, and sends no invitations', async () => {
  const closed = await startNode(test, { REGISTRATION: 'closed', ADMIN_EMAIL: 'first@example.org' });
  for (const email of ['anyone@example.org', 'first@example.org'])
    expect((await register(new TestBrowser(closed.app), email)).statusCode).toBe(201);
  expect(await emailsTo('anyone@example.org')).toEqual([]);
  expect(await emailsTo('first@example.org')).toHaveLength(1);
  const admin = new TestBrowser(closed.app);
  for (const [name, value] of mona.browser.cookies) admin.cookies.set(name, value);
  const refused = await admin.call('POST /api/admin/invitations', { email: 'pat2@example.org' });
  expect([refused.statusCode, refused.json().error]).toEqual([409, 'Registration is closed.']);
  await closed.close();
});
