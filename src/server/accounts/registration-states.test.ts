import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { selectRows } from '../db/database.ts';
import { codeIn, registrationsOf, wrongFor } from '../testing/registrations.ts';
import { startApp, type TestApp, type TestBrowser } from '../testing/start-app.ts';
import { deleteExpiredRegistrations } from './registration-store.ts';
import { processResetRequests } from './reset.ts';

// The numbers of the transitions in docs/decisions/074-give-each-browser-its-own-registration.md.
let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.close());
/** Real limits; each test starts with fresh counters. */
afterEach(async () => void (await test.services.database.db.execute(sql`delete from rate_limit_counters`)));

const { newAddress, newBrowser, register, verify, login, emailsTo, minuteLater, nextDay } = registrationsOf(() => test);
const mine = 'a password of mine';
const theirs = 'the password of a stranger';

let email: string;
let own: TestBrowser;
let stranger: TestBrowser;
beforeEach(() => {
  email = newAddress();
  own = newBrowser();
  stranger = newBrowser();
});

const lastCode = async () => codeIn((await emailsTo(email)).at(-1));
const secondsUntilDue = async () => {
  const { db } = test.services.database;
  const due = await selectRows<{ seconds: number }>(
    db,
    sql`select extract(epoch from due_at - created_at)::int as seconds from emails where recipient = ${email} order by id`,
  );
  return due.map(({ seconds }) => seconds);
};
const resend = (browser: TestBrowser) => browser.call('POST /api/resend-code', { email });
async function forgot(browser: TestBrowser) {
  await browser.call('POST /api/forgot-password', { email });
  await processResetRequests(test.services);
}
/** The four ways to request another code. */
const asks: [string, (browser: TestBrowser, password?: string) => Promise<unknown>][] = [
  ['register', (browser, password = mine) => register(browser, email, password)],
  ['resend', resend],
  ['login', (browser, password = mine) => login(email, password, browser)],
  ['forgot', forgot],
];
/** Strangers used up the emails of an hour. */
async function registerAfterStrangers() {
  for (const first of [stranger, newBrowser(), newBrowser()]) await register(first, email, theirs);
  await register(own, email, mine);
}
const hourLater = async () => {
  await minuteLater();
  const { db } = test.services.database;
  await db.execute(sql`update rate_limit_counters set window_ends_at = now() where key like 'emails hour%'`);
};

describe('a browser without a registration of the address', () => {
  it('1: registers and gets a code, which activates its name and password', async () => {
    await register(stranger, email, theirs, 'Mallory');
    await minuteLater();
    await register(own, email, mine, 'Dana');
    expect(await verify(own, email, await lastCode())).toBe(200);
    const answer = await own.call('POST /api/login', { email, password: mine });
    expect([answer.statusCode, answer.json().name]).toEqual([200, 'Dana']);
  });

  it('2: registers right after another browser, and gets a code of its own within a minute', async () => {
    await register(stranger, email, theirs);
    await register(own, email, mine);
    const emails = await emailsTo(email);
    expect(emails).toHaveLength(2);
    expect(await verify(own, email, codeIn(emails[0]))).toBe(400);
    const [sent, delayed] = await secondsUntilDue();
    expect(sent).toBe(0);
    expect(delayed).toBeGreaterThan(0);
    expect(delayed).toBeLessThanOrEqual(60);
    expect((await resend(own)).json().message).toBe(
      'You asked for a code 1 second ago. It can take a minute to arrive; please look in your spam folder too.',
    );
    expect(await emailsTo(email)).toHaveLength(2);
    expect(await verify(own, email, codeIn(emails[1]))).toBe(200);
    expect([await login(email, theirs, stranger), await login(email, mine)]).toEqual([403, 200]);
  });

  it('2: registers when the emails of the hour are used up, and the code of another browser does not verify it', async () => {
    await registerAfterStrangers();
    const emails = await emailsTo(email);
    expect(emails).toHaveLength(3);
    for (const sent of emails) expect(await verify(own, email, codeIn(sent))).toBe(400);
    expect([await login(email, theirs), await login(email, mine)]).not.toContain(200);
  });

  it('3: registers a taken address, and no code activates the row', async () => {
    await register(own, email, mine);
    await verify(own, email, await lastCode());
    await minuteLater();
    await register(stranger, email, theirs);
    expect((await emailsTo(email)).map(codeIn)).toEqual([expect.stringMatching(/./), '']);
    expect([await login(email, theirs, stranger), await login(email, mine)]).toEqual([403, 200]);
  });

  it('4: requests another code and gets none', async () => {
    await register(stranger, email, theirs);
    const code = await lastCode();
    await minuteLater();
    expect((await resend(own)).json().message).toBe('Please check your email to verify your account.');
    expect(await emailsTo(email)).toHaveLength(1);
    await forgot(own);
    expect((await emailsTo(email)).at(-1)).toMatchObject({ subject: 'Finish your Sayso registration' });
    expect(await lastCode()).toBe('');
    expect(await verify(own, email, code)).toBe(400);
  });

  it('5: logs in with the password of an open registration, and gets its own', async () => {
    await register(own, email, mine);
    const laptop = newBrowser();
    await minuteLater();
    expect(await login(email, mine, laptop)).toBe(403);
    const code = await lastCode();
    expect([await verify(own, email, code), await verify(laptop, email, code)]).toEqual([400, 200]);
    expect(await login(email, mine)).toBe(200);
  });

  it('6: enters the right code of another browser', async () => {
    await register(own, email, mine);
    const code = await lastCode();
    expect([await verify(stranger, email, code), await verify(own, email, code)]).toEqual([400, 200]);
  });
});

