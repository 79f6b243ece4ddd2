import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selectRows } from '../../db/database.ts';
import { appCode } from '../../testing/authenticator-app.ts';
import { makeUser } from '../../testing/factories.ts';
import { singleSignOn, startIssuer } from '../../testing/issuer.ts';
import { registrationsOf } from '../../testing/registrations.ts';
import { addPasskey, allowStepAgain, giveSecondSteps, passkeyAnswer, turnOnApp } from '../../testing/second-steps.ts';
import type { SoftwarePasskey } from '../../testing/software-passkey.ts';
import { startApp, startNode, type TestApp, TestBrowser, type TestNode } from '../../testing/start-app.ts';
import { runAdminCommand } from '../admin-command.ts';
import { processResetRequests } from '../reset.ts';

const ways = [
  'login',
  'the older login',
  'a password reset',
  'a reset link of the operator',
  'a verification',
  'an account invitation',
  'single sign-on',
  'a passkey',
  'an old session cookie',
] as const;
const factors = ['nothing', 'an app', 'a passkey', 'both'] as const;
const requirements = ['nobody', 'administrators', 'everyone'] as const;
type Way = (typeof ways)[number];
type Factors = (typeof factors)[number];
type Made = Awaited<ReturnType<typeof makeUser>>;

interface Cell {
  readonly way: Way;
  readonly has: Factors;
  readonly required: (typeof requirements)[number];
  readonly isKnown: boolean;
  readonly isAdmin: boolean;
}

// A new account has no second step, and a passkey is needed to try a passkey. These two browsers are always known.
const isPossible = ({ way, has, isKnown, isAdmin }: Cell) =>
  way === 'an old session cookie'
    ? isKnown
    : way === 'a verification' || way === 'an account invitation'
      ? has === 'nothing' && isKnown && !isAdmin
      : way !== 'a passkey' || has === 'a passkey' || has === 'both';

const cells: Cell[] = ways
  .flatMap((way) => factors.map((has) => ({ way, has })))
  .flatMap((cell) => requirements.map((required) => ({ ...cell, required })))
  .flatMap((cell) => [true, false].map((isKnown) => ({ ...cell, isKnown })))
  .flatMap((cell) => [true, false].map((isAdmin) => ({ ...cell, isAdmin })))
  // The role matters where administrators alone need a second step.
  .filter(({ required, isAdmin }) => required === 'administrators' || !isAdmin)
  .filter(isPossible);

let issuer: Awaited<ReturnType<typeof startIssuer>>;
/** The second node of each pair answers the second step. */
const nodes = new Map<string, [TestNode, TestNode]>();
let first: TestNode;
beforeAll(async () => {
  issuer = await startIssuer('http://localhost:3000/sign-in/return');
  const settings = {
    RATE_LIMIT_MULTIPLIER: '100000',
    REGISTRATION: 'invited',
    OIDC_ISSUER: issuer.issuer,
    OIDC_CLIENT_ID: 'sayso',
    OIDC_CLIENT_SECRET: 'a secret of the issuer',
  };
  first = await startApp(settings);
  nodes.set('nobody', [first, await startNode(first, settings)]);
  for (const required of ['administrators', 'everyone'] as const) {
    const more = { ...settings, REQUIRE_SECOND_FACTOR: required };
    nodes.set(required, [await startNode(first, more), await startNode(first, more)]);
  }
});
afterAll(async () => {
  for (const node of [...nodes.values()].flat().reverse()) await node.close();
  await issuer.close();
});

const sessionsOf = async (email: string) => {
  const [row] = await selectRows<{ n: number }>(
    first.services.database.db,
    sql`select count(*)::int as n from sessions s join users u on u.id = s.user_id where u.email = ${email}`,
  );
  return row?.n;
};

const newPassword = 'six brown lighthouses';
interface Entered {
  readonly email: string;
  readonly browser: TestBrowser;
}

const registrations = () => registrationsOf(() => first);

/** Goes as far as the way leads without a second step. */
async function enter({ way }: Cell, node: TestApp, user: Made, browser: TestBrowser, passkey: SoftwarePasskey | null) {
  const { email, password } = user;
  const login = (typed: string) => browser.call('POST /api/login', { email, password: typed });
  const reset = async (text: string) => {
    const token = /reset-password\?reset=([\w-]{43})/.exec(text)?.[1] ?? '';
    expect((await browser.call('POST /api/reset-password', { token, password: newPassword })).statusCode).toBe(200);
    expect(await sessionsOf(email)).toBe(0);
    return login(newPassword);
  };
  if (way === 'a password reset') {
    await browser.call('POST /api/forgot-password', { email });
    await processResetRequests(node.services);
    return reset((await registrations().emailsTo(email)).at(-1)?.text ?? '');
  }
  if (way === 'a reset link of the operator') {
    const { config, database } = node.services;
    return reset((await runAdminCommand(config, database, ['reset-link', email])).output);
  }
  if (way === 'single sign-on') {
    issuer.setPerson({ sub: `sub of ${email}`, email, email_verified: true, name: 'Dana' });
    return singleSignOn(browser);
  }
  if (way === 'a passkey' && passkey)
    return browser.call('POST /api/sign-in/passkey', await passkeyAnswer(browser, passkey));
  return login(password);
}

