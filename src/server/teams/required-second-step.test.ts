import { afterAll, beforeAll, expect, it } from 'vitest';
import { appCode } from '../testing/authenticator-app.ts';
import { makeBusiness, makeUser } from '../testing/factories.ts';
import { auditLines, joinTeam } from '../testing/joining.ts';
import { addPasskey, turnOnApp } from '../testing/second-steps.ts';
import { startApp, startNode, type TestApp, TestBrowser } from '../testing/start-app.ts';

let test: TestApp;
let second: TestApp;
beforeAll(async () => {
  test = await startApp({ RATE_LIMIT_MULTIPLIER: '100' });
  second = await startNode(test, { RATE_LIMIT_MULTIPLIER: '100' });
});
afterAll(async () => {
  await second.close();
  await test.close();
});

const logIn = async ({ email, password }: { email: string; password: string }) => {
  const browser = new TestBrowser(second.app);
  return (await browser.call('POST /api/login', { email, password })).json().code ?? 'signed in';
};

async function setUpOnTheWayIn({ email, password }: { email: string; password: string }): Promise<TestBrowser> {
  const browser = new TestBrowser(second.app);
  await browser.call('POST /api/login', { email, password });
  const { key } = (await browser.call('POST /api/sign-in/app')).json();
  expect((await browser.call('POST /api/sign-in/app/on', { code: appCode(key) })).statusCode).toBe(200);
  return browser;
}

const reads = async (...browsers: readonly TestBrowser[]) =>
  Promise.all(browsers.map(async (browser) => (await browser.call('GET /api/user')).statusCode));

it('an owner requires a second step of the team: sessions without one end, until it is switched off', async () => {
  const maya = await makeUser(test, { name: 'Maya Lindqvist' });
  const [dana, sam, stranger] = [await makeUser(test), await makeUser(test), await makeUser(test)];
  const { business } = await makeBusiness(test, { owner: maya });
  await joinTeam(maya, business.id, dana, 'viewer');
  await joinTeam(maya, business.id, sam, 'viewer');
  await turnOnApp(maya.browser);
  const require = (browser: TestBrowser, isRequired: unknown) =>
    browser.call(`POST /api/businesses/${business.id}/second-step`, { isRequired });
  const team = async () => (await maya.browser.call(`GET /api/businesses/${business.id}/team`)).json();
  expect((await team()).requiresSecondStep).toBe(false);
  expect([(await require(dana.browser, true)).statusCode, (await require(stranger.browser, true)).statusCode]).toEqual([
    404, 404,
  ]);
  expect((await require(maya.browser, 'yes')).statusCode).toBe(400);
  expect([await logIn(dana), await logIn(maya)]).toEqual(['signed in', 'second_step']);
  const people = [maya.browser, dana.browser, sam.browser, stranger.browser] as const;
  expect(await reads(...people)).toEqual([200, 200, 200, 200]);

  expect((await require(maya.browser, true)).statusCode).toBe(200);
  expect((await require(maya.browser, true)).statusCode).toBe(200);
  expect(await reads(...people)).toEqual([200, 401, 401, 200]);
  expect((await team()).requiresSecondStep).toBe(true);
  expect((await auditLines(test, business.id)).filter((line) => line.includes('second step'))).toEqual([
    'Maya Lindqvist required a second step of the team',
  ]);
  expect([await logIn(dana), await logIn(stranger)]).toEqual(['set_up_second_step', 'signed in']);

  const browser = await setUpOnTheWayIn(dana);
  expect((await browser.call('GET /api/security')).json().isRequired).toBe(true);
  expect(await logIn(dana)).toBe('second_step');
  const refused = await browser.call('DELETE /api/security/app');
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'last_required']);
  await addPasskey(test, browser);
  expect((await browser.call('DELETE /api/security/app')).statusCode).toBe(200);

  expect((await require(maya.browser, false)).statusCode).toBe(200);
  expect([await logIn(sam), await logIn(dana)]).toEqual(['signed in', 'second_step']);
  expect(await reads(sam.browser)).toEqual([200]);
});

it('a person who leaves the team no longer needs one', async () => {
  const [maya, dana] = [await makeUser(test), await makeUser(test)];
  const { business } = await makeBusiness(test, { owner: maya });
  await joinTeam(maya, business.id, dana, 'manager');
  await turnOnApp(maya.browser);
  await maya.browser.call(`POST /api/businesses/${business.id}/second-step`, { isRequired: true });
  expect(await logIn(dana)).toBe('set_up_second_step');
  await maya.browser.call(`DELETE /api/businesses/${business.id}/team/${dana.id}`);
  expect([await logIn(dana), await reads(dana.browser)]).toEqual(['signed in', [200]]);
});

it.each([
  ['administrators', [401, 200, 200]],
  ['everyone', [401, 401, 200]],
])(
  'REQUIRE_SECOND_FACTOR=%s, set later, ends the sessions of these people without a second step',
  async (who, statuses) => {
    const [mona, dana, sam] = [await makeUser(test, { isAdmin: true }), await makeUser(test), await makeUser(test)];
    await turnOnApp(sam.browser);
    const required = await startNode(test, { REQUIRE_SECOND_FACTOR: who });
    const found = [];
    for (const { browser } of [mona, dana, sam]) {
      const later = new TestBrowser(required.app);
      for (const [name, value] of browser.cookies) later.cookies.set(name, value);
      found.push(...(await reads(later)));
    }
    await required.close();
    expect(found).toEqual(statuses);
  },
);
