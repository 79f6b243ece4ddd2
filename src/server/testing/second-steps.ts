import { sql } from 'drizzle-orm';
import { appCode } from './authenticator-app.ts';
import type { makeUser } from './factories.ts';
import { SoftwarePasskey } from './software-passkey.ts';
import type { TestApp, TestBrowser } from './start-app.ts';

type Made = Awaited<ReturnType<typeof makeUser>>;

const ok = (answer: Awaited<ReturnType<TestBrowser['call']>>) => {
  if (answer.statusCode >= 300) throw new Error(`${answer.statusCode}: ${answer.body}`);
  return answer.json();
};

/** Returns its key, and the recovery codes if it is the first second step. */
export async function turnOnApp(browser: TestBrowser) {
  const { key } = ok(await browser.call('POST /api/security/app'));
  const { recoveryCodes } = ok(await browser.call('POST /api/security/app/on', { code: appCode(key) }));
  return { key: key as string, recoveryCodes: recoveryCodes as string[] };
}

export async function addPasskey(test: TestApp, browser: TestBrowser) {
  const passkey = new SoftwarePasskey(test.services.config.publicUrl.origin);
  const options = ok(await browser.call('POST /api/security/passkey-options'));
  const added = ok(await browser.call('POST /api/security/passkeys', { passkey: passkey.create(options) }));
  return { passkey, recoveryCodes: added.recoveryCodes as string[] | null };
}

/** Like `turnOnApp` and `addPasskey`, without the ten hashes of recovery codes: for tests that need none. */
export async function giveSecondSteps(test: TestApp, user: Made, has: { app: boolean; passkey: boolean }) {
  const { db } = test.services.database;
  const placeholder = sql`${`placeholder${user.id}`}`;
  await db.execute(sql`insert into passkeys (id, user_id, host, public_key, counter, transports, name)
    values (${placeholder}, ${user.id}, 'localhost', '', 0, '{}', 'Another')`);
  const app = has.app ? ok(await user.browser.call('POST /api/security/app')) : null;
  if (app) ok(await user.browser.call('POST /api/security/app/on', { code: appCode(app.key) }));
  const passkey = has.passkey ? (await addPasskey(test, user.browser)).passkey : null;
  await db.execute(sql`delete from passkeys where id = ${placeholder}`);
  return { key: (app?.key ?? null) as string | null, passkey };
}

export async function passkeyAnswer(browser: TestBrowser, passkey: SoftwarePasskey) {
  return { passkey: passkey.get(ok(await browser.call('POST /api/sign-in/passkey-options'))) };
}

/** Each step is accepted once, and tests cannot wait for the next. */
export const allowStepAgain = (test: TestApp, { id }: Pick<Made, 'id'>) =>
  test.services.database.db.execute(sql`update totp_secrets set last_step = 0 where user_id = ${id}`);