/** A new account in the browser that verifies it. */
async function registerAndLogIn(node: TestApp, isInvited: boolean): Promise<Entered & { status: number }> {
  const email = registrations().newAddress();
  const { config, database } = node.services;
  if (isInvited) await runAdminCommand(config, database, ['invite', email]);
  else await database.db.execute(sql`insert into account_invitations (email, invited_by) values (${email}, 'a test')`);
  const browser = new TestBrowser(node.app);
  await browser.call('POST /api/register', { name: 'Dana', email, password: newPassword });
  const code = /^\d{6}$/m.exec((await registrations().emailsTo(email)).at(-1)?.text ?? '')?.[0] ?? '';
  expect((await browser.call('POST /api/verify-code', { email, code })).statusCode).toBe(200);
  expect(await sessionsOf(email)).toBe(0);
  const answer = await browser.call('POST /api/login', { email, password: newPassword });
  return { email, browser, status: answer.statusCode };
}

const isNeeded = ({ way, has, required, isAdmin }: Cell) =>
  way !== 'a passkey' && (has !== 'nothing' || required === 'everyone' || (required === 'administrators' && isAdmin));

describe(`${cells.length} ways in: no session without the second step`, () => {
  it.each(cells)('$way, having $has, required of $required, known $isKnown, admin $isAdmin', async (cell) => {
    const [node, other] = nodes.get(cell.required) ?? [];
    if (!node || !other) throw new Error('no node');
    if (cell.way === 'a verification' || cell.way === 'an account invitation') {
      const { email, status } = await registerAndLogIn(node, cell.way === 'an account invitation');
      expect([status, await sessionsOf(email)]).toEqual(isNeeded(cell) ? [403, 0] : [200, 1]);
      return;
    }
    const user = await makeUser(first, { isAdmin: cell.isAdmin });
    if (cell.way === 'an old session cookie') return expectOldCookie(cell, other, user);
    const has = {
      app: cell.has === 'an app' || cell.has === 'both',
      passkey: cell.has === 'a passkey' || cell.has === 'both',
    };
    const { key, passkey } = await giveSecondSteps(first, user, has);
    await user.browser.call('POST /api/logout-everywhere');
    const browser = new TestBrowser(node.app);
    const dev = user.browser.cookies.get('dev');
    if (cell.isKnown && dev) browser.cookies.set('dev', dev);

    const entered = await enter(cell, node, user, browser, passkey);
    const needed = isNeeded(cell);
    expect([entered.statusCode, await sessionsOf(user.email)]).toEqual(needed ? [403, 0] : [200, 1]);
    expect((await browser.call('GET /api/user')).statusCode).toBe(needed ? 401 : 200);
    if (!needed) return;

    expect(entered.json().code).toBe(cell.has === 'nothing' ? 'set_up_second_step' : 'second_step');
    const there = new TestBrowser(other.app);
    for (const [name, value] of browser.cookies) there.cookies.set(name, value);
    await allowStepAgain(first, user);
    const step = key
      ? there.call('POST /api/sign-in/code', { code: appCode(key) })
      : passkey
        ? there.call('POST /api/sign-in/passkey', await passkeyAnswer(there, passkey))
        : setUpApp(there);
    expect([(await step).statusCode, await sessionsOf(user.email)]).toEqual([200, 1]);
    expect((await there.call('GET /api/user')).json().email).toBe(user.email);
    // The proved first step is used up.
    browser.cookies.delete('sid');
    const again = await browser.call('POST /api/sign-in/code', { code: key ? appCode(key) : '000000' });
    expect([again.statusCode, await sessionsOf(user.email)]).toEqual([401, 1]);
  });
});

async function setUpApp(browser: TestBrowser) {
  const { key } = (await browser.call('POST /api/sign-in/app')).json();
  return browser.call('POST /api/sign-in/app/on', { code: appCode(key) });
}

async function expectOldCookie({ has, required, isAdmin }: Cell, other: TestNode, user: Made) {
  const before = new TestBrowser(first.app);
  await before.call('POST /api/login', { email: user.email, password: user.password });
  if (has === 'an app' || has === 'both') await turnOnApp(user.browser);
  if (has === 'a passkey' || has === 'both') await addPasskey(first, user.browser);
  const oldCookie = new TestBrowser(other.app);
  for (const [name, value] of before.cookies) oldCookie.cookies.set(name, value);
  const isRequired = required === 'everyone' || (required === 'administrators' && isAdmin);
  expect((await oldCookie.call('GET /api/user')).statusCode).toBe(has === 'nothing' && !isRequired ? 200 : 401);
}
