import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selectRows } from '../../db/database.ts';
import { attestWithCertificates } from '../../testing/attest-passkey.ts';
import { appCode } from '../../testing/authenticator-app.ts';
import { makeBusiness, makeUser } from '../../testing/factories.ts';
import { addPasskey, allowStepAgain, passkeyAnswer } from '../../testing/second-steps.ts';
import { fresh, newUserWithApp, subjectsTo } from '../../testing/signing-in.ts';
import { SoftwarePasskey } from '../../testing/software-passkey.ts';
import { startApp, startNode, type TestApp, TestBrowser } from '../../testing/start-app.ts';

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

describe('a passkey', () => {
  it('signs in without a password, and never with a challenge that was used, or of another browser', async () => {
    const user = await makeUser(test);
    const { passkey } = await addPasskey(test, user.browser);
    const browser = new TestBrowser(test.app);
    const answer = await passkeyAnswer(browser, passkey);
    const other = new TestBrowser(second.app);
    await passkeyAnswer(other, passkey);
    expect((await other.call('POST /api/sign-in/passkey', answer)).statusCode).toBe(400);
    const [first, replayed] = [
      await browser.call('POST /api/sign-in/passkey', answer),
      await browser.call('POST /api/sign-in/passkey', answer),
    ];
    expect([first.statusCode, replayed.statusCode]).toEqual([200, 400]);
  });

  it('is refused after five minutes, without a fingerprint, and of another host or a removed account', async () => {
    const user = await makeUser(test);
    const { passkey } = await addPasskey(test, user.browser);
    const { db } = test.services.database;
    const browser = new TestBrowser(test.app);
    const late = await passkeyAnswer(browser, passkey);
    await db.execute(sql`update passkey_challenges set created_at = now() - interval '301 seconds'`);
    expect((await browser.call('POST /api/sign-in/passkey', late)).statusCode).toBe(400);
    const options = (await browser.call('POST /api/sign-in/passkey-options')).json();
    const unverified = { passkey: passkey.get(options, { isVerified: false }) };
    expect((await browser.call('POST /api/sign-in/passkey', unverified)).statusCode).toBe(400);
    await db.execute(sql`update passkeys set host = 'old.example.org' where user_id = ${user.id}`);
    const elsewhere = await browser.call('POST /api/sign-in/passkey', await passkeyAnswer(browser, passkey));
    expect([elsewhere.statusCode, elsewhere.json().error]).toEqual([409, 'This passkey is not known here.']);
    await db.execute(sql`delete from users where id = ${user.id}`);
    const gone = await browser.call('POST /api/sign-in/passkey', await passkeyAnswer(browser, passkey));
    expect([gone.statusCode, gone.json().error]).toEqual([409, 'This passkey is not known here.']);
  });

  it('is one of at most 20 of an account', async () => {
    const { id, browser } = await makeUser(test);
    const add = (from: number, to: number) =>
      test.services.database.db.execute(sql`insert into passkeys (id, user_id, host, public_key, counter, transports, name)
        select ${id} || '_' || n, ${id}, 'localhost', '', 0, '{}', 'Key' from generate_series(${from}::int, ${to}::int) n`);
    await add(1, 19);
    const options = await browser.call('POST /api/security/passkey-options');
    expect(options.statusCode).toBe(200);
    await add(20, 20);
    const full = [409, 'You can have up to 20 passkeys. Remove one first.'];
    const more = await browser.call('POST /api/security/passkey-options');
    expect([more.statusCode, more.json().error]).toEqual(full);
    const passkey = new SoftwarePasskey(test.services.config.publicUrl.origin).create(options.json());
    const late = await browser.call('POST /api/security/passkeys', { passkey });
    expect([late.statusCode, late.json().error]).toEqual(full);
  });

  it('that brings certificates is refused, and no address in them is asked', async () => {
    const asked: string[] = [];
    const listener = createServer(({ url = '' }, response) => {
      asked.push(url);
      response.end();
    }).listen(0, '127.0.0.1');
    await once(listener, 'listening');
    const { port } = listener.address() as AddressInfo;
    const { browser } = await makeUser(test);
    const passkey = new SoftwarePasskey(test.services.config.publicUrl.origin);
    const options = (await browser.call('POST /api/security/passkey-options')).json();
    const attestation = await attestWithCertificates(passkey, options, `http://127.0.0.1:${port}/revoked`);
    const added = await browser.call('POST /api/security/passkeys', { passkey: passkey.create(options, attestation) });
    listener.close();
    expect([added.statusCode, asked]).toEqual([400, []]);
  });

  it('with an id that no browser makes is invalid', async () => {
    const browser = new TestBrowser(test.app);
    const { passkey } = await passkeyAnswer(browser, new SoftwarePasskey(test.services.config.publicUrl.origin));
    for (const id of ['a\u0000b', 'a b', ''])
      expect((await browser.call('POST /api/sign-in/passkey', { passkey: { ...passkey, id } })).statusCode).toBe(400);
  });

  it('whose counter goes back is refused and reported', async () => {
    const user = await makeUser(test);
    const { passkey } = await addPasskey(test, user.browser);
    const browser = new TestBrowser(test.app);
    passkey.counter = 7;
    expect((await browser.call('POST /api/sign-in/passkey', await passkeyAnswer(browser, passkey))).statusCode).toBe(
      200,
    );
    passkey.counter = 5;
    const copy = new TestBrowser(second.app);
    const refused = await copy.call('POST /api/sign-in/passkey', await passkeyAnswer(copy, passkey));
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'copied_passkey']);
    expect(await subjectsTo(test, user.email)).toContain('We refused a passkey of your Sayso account');
  });

  it('of a deactivated account answers that it is deactivated', async () => {
    const user = await makeUser(test);
    const { passkey } = await addPasskey(test, user.browser);
    await user.browser.call(`POST /api/businesses/toggle-active/${user.id}`, { isActive: false });
    const browser = new TestBrowser(test.app);
    const answer = await browser.call('POST /api/sign-in/passkey', await passkeyAnswer(browser, passkey));
    expect([answer.statusCode, answer.json().error]).toEqual([403, 'This account has been deactivated.']);
  });

  it('of another user is neither renamed nor removed', async () => {
    const [mine, other] = [await makeUser(test), await makeUser(test)];
    const { passkey } = await addPasskey(test, mine.browser);
    const path = `/api/security/passkeys/${passkey.id}`;
    const answers = [
      await other.browser.call(`PATCH ${path}`, { name: 'Mine now' }),
      await other.browser.call(`DELETE ${path}`),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  });
});

