import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selectRows } from '../../db/database.ts';
import { appCode } from '../../testing/authenticator-app.ts';
import { makeUser } from '../../testing/factories.ts';
import { allowStepAgain } from '../../testing/second-steps.ts';
import { fresh, giveCode, newUserWithApp, pendingIn, subjectsTo } from '../../testing/signing-in.ts';
import { startApp, startNode, type TestApp, TestBrowser } from '../../testing/start-app.ts';
import { runAdminCommand } from '../admin-command.ts';
import { turnOffLostSecondSteps } from './lost-device.ts';

let test: TestApp;
let second: TestApp;
beforeAll(async () => {
  test = await startApp();
  second = await startNode(test);
});
afterAll(async () => {
  await second.close();
  await test.close();
});

describe('a lost device', () => {
  const tokenTo = async (email: string) => {
    const rows = await selectRows<{ text: string }>(
      test.services.database.db,
      sql`select text from emails where recipient = ${email} and text like '%lost-device#%' order by id`,
    );
    return rows.map(({ text }) => /lost-device#([\w-]{43})/.exec(text)?.[1] ?? '');
  };
  async function reported() {
    const made = await newUserWithApp(test);
    const browser = await pendingIn(made.user, test);
    expect((await browser.call('POST /api/sign-in/lost-device')).statusCode).toBe(200);
    const [token = ''] = await tokenTo(made.user.email);
    return { ...made, browser, token };
  }
  const waited = (hours: number) =>
    test.services.database.db.execute(
      sql`update lost_devices set started_at = started_at - make_interval(hours => ${hours})`,
    );

  it('turns the second step off after 24 hours, ends all sessions, and is in the audit log', async () => {
    const { user, browser, token } = await reported();
    expect((await browser.call('POST /api/lost-device', { token })).json().startedAt).toBeNull();
    expect((await browser.call('POST /api/lost-device/start', { token })).json().endsAt).toMatch(/^\d{4}-/);
    await waited(23);
    await turnOffLostSecondSteps(test.services);
    await pendingIn(user, test);
    await waited(1);
    await Promise.all([turnOffLostSecondSteps(test.services), turnOffLostSecondSteps(second.services)]);
    expect((await user.browser.call('GET /api/user')).statusCode).toBe(401);
    const login = await new TestBrowser(test.app).call(
      'POST /api/login',
      { email: user.email, password: user.password },
      fresh(),
    );
    expect(login.statusCode).toBe(200);
    const [row] = await selectRows<{ n: number }>(
      test.services.database.db,
      sql`select count(*)::int as n from audit_events where action = 'removed the second step of' and subject like ${`%${user.email}%`}`,
    );
    expect(row?.n).toBe(1);
    expect(await subjectsTo(test, user.email)).toContain('The second step of your Sayso account is off');
  });

  it('is stopped by the link of each email, and by a sign-in with the device', async () => {
    const { user, browser, token, key } = await reported();
    await browser.call('POST /api/lost-device/start', { token });
    const tokens = await tokenTo(user.email);
    expect(new Set(tokens)).toEqual(new Set([token]));
    expect(tokens).toHaveLength(2);
    expect((await browser.call('POST /api/lost-device/stop', { token })).statusCode).toBe(200);
    expect((await browser.call('POST /api/lost-device', { token })).statusCode).toBe(404);
    await waited(24);
    await turnOffLostSecondSteps(test.services);
    await allowStepAgain(test, user);
    expect((await giveCode(await pendingIn(user, test), appCode(key))).statusCode).toBe(200);
  });

  it('an operator removes the second step at once', async () => {
    const { user } = await newUserWithApp(test);
    const { config, database } = test.services;
    const run = () => runAdminCommand(config, database, ['remove-second-factor', user.email]);
    expect((await run()).output).toBe(
      `The second step of ${user.email} is off, and all its browsers are signed out. The password gets in again.`,
    );
    expect((await user.browser.call('GET /api/user')).statusCode).toBe(401);
    expect((await run()).output).toBe(`${user.email} has no second step.`);
  });
});

describe('signed-in browsers', () => {
  it('end one by one and all others, at once on both nodes; nobody ends those of another user', async () => {
    const [user, stranger] = [await makeUser(test), await makeUser(test)];
    const signIn = async () => {
      const browser = new TestBrowser(second.app);
      await browser.call('POST /api/login', { email: user.email, password: user.password }, fresh());
      return browser;
    };
    const [one, two] = [await signIn(), await signIn()];
    const list = async () => (await user.browser.call('GET /api/security/browsers')).json().browsers;
    const [, entry] = (await list()).filter(({ isThis }: { isThis: boolean }) => !isThis);
    expect((await stranger.browser.call(`DELETE /api/security/browsers/${entry.id}`)).statusCode).toBe(404);
    expect((await user.browser.call(`DELETE /api/security/browsers/${entry.id}`)).statusCode).toBe(200);
    const alive = async () =>
      (await Promise.all([one, two].map((browser) => browser.call('GET /api/user')))).filter(
        ({ statusCode }) => statusCode === 200,
      ).length;
    expect(await alive()).toBe(1);
    await user.browser.call('POST /api/security/browsers/end-others');
    expect([await alive(), (await list()).length]).toEqual([0, 1]);
  });

  it('an email tells of a new one, unless it is switched off', async () => {
    const user = await makeUser(test);
    const logIn = () =>
      new TestBrowser(test.app).call('POST /api/login', { email: user.email, password: user.password }, fresh());
    await logIn();
    expect(
      (await subjectsTo(test, user.email)).filter((one) => one === 'New sign-in to your Sayso account'),
    ).toHaveLength(1);
    await user.browser.call('PATCH /api/user/email-preferences', { newBrowser: false });
    await logIn();
    expect(
      (await subjectsTo(test, user.email)).filter((one) => one === 'New sign-in to your Sayso account'),
    ).toHaveLength(1);
  });
});
