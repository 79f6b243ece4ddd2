import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selectRows } from '../db/database.ts';
import { makeUser } from '../testing/factories.ts';
import { startApp, startNode, type TestApp, TestBrowser } from '../testing/start-app.ts';
import { processResetRequests } from './reset.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startApp({ RATE_LIMIT_MULTIPLIER: '1000' });
});
afterAll(() => test.close());

const db = () => test.services.database.db;
const anyone = () => new TestBrowser(test.app);
const emailsTo = (email: string) =>
  selectRows<{ subject: string; text: string }>(
    db(),
    sql`select subject, text from emails where recipient = ${email} order by id desc`,
  );
async function forgot(email: string, browser = anyone()) {
  const answer = await browser.call('POST /api/forgot-password', { email });
  await processResetRequests(test.services);
  return answer;
}
async function resetEmail(email: string, browser = anyone()) {
  await forgot(email, browser);
  const text = (await emailsTo(email))[0]?.text ?? '';
  return {
    token: /reset-password\?reset=([\w-]{43})/.exec(text)?.[1] ?? '',
    code: /^[0-9A-HJKMNP-TV-Z]{6}$/m.exec(text)?.[0] ?? '',
  };
}
const reset = (body: Record<string, unknown>, browser = anyone()) => browser.call('POST /api/reset-password', body);
const login = async (email: string, password: string) =>
  (await anyone().call('POST /api/login', { email, password })).statusCode;
const fresh = 'six brown lighthouses';

