import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeBusiness, makeUser } from '../testing/factories.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';
import { lockInvitations } from './settings-store.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.close());

it.each([
  ['POST', 'invitations', { people: [{ email: 'ana@example.org' }], source: 'list', isEveryone: true }],
  ['PATCH', 'invitation-settings', { isOn: true }],
  ['POST', 'desks', { name: 'Front desk' }],
  ['POST', 'api-tokens', { name: 'Practice software' }],
  ['DELETE', 'people', { email: 'ana@example.org' }],
])('%s %s answers a stranger without waiting for the business', async (method, call, body) => {
  const { business } = await makeBusiness(test);
  const stranger = await makeUser(test);
  const status = await test.services.database.transact(async (tx) => {
    await lockInvitations(tx, business.id);
    return (await stranger.browser.call(`${method} /api/businesses/${business.id}/${call}`, body)).statusCode;
  });
  expect(status).toBe(404);
});
