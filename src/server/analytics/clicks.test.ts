import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBusiness, makeUser } from '../testing/factories.ts';
import { refuseWrites } from '../testing/refuse-writes.ts';
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

test('a click that failed for want of the database counts when it comes again', async () => {
  const made = await makeBusiness(app);
  const visitor = new TestBrowser(app.app);
  visitor.cookies.set('visitor', 'A'.repeat(22));
  const click = () => visitor.call(`POST /api/analytics/google-click/${made.business.id}`);
  const heal = await refuseWrites(app.services.database, 'analytics_days');
  expect((await click()).statusCode).toBe(503);
  await heal();
  for (const _ of ['the first', 'one too many']) expect((await click()).statusCode).toBe(200);
  expect((await clicks(made)).googleLinkClicks).toBe(1);
});
