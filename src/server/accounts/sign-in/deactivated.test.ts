import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { selectRows } from '../../db/database.ts';
import { appCode } from '../../testing/authenticator-app.ts';
import { makeUser } from '../../testing/factories.ts';
import { singleSignOn, startIssuer } from '../../testing/issuer.ts';
import { addPasskey, allowStepAgain, passkeyAnswer } from '../../testing/second-steps.ts';
import { fresh, giveCode, newUserWithApp, pendingIn } from '../../testing/signing-in.ts';
import { startApp, startNode, type TestApp, TestBrowser } from '../../testing/start-app.ts';

let issuer: Awaited<ReturnType<typeof startIssuer>>;
let test: TestApp;
let strict: TestApp;
beforeAll(async () => {
  issuer = await startIssuer('http://localhost:3000/sign-in/return');
  const settings = {
    OIDC_ISSUER: issuer.issuer,
    OIDC_CLIENT_ID: 'sayso',
    OIDC_CLIENT_SECRET: 'a secret of the issuer',
  };
  test = await startApp(settings);
  strict = await startNode(test, { ...settings, REQUIRE_SECOND_FACTOR: 'everyone' });
});
afterAll(async () => {
  await strict.close();
  await test.close();
  await issuer.close();
});

type Answer = ReturnType<TestBrowser['call']>;
/** Goes on from where the account is deactivated. */
type GoOn = () => Answer;

/** Each way as far as it leads before the deactivation. */
const ways: Readonly<Record<string, () => Promise<{ email: string; goOn: GoOn }>>> = {
  password: async () => {
    const { email, password } = await makeUser(test);
    return { email, goOn: () => new TestBrowser(test.app).call('POST /api/login', { email, password }, fresh()) };
  },
  'code of the app': async () => {
    const { user, key } = await newUserWithApp(test);
    await allowStepAgain(test, user);
    const browser = await pendingIn(user, test);
    return { email: user.email, goOn: () => giveCode(browser, appCode(key)) };
  },
  'recovery code': async () => {
    const { user, recoveryCodes } = await newUserWithApp(test);
    const browser = await pendingIn(user, test);
    const code = recoveryCodes[0];
    return { email: user.email, goOn: () => browser.call('POST /api/sign-in/recovery-code', { code }, fresh()) };
  },
  passkey: async () => {
    const { browser: own, email } = await makeUser(test);
    const { passkey } = await addPasskey(test, own);
    const browser = new TestBrowser(test.app);
    const answer = await passkeyAnswer(browser, passkey);
    return { email, goOn: () => browser.call('POST /api/sign-in/passkey', answer, fresh()) };
  },
  'passkey after the password': async () => {
    const user = await makeUser(test);
    const { passkey } = await addPasskey(test, user.browser);
    const browser = await pendingIn(user, test);
    const answer = await passkeyAnswer(browser, passkey);
    return { email: user.email, goOn: () => browser.call('POST /api/sign-in/passkey', answer, fresh()) };
  },
  'second step that is set up on the way in': async () => {
    const { email, password } = await makeUser(test);
    const browser = new TestBrowser(strict.app);
    await browser.call('POST /api/login', { email, password }, fresh());
    const { key } = (await browser.call('POST /api/sign-in/app', {}, fresh())).json();
    return { email, goOn: () => browser.call('POST /api/sign-in/app/on', { code: appCode(key) }, fresh()) };
  },
  'single sign-on': async () => {
    const { email } = await makeUser(test);
    const person = { sub: email, email, email_verified: true };
    return {
      email,
      goOn: () => {
        issuer.setPerson(person);
        return singleSignOn(new TestBrowser(test.app));
      },
    };
  },
};

it.each(Object.entries(ways))('a deactivated user gets in by no %s, and reads why', async (_way, begin) => {
  const { email, goOn } = await begin();
  const { db } = test.services.database;
  await db.execute(sql`update users set is_active = false where email = ${email}`);
  await db.execute(sql`delete from sessions where user_id = (select id from users where email = ${email})`);
  const answer = await goOn();
  expect([answer.statusCode, answer.json().error]).toEqual([403, 'This account has been deactivated.']);
  const sessions = sql`select s.user_id from sessions s join users u on u.id = s.user_id where u.email = ${email}`;
  expect(await selectRows(db, sessions)).toEqual([]);
});
