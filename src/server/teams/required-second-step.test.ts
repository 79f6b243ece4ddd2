import { afterAll, beforeAll, expect, it } from 'vitest';
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

it('an owner requires a second step of the team, at the next sign-in of each person, until it is switched off', async () => {
  const maya = await makeUser(test, { name: 'Maya Lindqvist' });
  const [dana, stranger] = [await makeUser(test), await makeUser(test)];
  const { business } = await makeBusiness(test, { owner: maya });
  await joinTeam(maya, business.id, dana, 'viewer');
  const require = (browser: TestBrowser, isRequired: unknown) =>
    browser.call(`POST /api/businesses/${business.id}/second-step`, { isRequired });
  const team = async () => (await maya.browser.call(`GET /api/businesses/${business.id}/team`)).json();
  expect((await team()).requiresSecondStep).toBe(false);
  expect([(await require(dana.browser, true)).statusCode, (await require(stranger.browser, true)).statusCode]).toEqual([
    404, 404,
  ]);
  expect((await require(maya.browser, 'yes')).statusCode).toBe(400);
  expect([await logIn(dana), await logIn(maya)]).toEqual(['signed in', 'signed in']);

  expect((await require(maya.browser, true)).statusCode).toBe(200);
  expect((await require(maya.browser, true)).statusCode).toBe(200);
  expect((await team()).requiresSecondStep).toBe(true);
  expect((await auditLines(test, business.id)).filter((line) => line.includes('second step'))).toEqual([
    'Maya Lindqvist required a second step of the team',
  ]);
  expect((await dana.browser.call('GET /api/security')).json().isRequired).toBe(true);
  expect([await logIn(dana), await logIn(maya), await logIn(stranger)]).toEqual([
    'set_up_second_step',
    'set_up_second_step',
    'signed in',
  ]);

  await turnOnApp(dana.browser);
  expect(await logIn(dana)).toBe('second_step');
  const refused = await dana.browser.call('DELETE /api/security/app');
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'last_required']);
  await addPasskey(test, dana.browser);
  expect((await dana.browser.call('DELETE /api/security/app')).statusCode).toBe(200);

  expect((await require(maya.browser, false)).statusCode).toBe(200);
  expect([await logIn(maya), await logIn(dana)]).toEqual(['signed in', 'second_step']);
});

it('a person who leaves the team no longer needs one', async () => {
  const [maya, dana] = [await makeUser(test), await makeUser(test)];
  const { business } = await makeBusiness(test, { owner: maya });
  await joinTeam(maya, business.id, dana, 'manager');
  await maya.browser.call(`POST /api/businesses/${business.id}/second-step`, { isRequired: true });
  expect(await logIn(dana)).toBe('set_up_second_step');
  await dana.browser.call(`DELETE /api/businesses/${business.id}/team/${dana.id}`);
  expect(await logIn(dana)).toBe('signed in');
});
