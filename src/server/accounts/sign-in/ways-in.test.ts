import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selectRows } from '../../db/database.ts';
import { appCode } from '../../testing/authenticator-app.ts';
import { makeBusiness, makeUser } from '../../testing/factories.ts';
import { singleSignOn, startIssuer } from '../../testing/issuer.ts';
import { tokenOf } from '../../testing/joining.ts';
import { codeIn, registrationsOf } from '../../testing/registrations.ts';
import { addPasskey, giveSecondSteps, passkeyAnswer, turnOnApp } from '../../testing/second-steps.ts';
import { startApp, startNode, type TestApp, TestBrowser, type TestNode } from '../../testing/start-app.ts';
import { runAdminCommand } from '../admin-command.ts';
import { processResetRequests } from '../reset.ts';

const newAccounts = ['a verification', 'an account invitation', 'a team invitation of a new person'] as const;
const ways = [
  'login',
  'the older login',
  'a password reset',
  'a reset link of the operator',
  'a team invitation',
  'single sign-on',
  'a passkey',
  'an old session cookie',
  ...newAccounts,
] as const;
const factors = ['nothing', 'an app', 'a passkey', 'both'] as const;
const requirements = ['nobody', 'administrators', 'everyone', 'their team'] as const;
type Way = (typeof ways)[number];
type Factors = (typeof factors)[number];

interface Cell {
  readonly way: Way;
  readonly has: Factors;
  readonly required: (typeof requirements)[number];
  readonly isKnown: boolean;
  readonly isAdmin: boolean;
}

const isNewAccount = (way: Way) => newAccounts.some((one) => one === way);
const hasApp = ({ has }: Cell) => has === 'an app' || has === 'both';
const hasPasskey = ({ has }: Cell) => has === 'a passkey' || has === 'both';

// A new account has no second step, and a passkey is needed to try a passkey.
const isPossible = (cell: Cell) =>
  isNewAccount(cell.way) ? cell.has === 'nothing' : cell.way !== 'a passkey' || hasPasskey(cell);

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
let inviting: Awaited<ReturnType<typeof makeBusiness>>;
let strict: Awaited<ReturnType<typeof makeBusiness>>;
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
  inviting = await makeBusiness(first);
  strict = await makeBusiness(first);
  await strict.owner.browser.call(`POST /api/businesses/${strict.business.id}/second-step`, { isRequired: true });
});
afterAll(async () => {
  for (const node of [...nodes.values()].flat().reverse()) await node.close();
  await issuer.close();
});

const run = (statement: ReturnType<typeof sql>) => first.services.database.db.execute(statement);
const registrations = () => registrationsOf(() => first);
const sessionsOf = async (email: string) => {
  const [row] = await selectRows<{ n: number }>(
    first.services.database.db,
    sql`select count(*)::int as n from sessions s join users u on u.id = s.user_id where u.email = ${email}`,
  );
  return row?.n;
};

const newPassword = 'six brown lighthouses';

/** One person for each set of second steps, and how to make them as they were. */
const people = new Map<string, ReturnType<typeof makePerson>>();
async function makePerson({ isAdmin, ...cell }: Cell) {
  const user = await makeUser(first, { isAdmin });
  const steps = await giveSecondSteps(first, user, { app: hasApp(cell as Cell), passkey: hasPasskey(cell as Cell) });
  const [stored] = await selectRows<{ hash: string }>(
    first.services.database.db,
    sql`select password_hash as hash from credentials where user_id = ${user.id}`,
  );
  const restore = async () => {
    await run(sql`delete from sessions where user_id = ${user.id}`);
    await run(sql`delete from memberships where user_id = ${user.id}`);
    await run(sql`delete from rate_limit_counters`);
    await run(sql`update credentials set password_hash = ${stored?.hash} where user_id = ${user.id}`);
    await run(sql`update totp_secrets set last_step = 0 where user_id = ${user.id}`);
    if (cell.has !== 'nothing') return;
    for (const table of ['totp_secrets', 'passkeys', 'recovery_codes'])
      await run(sql`delete from ${sql.identifier(table)} where user_id = ${user.id}`);
  };
  return { user, ...steps, restore };
}

async function personOf(cell: Cell) {
  // Old cookies are older than the second step.
  const has = cell.way === 'an old session cookie' ? 'nothing' : cell.has;
  const key = `${has} ${cell.isAdmin}`;
  const making = people.get(key) ?? makePerson({ ...cell, has });
  people.set(key, making);
  const person = await making;
  await person.restore();
  await joinStrictTeam(cell, person.user.id);
  return person;
}

async function joinStrictTeam({ required }: Cell, userId: number) {
  if (required !== 'their team') return;
  const { id } = strict.business;
  await run(sql`insert into memberships (business_id, user_id, role) values (${id}, ${userId}, 'viewer')`);
}

async function inviteToTeam(email: string): Promise<string> {
  const asked = { email, role: 'viewer', asLink: true };
  const invited = await inviting.owner.browser.call(`POST /api/businesses/${inviting.business.id}/team`, asked);
  expect(invited.statusCode).toBe(201);
  return tokenOf(invited.json().link);
}