describe('a registration without a code yet', () => {
  it('7: keeps the latest name and password', async () => {
    await registerAfterStrangers();
    await register(own, email, 'yet another password');
    await hourLater();
    await resend(own);
    expect(await verify(own, email, await lastCode())).toBe(200);
    expect(await login(email, 'yet another password')).toBe(200);
  });

  it.each(asks)('8: gets one by %s as soon as an email may be sent', async (_how, ask) => {
    await registerAfterStrangers();
    await ask(own);
    expect(await emailsTo(email)).toHaveLength(3);
    await hourLater();
    await ask(own);
    expect(await verify(own, email, await lastCode())).toBe(200);
    expect([await login(email, theirs, stranger), await login(email, mine)]).toEqual([403, 200]);
  });

  it('9: is activated by no code', async () => {
    await registerAfterStrangers();
    for (const code of [await lastCode(), '000000']) expect(await verify(own, email, code)).toBe(400);
    expect([await login(email, theirs), await login(email, mine)]).not.toContain(200);
  });
});

describe('a registration with a code', () => {
  it('10: keeps it when the browser registers again within a minute', async () => {
    await register(own, email, 'a pasword of mine');
    expect((await register(own, email, mine)).json().message).toMatch(/^You asked for a code \d+ seconds? ago\./);
    expect(await emailsTo(email)).toHaveLength(1);
    expect(await verify(own, email, await lastCode())).toBe(200);
    expect(await login(email, mine)).toBe(200);
  });

  it.each(asks)('11: gets a new one by %s, and the old one stops working', async (_how, ask) => {
    await register(own, email, mine);
    const old = await lastCode();
    await minuteLater();
    await ask(own);
    const fresh = await lastCode();
    expect([await verify(own, email, old), await verify(own, email, fresh)]).toEqual([fresh === old ? 200 : 400, 200]);
  });

  it.each(asks)('12: keeps it when no email may be sent, whatever %s does', async (_how, ask) => {
    await register(own, email, mine);
    const code = await lastCode();
    for (const other of [stranger, newBrowser()]) await register(other, email, theirs);
    await test.services.database.db.execute(
      sql`update registrations set code_made_at = code_made_at - interval '61 seconds' where email = ${email}`,
    );
    await ask(own);
    expect(await verify(own, email, code)).toBe(200);
  });

  it('13: expires after five wrong codes, or ten minutes after its email', async () => {
    await register(own, email, mine);
    const code = await lastCode();
    for (let n = 1; n <= 4; n += 1) await verify(own, email, wrongFor(code, n));
    const late = newAddress();
    await register(own, late, mine);
    await verify(own, email, wrongFor(code, 5));
    expect(await verify(own, email, code)).toBe(400);
    const [sent] = await emailsTo(late);
    await nextDay();
    expect(await verify(own, late, codeIn(sent))).toBe(400);
  });

  it('14: is used up by the right code, once', async () => {
    await register(own, email, mine);
    const code = await lastCode();
    expect([await verify(own, email, code), await verify(own, email, code)]).toEqual([200, 400]);
  });

  it.each(asks)('20: is not changed by %s or wrong codes in another browser', async (_how, ask) => {
    await register(own, email, mine);
    const code = await lastCode();
    await minuteLater();
    for (let n = 1; n <= 6; n += 1) await verify(stranger, email, wrongFor(code, n));
    await ask(stranger, theirs);
    expect(await verify(own, email, code)).toBe(200);
  });
});

describe('a registration whose code has expired', () => {
  it.each(asks)('15, 16: accepts a code only after %s has sent a new one', async (_how, ask) => {
    await register(own, email, mine);
    const code = await lastCode();
    for (let n = 1; n <= 5; n += 1) await verify(own, email, wrongFor(code, n));
    expect(await verify(own, email, code)).toBe(400);
    await minuteLater();
    await ask(own);
    expect(await verify(own, email, await lastCode())).toBe(200);
  });
});

describe('a registration of an address that another browser verifies', () => {
  it('17, 18: can no longer be activated, and gets the same replies as before', async () => {
    await register(stranger, email, theirs);
    const foreign = await lastCode();
    await minuteLater();
    await register(own, email, mine);
    expect(await verify(own, email, await lastCode())).toBe(200);
    expect(await verify(stranger, email, foreign)).toBe(400);
    await nextDay();
    for (const [, ask] of asks) {
      await minuteLater();
      await ask(stranger, theirs);
    }
    const later = (await emailsTo(email)).slice(2);
    expect(later.map(codeIn)).toEqual(later.map(() => ''));
    expect([await login(email, theirs, stranger), await login(email, mine)]).toEqual([403, 200]);
  });
});

it('19: a registration is deleted after seven days', async () => {
  await register(own, email, mine);
  const { db } = test.services.database;
  await db.execute(sql`update registrations set created_at = now() - interval '7 days 1 hour' where email = ${email}`);
  await deleteExpiredRegistrations(db);
  expect(await verify(own, email, await lastCode())).toBe(400);
  expect(await login(email, mine, own)).toBe(401);
});

it.each(asks)('ADMIN_EMAIL makes no stranger an administrator when the owner uses %s', async (_how, ask) => {
  email = 'boss@example.org';
  const named = await startApp({ ADMIN_EMAIL: email });
  const earlier = test;
  test = named;
  try {
    const [boss, other] = [newBrowser(), newBrowser()];
    await register(other, email, theirs);
    await register(boss, email, mine);
    await minuteLater();
    await ask(boss);
    expect(await verify(boss, email, await lastCode())).toBe(200);
    expect([await login(email, theirs, other), await login(email, mine, boss)]).toEqual([403, 200]);
    expect((await boss.call('GET /api/user')).json().isAdmin).toBe(true);
    expect((await other.call('GET /api/user')).statusCode).toBe(401);
  } finally {
    test = earlier;
    await named.close();
  }
});