describe('a forgotten password', () => {
  it('is reset by the link, which ends all sessions, invalidates the code and notifies the owner', async () => {
    const { email, password, browser } = await makeUser(test);
    const { token, code } = await resetEmail(email);
    expect((await browser.call('GET /api/user')).statusCode).toBe(200);
    const done = await reset({ token, password: fresh });
    expect([done.statusCode, done.json()]).toEqual([
      200,
      { success: true, message: 'Your password has been reset. You can now log in.' },
    ]);
    expect(done.cookies.map(({ name }) => name)).toEqual(['dev']);
    expect((await browser.call('GET /api/user')).statusCode).toBe(401);
    expect((await emailsTo(email))[0]?.subject).toBe('Your Sayso password was changed');
    expect([await login(email, password), await login(email, fresh)]).toEqual([401, 200]);
    const again = await reset({ token, password: 'yet another password' });
    expect([again.statusCode, again.json()]).toMatchObject([
      400,
      { success: false, error: 'Failed to reset password. The reset link may have expired.' },
    ]);
    const byCode = await reset({ email, code, password: 'yet another password' });
    expect([byCode.statusCode, byCode.json()]).toMatchObject([
      400,
      { success: false, error: 'Failed to reset password. Please check your code and try again.' },
    ]);
  });

  it('is reset by the code, in upper or lower case, which invalidates the link', async () => {
    const { email } = await makeUser(test);
    const { token, code } = await resetEmail(email);
    expect((await reset({ email, code: code.toLowerCase(), password: fresh })).statusCode).toBe(200);
    expect(await login(email, fresh)).toBe(200);
    expect((await reset({ token, password: 'yet another password' })).statusCode).toBe(400);
  });

  it('has a link for 60 minutes and a code for ten', async () => {
    const { email } = await makeUser(test);
    const first = await resetEmail(email);
    await db().execute(
      sql`update emails set sent_at = now() - interval '10 minutes 1 second' where recipient = ${email}`,
    );
    expect((await reset({ email, code: first.code, password: fresh })).statusCode).toBe(400);
    await db().execute(sql`update resets set created_at = now() - interval '60 minutes 1 second'`);
    expect((await reset({ token: first.token, password: fresh })).statusCode).toBe(400);
    await db().execute(sql`update resets set created_at = now() - interval '59 minutes'`);
    expect((await reset({ token: first.token, password: fresh })).statusCode).toBe(200);
  });

  it('has a code that stops working after five wrong ones', async () => {
    const { email } = await makeUser(test);
    const { code } = await resetEmail(email);
    for (let n = 0; n < 5; n += 1) {
      const wrong = code === 'AAAAAA' ? 'BBBBBB' : 'AAAAAA';
      expect((await reset({ email, code: wrong, password: fresh })).statusCode).toBe(400);
    }
    expect((await reset({ email, code, password: fresh })).statusCode).toBe(400);
  });

  it('has a code and a link that strangers cannot use up', async () => {
    const { email } = await makeUser(test);
    const asked = anyone();
    const { code, token } = await resetEmail(email, asked);
    for (let n = 0; n < 40; n += 1) await reset({ email, code: 'AAAAAA', password: fresh });
    expect((await reset({ email, code, password: fresh })).statusCode).toBe(400);
    expect((await reset({ email, code, password: fresh }, asked)).statusCode).toBe(200);
    expect((await reset({ token, password: fresh })).statusCode).toBe(400);
    const again = await resetEmail(email);
    for (let n = 0; n < 6; n += 1) await reset({ email, code: 'AAAAAA', password: fresh });
    expect((await reset({ token: again.token, password: fresh })).statusCode).toBe(200);
  });

  it('has a code that works in another browser', async () => {
    const { email } = await makeUser(test);
    const { code } = await resetEmail(email, anyone());
    expect((await reset({ email, code, password: fresh }, anyone())).statusCode).toBe(200);
  });

  it('is reset once by parallel uses of the link', async () => {
    const { email } = await makeUser(test);
    const { token } = await resetEmail(email);
    const answers = await Promise.all([1, 2, 3, 4].map((n) => reset({ token, password: `${fresh} ${n}` })));
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
  });

  it('keeps its link when the new password is too common', async () => {
    const { email } = await makeUser(test, { name: 'Rosalinda Fields' });
    const { token } = await resetEmail(email);
    for (const password of ['password1', email, 'rosalinda fields']) {
      const answer = await reset({ token, password });
      expect([answer.statusCode, answer.json().error]).toEqual([
        400,
        'This password is too common. Please choose another.',
      ]);
    }
    expect((await reset({ token, password: fresh })).statusCode).toBe(200);
  });

  it('sends one mailbox one email a minute, however its address is spelled', async () => {
    const strict = await startNode(test, { RATE_LIMIT_MULTIPLIER: '1' });
    const [plain, spelled] = ['pat.doe@gmail.com', 'p.atdoe+desk@googlemail.com'];
    for (const email of [plain, spelled]) await makeUser(test, { email });
    for (const email of [plain, spelled])
      await new TestBrowser(strict.app).call('POST /api/forgot-password', { email });
    await processResetRequests(strict.services);
    expect([await emailsTo(plain), await emailsTo(spelled)]).toMatchObject([[{}], []]);
    await strict.close();
  });

  it('gets the same reply for every address, and an email only for accounts that can log in', async () => {
    const known = await makeUser(test);
    const gone = await makeUser(test);
    await gone.browser.call(`POST /api/businesses/toggle-active/${gone.id}`, { isActive: false });
    const bodies = [];
    for (const email of [known.email, gone.email, 'unknown@example.org']) bodies.push((await forgot(email)).body);
    expect(new Set(bodies).size).toBe(1);
    expect(JSON.parse(bodies[0] ?? '')).toMatchObject({
      success: true,
      message: 'If an account exists for that address, we have sent password reset instructions.',
    });
    expect(await emailsTo(known.email)).toHaveLength(1);
    expect([await emailsTo(gone.email), await emailsTo('unknown@example.org')]).toEqual([[], []]);
  });

  it('is retried after a failure, without delaying others', async () => {
    const [bad, good] = [await makeUser(test), await makeUser(test)];
    // Simulates a bug: every email to this address fails.
    await db().execute(sql.raw(`alter table emails add constraint broken check (recipient <> '${bad.email}')`));
    await anyone().call('POST /api/forgot-password', { email: bad.email });
    await forgot(good.email);
    expect(await emailsTo(good.email)).toHaveLength(1);
    const put = test.logged.filter((line) => line.includes('reset request postponed'));
    expect(put).toHaveLength(1);
    expect(put[0]).toContain('violates check constraint');
    expect(put[0]).not.toContain(bad.email);
    await db().execute(sql`alter table emails drop constraint broken`);
    await processResetRequests(test.services);
    expect(await emailsTo(bad.email)).toEqual([]);
    await db().execute(sql`update reset_requests set due_at = now()`);
    await processResetRequests(test.services);
    expect(await emailsTo(bad.email)).toHaveLength(1);
  });

  it('at an unverified address sends another verification code', async () => {
    const email = 'unverified@example.org';
    const browser = anyone();
    await browser.call('POST /api/register', { name: 'Dana', email, password: 'a password of mine' });
    await db().execute(sql`update registrations set code_made_at = code_made_at - interval '61 seconds'`);
    await forgot(email, browser);
    const [message] = await emailsTo(email);
    expect(message?.subject).toBe('Your Sayso verification code');
    const code = /\b\d{6}\b/.exec(message?.text ?? '')?.[0];
    expect((await browser.call('POST /api/verify-code', { email, code })).statusCode).toBe(200);
  });
});
