import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { selectRows } from '../../db/database.ts';
import { appCode } from '../../testing/authenticator-app.ts';
import { makeUser } from '../../testing/factories.ts';
import { addPasskey, allowStepAgain, passkeyAnswer, turnOnApp } from '../../testing/second-steps.ts';
import { fresh, giveCode, pendingIn } from '../../testing/signing-in.ts';
import { startApp, type TestApp, TestBrowser } from '../../testing/start-app.ts';
import { processResetRequests } from '../reset.ts';
import { turnOffLostSecondSteps } from './lost-device.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startApp({ RATE_LIMIT_MULTIPLIER: '1000' });
});
afterAll(() => test.close());

type Answer = Awaited<ReturnType<TestBrowser['call']>>;
const expectStatus = async (status: number, asked: Promise<Answer>): Promise<Answer> => {
  const answer = await asked;
  expect([answer.statusCode, answer.body]).toEqual([status, expect.any(String)]);
  return answer;
};

/** What owners of the person's businesses see, oldest first. */
async function linesOf(userId: number): Promise<string[]> {
  const found = await selectRows<{ line: string }>(
    test.services.database.db,
    sql`select trim(administrator || ' ' || action || ' ' || subject) as line from audit_events
        where administrator_id = ${userId} and business_id is null and not is_administrator and kind = 'sign-in'
        order by id`,
  );
  return found.map(({ line }) => line);
}

async function tokenIn(email: string, found: RegExp): Promise<string> {
  const emails = await selectRows<{ text: string }>(
    test.services.database.db,
    sql`select text from emails where recipient = ${email} order by id desc`,
  );
  return emails.map(({ text }) => found.exec(text)?.[1]).find((token) => token !== undefined) ?? '';
}

it('each step of signing in, a wrong code and each change of the second step is one entry', async () => {
  const user = await makeUser(test, { name: 'Kim Vale' });
  const { key, recoveryCodes } = await turnOnApp(user.browser);
  const { passkey } = await addPasskey(test, user.browser);
  const before = await linesOf(user.id);
  expect(before.filter((line) => !line.includes('signed in'))).toEqual([
    'Kim Vale turned on an authenticator app',
    expect.stringMatching(/^Kim Vale added the passkey ./),
  ]);

  const pending = await pendingIn(user, test);
  expect(await linesOf(user.id)).toEqual(before);
  await expectStatus(400, giveCode(pending, '000000'));
  await expectStatus(400, pending.call('POST /api/sign-in/recovery-code', { code: 'K7F3Q-9W2DM' }, fresh()));
  await allowStepAgain(test, user);
  await expectStatus(200, giveCode(pending, appCode(key)));
  const other = await pendingIn(user, test);
  await expectStatus(200, other.call('POST /api/sign-in/recovery-code', { code: recoveryCodes[0] }, fresh()));
  const third = new TestBrowser(test.app);
  await expectStatus(200, third.call('POST /api/sign-in/passkey', await passkeyAnswer(third, passkey), fresh()));
  await expectStatus(200, third.call('POST /api/security/recovery-codes'));
  await expectStatus(200, third.call(`DELETE /api/security/passkeys/${passkey.id}`));
  await expectStatus(200, third.call('DELETE /api/security/app'));
  expect((await linesOf(user.id)).slice(before.length)).toEqual([
    `Someone tried to sign in with a wrong code to ${user.email}`,
    `Someone tried to sign in with a wrong code to ${user.email}`,
    'Kim Vale signed in with a second step from a browser',
    'Kim Vale signed in with a second step from a browser',
    'Kim Vale signed in with a passkey from a browser',
    'Kim Vale made new recovery codes',
    expect.stringMatching(/^Kim Vale removed the passkey ./),
    'Kim Vale turned off the authenticator app',
  ]);
});

it('a lost device is told when it is reported by its link, stopped, and over', async () => {
  const user = await makeUser(test, { name: 'Lee Ott' });
  await turnOnApp(user.browser);
  const report = async () => {
    await expectStatus(200, (await pendingIn(user, test)).call('POST /api/sign-in/lost-device'));
    const token = await tokenIn(user.email, /lost-device#([\w-]{43})/);
    await expectStatus(200, new TestBrowser(test.app).call('POST /api/lost-device/start', { token }));
    return token;
  };
  const before = await linesOf(user.id);
  const token = await report();
  await expectStatus(200, new TestBrowser(test.app).call('POST /api/lost-device/stop', { token }));
  await report();
  await test.services.database.db.execute(sql`update lost_devices set started_at = now() - interval '25 hours'`);
  await turnOffLostSecondSteps(test.services);
  expect((await linesOf(user.id)).slice(before.length)).toEqual([
    'Lee Ott said the device for the second step is lost',
    'Lee Ott stopped the removal of the second step',
    'Lee Ott said the device for the second step is lost',
    'Lee Ott no longer has a second step',
  ]);
});

it('a new password is one entry, and a link that was used up is none', async () => {
  const user = await makeUser(test, { name: 'Ana Ruiz' });
  await expectStatus(200, new TestBrowser(test.app).call('POST /api/forgot-password', { email: user.email }));
  await processResetRequests(test.services);
  const token = await tokenIn(user.email, /reset-password\?reset=([\w-]{43})/);
  const before = await linesOf(user.id);
  const reset = () =>
    new TestBrowser(test.app).call('POST /api/reset-password', { token, password: 'six brown piers' });
  await expectStatus(200, reset());
  await expectStatus(400, reset());
  expect((await linesOf(user.id)).slice(before.length)).toEqual(['Ana Ruiz set a new password']);
});
