import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { selectRows } from '../../db/database.ts';
import { makeUser } from '../../testing/factories.ts';
import { signInAtIssuer, singleSignOn, startIssuer } from '../../testing/issuer.ts';
import { addPasskey, passkeyAnswer } from '../../testing/second-steps.ts';
import { startApp, startNode, type TestApp, TestBrowser } from '../../testing/start-app.ts';
import { open, seal } from './seal.ts';

let issuer: Awaited<ReturnType<typeof startIssuer>>;
let settings: Record<string, string>;
let test: TestApp;
beforeAll(async () => {
  issuer = await startIssuer('http://localhost:3000/sign-in/return');
  settings = {
    RATE_LIMIT_MULTIPLIER: '1000',
    OIDC_ISSUER: issuer.issuer,
    OIDC_CLIENT_ID: 'sayso',
    OIDC_CLIENT_SECRET: 'a secret of the issuer',
    OIDC_ADMIN_GROUP: 'sayso-admins',
  };
  test = await startApp(settings);
});
afterAll(async () => {
  await test.close();
  await issuer.close();
});

/** Not by the group. */
const makeAdministrator = ({ id }: { id: number }) =>
  test.services.database.db.execute(sql`update users set is_admin = true where id = ${id}`);
const newBrowser = (node = test) => new TestBrowser(node.app);
const accounts = async () => {
  const [row] = await selectRows<{ users: number; links: number; sessions: number }>(
    test.services.database.db,
    sql`select (select count(*) from users)::int as users, (select count(*) from oidc_identities)::int as links,
        (select count(*) from sessions)::int as sessions`,
  );
  return row;
};

