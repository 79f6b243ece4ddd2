import { makeBusiness, signUp } from './accounts.ts';
import { appears, draw, installClock, passTimer, stopClock } from './clock.ts';
import { expect, expectAccessible, phone, test } from './fixture.ts';
import { message, reachReview } from './wizard.ts';

test.use({ ...phone, permissions: ['clipboard-read', 'clipboard-write'] });

test('W-22 a signed-out visitor gets the generic links, and business 1 is read in the third step alone', async ({
  page,
  watch,
}) => {
  await watch.serveOutside();
  const read: string[] = [];
  const clicked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/businesses/')) read.push(pathname);
    if (pathname.startsWith('/api/analytics/')) clicked.push(pathname);
  });
  await installClock(page);
  await page.goto('/review-wizard');
  await expect(page.getByRole('group', { name: 'Sentiments' }).getByRole('button')).not.toHaveCount(0);
  expect(read).toEqual([]);
  const draft = await reachReview(page);
  await expect.poll(() => read).toEqual(['/api/businesses/1']);
  await stopClock(page);
  await page.getByRole('button', { name: 'Copy and Post Review' }).click();
  await expect(page.getByRole('dialog', { name: 'Where would you like to post your review?' })).toBeVisible();
  await expect(message(page, 'Copied to clipboard!')).toBeVisible();
  await page.clock.resume();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(draft);
  for (const name of [/Google/, /Facebook/]) {
    const opened = page.context().waitForEvent('page');
    await page.getByRole('link', { name }).click();
    await (await opened).close();
  }
  expect(watch.outside).toEqual([
    'https://www.google.com/maps/search/?api=1&query=healthcare%20clinics',
    'https://www.facebook.com/',
  ]);
  expect(clicked).toEqual([]);
});

for (const [who, own, counted] of [
  ['its owner', [{ id: 1, name: 'Willow Street', slug: 'willow-street' }], ['/api/analytics/google-click/1']],
  ['an administrator', [], []],
] as const) {
  test(`business 1 counts a click of ${who} ${counted.length} times`, async ({ page, watch }) => {
    await watch.serveOutside();
    await signUp(page.request);
    const business = { id: 1, googleBusinessUrl: 'https://g.page/r/willow/review', facebookUrl: null };
    const user = { id: 7, name: 'Dana', email: 'dana@example.org', isAdmin: true, isActive: true, emailVerified: true };
    await page.route('/api/user', (route) => route.fulfill({ json: { ...user, businesses: own } }));
    await page.route('/api/businesses/1', (route) => route.fulfill({ json: { business, categories: [] } }));
    const clicked: string[] = [];
    await page.route('**/api/analytics/**', (route) => {
      clicked.push(new URL(route.request().url()).pathname);
      return route.fulfill({ json: { success: true } });
    });
    await reachReview(page);
    await page.getByRole('button', { name: 'Copy and Post Review' }).click();
    const link = page.getByRole('dialog').getByRole('link', { name: /Google.*g\.page/ });
    const opened = page.context().waitForEvent('page');
    await link.click();
    await (await opened).close();
    await expect.poll(() => clicked).toEqual(counted);
  });
}

test('W-21 the links of the business open in new tabs and count a click each', async ({ page, visitor, watch }) => {
  await watch.serveOutside();
  await signUp(page.request);
  const { id, slug } = await makeBusiness(page.request);
  const customer = await visitor({ ...phone, permissions: ['clipboard-read', 'clipboard-write'] });
  await reachReview(customer, `/review-wizard/${slug}`);
  await customer.getByRole('button', { name: 'Copy and Post Review' }).click();
  const dialog = customer.getByRole('dialog', { name: 'Where would you like to post your review?' });
  await expect(dialog).toBeVisible();
  await expectAccessible(customer);
  const [google, facebook] = [dialog.getByRole('link').nth(0), dialog.getByRole('link').nth(1)];
  await expect(google).toHaveText(/Google.*g\.page/);
  await expect(facebook).toHaveText(/Facebook.*www\.facebook\.com/);
  for (const link of [google, facebook]) {
    const opened = customer.context().waitForEvent('page');
    const counted = customer.waitForResponse('**/api/analytics/**');
    await link.click();
    await (await opened).close();
    expect((await counted).ok()).toBe(true);
  }
  expect(watch.outside).toEqual([
    'https://g.page/r/bright-harbor/review',
    'https://www.facebook.com/brightharbor/reviews',
  ]);
  const counters = await page.request.get(`/api/analytics/${id}`);
  expect(await counters.json()).toEqual({ reviewsGenerated: 1, googleLinkClicks: 1, facebookLinkClicks: 1 });
});