describe('a passkey that is set up on the way in', () => {
  it('signs in at once, gives recovery codes, and is asked for the next time', async () => {
    const required = await startNode(test, { REQUIRE_SECOND_FACTOR: 'everyone' });
    const { email, password } = await makeUser(test);
    const logIn = async () => {
      const browser = new TestBrowser(required.app);
      const answer = await browser.call('POST /api/login', { email, password }, fresh());
      return { browser, code: answer.json().code };
    };
    const { browser, code } = await logIn();
    expect(code).toBe('set_up_second_step');
    const passkey = new SoftwarePasskey(test.services.config.publicUrl.origin);
    const options = await browser.call('POST /api/sign-in/new-passkey-options');
    const made = { passkey: passkey.create(options.json()) };
    const stranger = await new TestBrowser(required.app).call('POST /api/sign-in/new-passkey', made);
    expect(stranger.statusCode).toBe(401);
    const added = await browser.call('POST /api/sign-in/new-passkey', made);
    expect([added.statusCode, added.json().user.email]).toEqual([200, email]);
    expect(added.json().recoveryCodes).toHaveLength(10);
    expect((await browser.call('GET /api/user')).json().email).toBe(email);
    expect((await browser.call('POST /api/sign-in/new-passkey', made)).statusCode).toBe(401);
    expect((await logIn()).code).toBe('second_step');
    await required.close();
  });
});