describe('single sign-on', () => {
  it('links by the verified address first, then by the subject alone', async () => {
    const user = await makeUser(test, { email: 'dana@example.org' });
    issuer.setPerson({ sub: 'dana', email: 'Dana@example.org', email_verified: true, name: 'Dana' });
    const first = await singleSignOn(newBrowser());
    expect([first.statusCode, first.json().id]).toEqual([200, user.id]);
    issuer.setPerson({ sub: 'dana', email: 'dana.married@example.org', email_verified: false });
    expect((await singleSignOn(newBrowser())).json().id).toBe(user.id);
    issuer.setPerson({ sub: 'the next dana', email: 'dana@example.org', email_verified: true });
    const next = await singleSignOn(newBrowser());
    expect([next.statusCode, next.json().code]).toEqual([409, 'other_identity']);
  });

  it.each([
    [
      'an address whose letters only look like another one',
      { sub: 'kelvin', email: '\u212aevin@example.org', email_verified: true },
    ],
    ['an address with a control character', { sub: 'nul', email: 'n\u0000l@example.org', email_verified: true }],
    ['an unverified address', { sub: 'unverified', email: 'new.one@example.org', email_verified: false }],
    ['no address', { sub: 'addressless' }],
  ])('creates nothing for %s', async (_what, person) => {
    const before = await accounts();
    issuer.setPerson(person);
    const answer = await singleSignOn(newBrowser());
    expect([answer.statusCode, answer.json().error]).toEqual([
      403,
      'Your work account has no confirmed email address, so we can’t match it. Ask your IT team to confirm it, then try again.',
    ]);
    expect(await accounts()).toEqual(before);
  });

  it('registers new people where registration is open, and nobody where it is not', async () => {
    issuer.setPerson({ sub: 'kim', email: 'kim@example.org', email_verified: true, name: 'Kim' });
    const closed = await startNode(test, { ...settings, REGISTRATION: 'closed' });
    expect((await singleSignOn(newBrowser(closed))).json().code).toBe('registration');
    await closed.close();
    expect((await singleSignOn(newBrowser())).json().name).toBe('Kim');
  });

  it('refuses the state of another browser, a wrong one, and a second use', async () => {
    issuer.setPerson({ sub: 'state', email: 'state@example.org', email_verified: true });
    const begin = async (browser: TestBrowser) =>
      signInAtIssuer((await browser.call('POST /api/sign-in/single-sign-on')).json().address);
    const finish = (browser: TestBrowser, query: string) =>
      browser.call('POST /api/sign-in/single-sign-on/return', { query });
    const [one, other] = [newBrowser(), newBrowser()];
    const query = await begin(one);
    const otherQuery = await begin(other);
    expect((await finish(other, query)).json().code).toBe('other_browser');
    expect((await finish(one, otherQuery)).json().code).toBe('other_browser');
    expect((await finish(newBrowser(), query)).json().code).toBe('other_browser');
    const two = newBrowser();
    const good = await begin(two);
    const sso = two.cookies.get('sso') ?? '';
    expect((await finish(two, good)).statusCode).toBe(200);
    two.cookies.set('sso', sso);
    expect((await finish(two, good)).json().code).toBe('issuer_refused');
  });

  it('refuses an attempt that began more than 15 minutes ago', async () => {
    issuer.setPerson({ sub: 'prepared', email: 'prepared@example.org', email_verified: true });
    const browser = newBrowser();
    const query = await signInAtIssuer((await browser.call('POST /api/sign-in/single-sign-on')).json().address);
    const { secretKey } = test.services.config;
    const made = JSON.parse(open(secretKey, 'single sign-on', browser.cookies.get('sso') ?? '') ?? '');
    const old = { ...made, startedAt: made.startedAt - 16 * 60 };
    browser.cookies.set('sso', seal(secretKey, 'single sign-on', JSON.stringify(old)));
    const answer = await browser.call('POST /api/sign-in/single-sign-on/return', { query });
    expect(answer.json().code).toBe('other_browser');
  });

  it('links one person who signs in three times at once', async () => {
    issuer.setPerson({ sub: 'at once', email: 'at.once@example.org', email_verified: true });
    const answers = await Promise.all([1, 2, 3].map(() => singleSignOn(newBrowser())));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  });

  it('blocks no login with a password while the issuer hangs', async () => {
    const hanging = createServer(() => {});
    await new Promise<void>((listening) => hanging.listen(0, '127.0.0.1', listening));
    const { port } = hanging.address() as AddressInfo;
    const node = await startNode(test, { ...settings, OIDC_ISSUER: `http://127.0.0.1:${port}` });
    const user = await makeUser(test);
    const waiting = Array.from({ length: 80 }, () => newBrowser(node).call('POST /api/sign-in/single-sign-on'));
    const login = await newBrowser(node).call('POST /api/login', { email: user.email, password: user.password });
    expect(login.statusCode).toBe(200);
    hanging.closeAllConnections();
    hanging.close();
    const codes = (await Promise.all(waiting)).map(({ statusCode }) => statusCode);
    expect(new Set(codes)).toEqual(new Set([502, 503]));
    await node.close();
  });

  it('refuses the answer of another issuer', async () => {
    issuer.setPerson({ sub: 'mix', email: 'mix@example.org', email_verified: true });
    const browser = newBrowser();
    const query = await signInAtIssuer((await browser.call('POST /api/sign-in/single-sign-on')).json().address);
    const mixed = new URLSearchParams(query);
    mixed.set('iss', 'https://another.example.org');
    const answer = await browser.call('POST /api/sign-in/single-sign-on/return', { query: mixed.toString() });
    expect(answer.json().code).toBe('issuer_refused');
  });

  it('refuses an identity that is over, as it is where a clock is wrong, and creates nothing', async () => {
    const late = await startIssuer('http://localhost:3000/sign-in/return', 0, -600);
    late.setPerson({ sub: 'late', email: 'late@example.org', email_verified: true });
    const node = await startNode(test, { ...settings, OIDC_ISSUER: late.issuer });
    const before = await accounts();
    const answer = await singleSignOn(newBrowser(node));
    expect([answer.statusCode, answer.json().error]).toEqual([
      403,
      'Your work account did not let you in. Please try again.',
    ]);
    expect(await accounts()).toEqual(before);
    await node.close();
    await late.close();
  });

  it('says so when the issuer is down, and works again when it has new keys', async () => {
    const gone = await startIssuer('http://localhost:3000/sign-in/return');
    const node = await startNode(test, { ...settings, OIDC_ISSUER: gone.issuer });
    gone.setPerson({ sub: 'rotation', email: 'rotation@example.org', email_verified: true });
    expect((await singleSignOn(newBrowser(node))).statusCode).toBe(200);
    const port = Number(new URL(gone.issuer).port);
    await gone.close();
    const answer = await newBrowser(node).call('POST /api/sign-in/single-sign-on');
    expect([answer.statusCode, answer.json().code]).toEqual([502, 'issuer_down']);
    // Each start makes new keys.
    const back = await startIssuer('http://localhost:3000/sign-in/return', port);
    back.setPerson({ sub: 'rotation', email: 'rotation@example.org', email_verified: true });
    expect((await singleSignOn(newBrowser(node))).statusCode).toBe(200);
    await back.close();
    await node.close();
  });

  it('gives and takes the role by the group, but never from the last administrator', async () => {
    const person = { sub: 'boss', email: 'boss@example.org', email_verified: true };
    issuer.setPerson({ ...person, groups: ['sayso-admins'] });
    expect((await singleSignOn(newBrowser())).json().isAdmin).toBe(true);
    issuer.setPerson({ ...person, groups: [] });
    expect((await singleSignOn(newBrowser())).json().isAdmin).toBe(true);
    await makeAdministrator(await makeUser(test));
    expect((await singleSignOn(newBrowser())).json().isAdmin).toBe(false);
  });

  it('deactivated people get the same sentence as by password', async () => {
    issuer.setPerson({ sub: 'left', email: 'left@example.org', email_verified: true });
    const { id } = (await singleSignOn(newBrowser())).json();
    await test.services.database.db.execute(sql`update users set is_active = false where id = ${id}`);
    const answer = await singleSignOn(newBrowser());
    expect([answer.statusCode, answer.json().error]).toEqual([403, 'This account has been deactivated.']);
  });

  it('is asked before a passkey with OIDC_ONLY, and for administrators of the group', async () => {
    const only = await startNode(test, { ...settings, OIDC_ONLY: '1', OIDC_ADMIN_GROUP: '' });
    for (const [node, isAdmin] of [
      [only, false],
      [test, true],
    ] as const) {
      const user = await makeUser(test);
      const { passkey } = await addPasskey(test, user.browser);
      if (isAdmin) await makeAdministrator(user);
      const byPasskey = async (browser: TestBrowser) =>
        browser.call('POST /api/sign-in/passkey', await passkeyAnswer(browser, passkey));
      const stranger = newBrowser(node);
      const alone = await byPasskey(stranger);
      expect([alone.statusCode, alone.json().code]).toEqual([403, 'single_sign_on_only']);
      expect((await stranger.call('GET /api/user')).statusCode).toBe(401);
      const login = await stranger.call('POST /api/login', { email: user.email, password: user.password });
      expect([login.statusCode, login.json().code]).toEqual([403, 'single_sign_on_only']);
      expect((await byPasskey(stranger)).json().code).toBe('single_sign_on_only');
      const groups = isAdmin ? ['sayso-admins'] : [];
      issuer.setPerson({ sub: user.email, email: user.email, email_verified: true, groups });
      const browser = newBrowser(node);
      expect((await singleSignOn(browser)).json().code).toBe('second_step');
      expect((await byPasskey(browser)).statusCode).toBe(200);
    }
    const owner = await makeUser(test);
    const { passkey } = await addPasskey(test, owner.browser);
    const browser = newBrowser();
    const alone = await browser.call('POST /api/sign-in/passkey', await passkeyAnswer(browser, passkey));
    expect(alone.statusCode).toBe(200);
    await only.close();
  });

  it('confirms acts only when the issuer says that the person just signed in there', async () => {
    issuer.setPerson({ sub: 'desk', email: 'desk@example.org', email_verified: true });
    const enter = async (input: object, change: (address: URL) => void, jar?: Map<string, string>) => {
      const browser = newBrowser();
      const address = new URL((await browser.call('POST /api/sign-in/single-sign-on', input)).json().address);
      change(address);
      const query = await signInAtIssuer(address.href, jar);
      expect((await browser.call('POST /api/sign-in/single-sign-on/return', { query })).statusCode).toBe(200);
      return (await browser.call('POST /api/security/app')).json().code ?? 'done';
    };
    expect(await enter({}, () => {})).toBe('confirm_needed');
    const dropped = (address: URL) => {
      address.searchParams.delete('prompt');
      address.searchParams.delete('max_age');
    };
    expect(await enter({ again: true }, dropped)).toBe('confirm_needed');
    expect(await enter({ again: true }, () => {})).toBe('done');

    // The browser allows an older sign-in, and the issuer says truly when it was.
    const jar = new Map<string, string>();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 });
    await signInAtIssuer((await newBrowser().call('POST /api/sign-in/single-sign-on')).json().address, jar);
    vi.useRealTimers();
    const older = (address: URL) => {
      address.searchParams.delete('prompt');
      address.searchParams.set('max_age', '86400');
    };
    expect(await enter({ again: true }, older, jar)).toBe('confirm_needed');
  });

  it.each([
    ['two lines', 'Bob\r\nBcc: x@y.example'],
    ['turned text', 'Bob\u202e'],
    ['a zero character', 'Bob\u0000'],
  ])('takes a name of %s from the address instead', async (_what, name) => {
    const local = `bob${name.length}`;
    issuer.setPerson({ sub: local, email: `${local}@example.org`, email_verified: true, name });
    const answer = await singleSignOn(newBrowser());
    expect([answer.statusCode, answer.json().name]).toEqual([200, local]);
  });

  it('is the only way in with OIDC_ONLY', async () => {
    const user = await makeUser(test);
    const only = await startNode(test, { ...settings, OIDC_ONLY: '1' });
    const login = await newBrowser(only).call('POST /api/login', { email: user.email, password: user.password });
    expect([login.statusCode, login.json().error]).toEqual([403, 'Everyone here signs in with their work account.']);
    const signedIn = newBrowser(only);
    signedIn.cookies.set('sid', user.browser.cookies.get('sid') ?? '');
    const confirm = await signedIn.call('POST /api/security/confirm', { password: user.password });
    expect([confirm.statusCode, confirm.json().code]).toEqual([403, 'single_sign_on_only']);
    const register = { name: 'Kit', email: 'kit@example.org', password: 'four new words here' };
    expect((await newBrowser(only).call('POST /api/register', register)).statusCode).toBe(403);
    issuer.setPerson({ sub: 'only', email: 'only@example.org', email_verified: true });
    expect((await singleSignOn(newBrowser(only))).statusCode).toBe(200);
    await only.close();
  });
});