test('W-27 a click that cannot be counted shows no error', async ({ page, visitor, watch }) => {
  await watch.serveOutside();
  watch.allow(/500 .*\/api\/analytics/);
  await signUp(page.request);
  const { slug } = await makeBusiness(page.request);
  const customer = await visitor({ ...phone, permissions: ['clipboard-read', 'clipboard-write'] });
  await customer.route('**/api/analytics/**', (route) => route.fulfill({ status: 500, body: '' }));
  await installClock(customer);
  await reachReview(customer, `/review-wizard/${slug}`);
  await stopClock(customer);
  await customer.getByRole('button', { name: 'Copy and Post Review' }).click();
  await expect(message(customer, 'Copied to clipboard!')).toBeVisible();
  await customer.clock.resume();
  const opened = customer.context().waitForEvent('page');
  const refused = customer.waitForEvent('requestfinished', (request) => request.url().includes('/api/analytics/'));
  await customer.getByRole('link', { name: /Google/ }).click();
  await (await opened).close();
  // Enough time to show an error.
  expect((await (await refused).response())?.status()).toBe(500);
  await draw(customer);
  await expect(customer.getByRole('dialog', { name: 'Where would you like to post your review?' })).toBeVisible();
  await expect(customer.locator('.toast-error')).toHaveCount(0);
});

test('W-23 reads the business of the address: unknown, inactive, unreachable', async ({ page, visitor, watch }) => {
  watch.allow(/500 .*\/api\/businesses\/slug/);
  await signUp(page.request);
  const { id, slug, name } = await makeBusiness(page.request);
  const customer = await visitor(phone);
  await customer.goto(`/review-wizard/${slug}`);
  await expect(customer.getByText(name)).toBeVisible();

  await customer.goto('/review-wizard/nobody-has-this-slug');
  await expect(customer.getByRole('heading', { name: 'Business not found' })).toBeVisible();
  await expect(customer.getByText("Sorry, we couldn't find information for this business")).toBeVisible();
  await expect(customer.getByRole('button', { name: 'Try Again' })).toHaveCount(0);
  await expectAccessible(customer);

  const switched = await page.request.post(`/api/businesses/toggle-business-active/${id}`, {
    data: { isActive: false },
  });
  expect(switched.ok()).toBe(true);
  await customer.goto(`/review-wizard/${slug}`);
  await expect(customer.getByRole('heading', { name: 'This business is currently inactive.' })).toBeVisible();
  await expect(
    customer.getByText('Please check back later or contact the business directly for more information.'),
  ).toBeVisible();
  await expect(customer.getByRole('group', { name: 'Sentiments' })).toHaveCount(0);

  const refused = { status: 429, json: { error: 'Too many requests. Please try again later.', code: 'too_many' } };
  await customer.route('**/api/businesses/slug/**', (route) => route.fulfill(refused));
  await customer.goto(`/review-wizard/${slug}`);
  await expect(customer.getByRole('heading', { name: 'Business not found' })).toBeVisible();
  await customer.unroute('**/api/businesses/slug/**');
  await customer.getByRole('button', { name: 'Try Again' }).click();
  await expect(customer.getByRole('heading', { name: 'This business is currently inactive.' })).toBeVisible();

  await customer.route('**/api/businesses/slug/**', (route) => route.abort());
  await installClock(customer);
  await stopClock(customer);
  await customer.goto(`/review-wizard/${slug}`);
  await expect(customer.locator('.spin')).toBeVisible();
  for (const pause of [1000, 2000, 4000]) await passTimer(customer, pause);
  await appears(customer, customer.getByRole('heading', { name: 'Error loading business information' }));
});