describe('acts that need a recent sign-in', () => {
  const age = ({ id }: { id: number }) =>
    test.services.database.db.execute(
      sql`update sessions set authenticated_at = now() - interval '16 minutes' where user_id = ${id}`,
    );

  it('ask again after 15 minutes, and go on after the password', async () => {
    const user = await makeUser(test);
    const { business } = await makeBusiness(test, { owner: user });
    await age(user);
    const remove = () => user.browser.call(`DELETE /api/businesses/${business.id}`);
    const refused = await remove();
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'confirm_needed']);
    const wrong = await user.browser.call('POST /api/security/confirm', { password: 'not my password' });
    expect([wrong.statusCode, wrong.json().error]).toEqual([400, 'This isn’t your password.']);
    expect((await remove()).statusCode).toBe(403);
    const confirmed = await user.browser.call('POST /api/security/confirm', { password: user.password });
    expect(confirmed.statusCode).toBe(200);
    expect((await remove()).statusCode).toBe(200);
  });

  it('take a code, never the password alone, where a second step is on', async () => {
    const { user, key } = await newUserWithApp(test);
    await age(user);
    const turnOff = () => user.browser.call('DELETE /api/security/app');
    const byPassword = await user.browser.call('POST /api/security/confirm', { password: user.password });
    expect([byPassword.statusCode, byPassword.json().error]).toEqual([
      403,
      'Please use your passkey or a code from your app.',
    ]);
    expect((await turnOff()).json().code).toBe('confirm_needed');
    await allowStepAgain(test, user);
    const code = appCode(key, Date.now() / 1000 + 30);
    expect((await user.browser.call('POST /api/security/confirm', { code })).statusCode).toBe(200);
    expect((await turnOff()).statusCode).toBe(200);
  });

  it('record and count wrong passwords like wrong logins', async () => {
    const user = await makeUser(test);
    const { db } = test.services.database;
    const failures = async () => {
      const found = sql`select id from audit_events where action like 'tried to sign in with a wrong password%' and subject = ${user.email}`;
      return (await selectRows(db, found)).length;
    };
    // Without the cookie of the device, as in a browser that lost it.
    user.browser.cookies.delete('dev');
    const confirm = (password: string) => user.browser.call('POST /api/security/confirm', { password }, fresh());
    for (let guess = 0; guess < 3; guess += 1) expect((await confirm('not my password')).statusCode).toBe(400);
    const [row] = await selectRows<{ n: number }>(
      db,
      sql`select failures_in_a_row as n from credentials where user_id = ${user.id}`,
    );
    expect([await failures(), row?.n]).toEqual([3, 3]);
    await db.execute(sql`update credentials set failures_in_a_row = 100 where user_id = ${user.id}`);
    expect((await confirm(user.password)).statusCode).toBe(400);
  });

  it('are confirmed by an own passkey, never by that of another user', async () => {
    const [user, other] = [await makeUser(test), await makeUser(test)];
    const mine = await addPasskey(test, user.browser);
    const theirs = await addPasskey(test, other.browser);
    await age(user);
    const confirm = async (passkey: typeof mine.passkey) => {
      const options = (await user.browser.call('POST /api/security/confirm-options')).json();
      return user.browser.call('POST /api/security/confirm', { passkey: passkey.get(options) });
    };
    expect((await confirm(theirs.passkey)).statusCode).toBe(409);
    expect((await user.browser.call('POST /api/security/recovery-codes')).statusCode).toBe(403);
    expect((await confirm(mine.passkey)).statusCode).toBe(200);
    expect((await user.browser.call('POST /api/security/recovery-codes')).statusCode).toBe(200);
  });
});
