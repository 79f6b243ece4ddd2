import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBusiness, makeUser } from '../testing/factories.ts';
import { startApp, type TestApp, TestBrowser } from '../testing/start-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

type Made = Awaited<ReturnType<typeof makeBusiness>>;

const clicks = async ({ owner, business }: Made) =>
  (await owner.browser.call(`GET /api/analytics/${business.id}`)).json();

test('a click on the page of a business counts for a stranger, not for its owner', async () => {
  const made = await makeBusiness(app);
  const line = `POST /api/analytics/google-click/${made.business.id}`;
  expect((await made.owner.browser.call(line)).json()).toEqual({ success: true });
  expect((await clicks(made)).googleLinkClicks).toBe(0);
  expect((await new TestBrowser(app.app).call(line)).json()).toEqual({ success: true });
  expect((await clicks(made)).googleLinkClicks).toBe(1);
});

test('a click in the wizard without a slug counts for the owner alone', async () => {
  const made = await makeBusiness(app);
  const administrator = await makeUser(app, { isAdmin: true });
  const line = `POST /api/analytics/facebook-click/${made.business.id}`;
  await new TestBrowser(app.app).call(line, { wizard: true });
  await administrator.browser.call(line, { wizard: true });
  expect((await clicks(made)).facebookLinkClicks).toBe(0);
  await made.owner.browser.call(line, { wizard: true });
  expect((await clicks(made)).facebookLinkClicks).toBe(1);
});