/** Goes as far as the way leads without a second step. */
async function enter(
  { way }: Cell,
  node: TestApp,
  browser: TestBrowser,
  person: Awaited<ReturnType<typeof makePerson>>,
) {
  const { email, password } = person.user;
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
  if (way === 'a team invitation') {
    const token = await inviteToTeam(email);
    const answer = await login(password);
    const joined = await browser.call(`POST /api/join/${token}`);
    expect(joined.statusCode).toBe(answer.statusCode === 200 ? 200 : 401);
    return answer;
  }
  if (way === 'single sign-on') {
    issuer.setPerson({ sub: `sub of ${email}`, email, email_verified: true, name: 'Dana' });
    return singleSignOn(browser);
  }
  if (way === 'a passkey' && person.passkey)
    return browser.call('POST /api/sign-in/passkey', await passkeyAnswer(browser, person.passkey));
  // Both screens send the same call.
  return login(password);
}

/** A new account, and its first login in the browser that verified it or in another one. */
async function registerAndLogIn(cell: Cell, node: TestApp) {
  const email = registrations().newAddress();
  const { config, database } = node.services;
  if (cell.way === 'a team invitation of a new person') await inviteToTeam(email);
  else if (cell.way === 'an account invitation') await runAdminCommand(config, database, ['invite', email]);
  else await run(sql`insert into account_invitations (email, invited_by) values (${email}, 'a test')`);
  const registering = new TestBrowser(node.app);
  await registering.call('POST /api/register', { name: 'Dana', email, password: newPassword });
  const code = codeIn((await registrations().emailsTo(email)).at(-1));
  expect((await registering.call('POST /api/verify-code', { email, code })).statusCode).toBe(200);
  expect(await sessionsOf(email)).toBe(0);
  if (cell.isAdmin) await runAdminCommand(config, database, ['grant', email]);
  const [user] = await selectRows<{ id: string }>(database.db, sql`select id from users where email = ${email}`);
  await joinStrictTeam(cell, Number(user?.id));
  const browser = cell.isKnown ? registering : new TestBrowser(node.app);
  return { browser, email, entered: await browser.call('POST /api/login', { email, password: newPassword }) };
}

async function begin(cell: Cell, node: TestApp) {
  if (isNewAccount(cell.way)) return { ...(await registerAndLogIn(cell, node)), key: null, passkey: null };
  const person = await personOf(cell);
  const browser = new TestBrowser(node.app);
  const dev = person.user.browser.cookies.get('dev');
  if (cell.isKnown && dev) browser.cookies.set('dev', dev);
  const entered = await enter(cell, node, browser, person);
  return { ...person, browser, entered, email: person.user.email };
}

const isNeeded = ({ way, has, required, isAdmin }: Cell) =>
  way !== 'a passkey' &&
  (has !== 'nothing' ||
    required === 'everyone' ||
    required === 'their team' ||
    (required === 'administrators' && isAdmin));

describe(`${cells.length} ways in: no session without the second step`, () => {
  it.each(cells)('$way, having $has, required of $required, known $isKnown, admin $isAdmin', async (cell) => {
    const [node, other] = nodes.get(cell.required === 'their team' ? 'nobody' : cell.required) ?? [];
    if (!node || !other) throw new Error('no node');
    if (cell.way === 'an old session cookie') return expectOldCookie(cell, other);
    const { browser, entered, email, key, passkey } = await begin(cell, node);
    const needed = isNeeded(cell);
    expect([entered.statusCode, await sessionsOf(email)]).toEqual(needed ? [403, 0] : [200, 1]);
    expect((await browser.call('GET /api/user')).statusCode).toBe(needed ? 401 : 200);
    if (!needed) return;

    expect(entered.json().code).toBe(cell.has === 'nothing' ? 'set_up_second_step' : 'second_step');
    const there = new TestBrowser(other.app);
    for (const [name, value] of browser.cookies) there.cookies.set(name, value);
    const step = key
      ? there.call('POST /api/sign-in/code', { code: appCode(key) })
      : passkey
        ? there.call('POST /api/sign-in/passkey', await passkeyAnswer(there, passkey))
        : setUpApp(there);
    expect([(await step).statusCode, await sessionsOf(email)]).toEqual([200, 1]);
    expect((await there.call('GET /api/user')).json().email).toBe(email);
    // The proved first step is used up.
    browser.cookies.delete('sid');
    const again = await browser.call('POST /api/sign-in/code', { code: key ? appCode(key) : '000000' });
    expect([again.statusCode, await sessionsOf(email)]).toEqual([401, 1]);
  });
});

async function setUpApp(browser: TestBrowser) {
  const { key } = (await browser.call('POST /api/sign-in/app')).json();
  return browser.call('POST /api/sign-in/app/on', { code: appCode(key) });
}

async function expectOldCookie(cell: Cell, other: TestNode) {
  const { user } = await personOf({ ...cell, required: 'nobody' });
  const logIn = async () => {
    const browser = new TestBrowser(first.app);
    expect((await browser.call('POST /api/login', user)).statusCode).toBe(200);
    return browser;
  };
  const [before, adding] = [await logIn(), await logIn()];
  if (hasApp(cell)) await turnOnApp(adding);
  if (hasPasskey(cell)) await addPasskey(first, adding);
  await joinStrictTeam(cell, user.id);
  const oldCookie = new TestBrowser(other.app);
  for (const [name, value] of before.cookies) if (cell.isKnown || name === 'sid') oldCookie.cookies.set(name, value);
  expect((await oldCookie.call('GET /api/user')).statusCode).toBe(isNeeded(cell) ? 401 : 200);
}
