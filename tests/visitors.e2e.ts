import type { Page } from '@playwright/test';
import { signUp } from './accounts.ts';
import { logIn } from './auth-screen.ts';
import { draw, installClock, letPass, passTimer, stopClock } from './clock.ts';
import { desktop, expect, test } from './fixture.ts';

test.use(desktop);

const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));

test('L-15 L-16 L-17 the landing page: entries, Get Started, Learn More, features and benefits', async ({ page }) => {
  await page.goto('/landing');
  const top = page.getByRole('navigation', { name: 'Account' });
  await expect(top.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/auth?login=true');
  await expect(top.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/auth?register=true');
  const started = page.getByRole('link', { name: 'Get Started' });
  await expect(started).toHaveCount(2);
  for (const link of await started.all()) await expect(link).toHaveAttribute('href', '/auth?register=true');
  await expect(page.getByRole('heading', { name: 'What you get' })).toBeVisible();
  await expect(page.getByText('A link, a QR code and a poster to print')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What your team gets' })).toBeVisible();
  await expect(page.getByText('One inbox for private messages')).toBeVisible();
  await expect(
    page.getByText('Unhappy customers get the same public buttons, in the same size and the same order.'),
  ).toBeVisible();
  await expect(page.getByText('For bakeries, garages, salons and clinics.')).toBeVisible();
  await expect(page.getByText('the writer built into Sayso, on this server, without an AI service')).toBeVisible();
  await expect(page.getByRole('link', { name: 'See it step by step' })).toHaveAttribute('href', '/how-to');
  await page.getByRole('link', { name: 'Learn More' }).click();
  await expect(page).toHaveURL('/landing#learn-more');
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeInViewport();
  await started.first().click();
  await expect(page).toHaveURL('/auth?register=true');
  await expect(page.getByRole('tab', { name: 'Register' })).toHaveAttribute('aria-selected', 'true');
});

test('L-15 L-18 signed in, / goes on to /dashboard and /landing offers the Dashboard', async ({ page }) => {
  await signUp(page.request);
  await page.goto('/');
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/landing');
  const top = page.getByRole('navigation', { name: 'Account' });
  await expect(top.getByRole('link')).toHaveText(['Dashboard']);
  await expect(top.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
});

test('L-19 an address with capitals or a trailing slash leads to the screen, and never to another site', async ({
  request,
  baseURL,
}) => {
  const led = async (address: string) => {
    const answer = await request.get(address, { maxRedirects: 0 });
    return [answer.status(), answer.headers().location];
  };
  expect(await led('/Dashboard/?tab=inbox')).toEqual([308, '/dashboard?tab=inbox']);
  expect(await led('/reset-password/?reset=Kept-As-It-Is')).toEqual([308, '/reset-password?reset=Kept-As-It-Is']);
  expect((await request.get('/reset-password/', { maxRedirects: 0 })).headers()['referrer-policy']).toBe('no-referrer');
  expect((await request.get('/desk/secret-key')).headers()['x-robots-tag']).toBe('noindex');
  expect(await led('/thumbs-up-down/Bright-Harbor?from=Poster')).toEqual([
    308,
    '/thumbs-up-down/bright-harbor?from=Poster',
  ]);
  expect(await led('/thumbs-up-down/bright-harbor/')).toEqual([308, '/thumbs-up-down/bright-harbor']);
  expect(await led('/poster/7')).toEqual([308, '/print/7']);
  expect(await led('/No/Such/Screen/')).toEqual([404, undefined]);
  expect((await led(`${baseURL}//elsewhere.example/`))[1]).toBeUndefined();
});

test('L-19 a malformed address shows the not-found screen, and an error for a call', async ({ request }) => {
  const screen = await request.get('/business-edit/%E0%A4%A');
  expect([screen.status(), screen.headers()['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  const call = await request.get('/api/businesses/%E0%A4%A');
  expect([call.status(), call.headers()['content-type']]).toEqual([400, 'application/json; charset=utf-8']);
});

test('L-19 any other address is the not-found screen', async ({ page }) => {
  const answer = await page.goto('/no/such/screen');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await expect(page).toHaveURL('/');
});

test('L-20 L-21 a visitor who is not logged in is sent from every owner screen to the login', async ({ page }) => {
  let held = Promise.withResolvers<void>();
  await page.route('/api/user', async (route) => {
    await held.promise;
    await route.continue();
  });
  for (const path of [
    ...['/home', '/dashboard', '/account-settings', '/business-setup'],
    ...['/business-edit/1', '/print/1', '/admin'],
  ]) {
    held = Promise.withResolvers();
    await page.goto(path);
    await expect(page.getByText('Checking your login')).toBeVisible();
    held.resolve();
    await expect(page).toHaveURL('/auth?login=true');
    await expect(page.getByText('Please log in to continue.')).toBeVisible();
  }
});

for (const [row, path, call, seen, fresh, stale] of [
  ['S-14', '/privacy', '/api/user', 'Logout', 290_000, 20_000],
  ['S-15', '/review-wizard', '/api/sentiments', 'Friendly staff', 86_400_000, null],
] as const) {
  test(`${row} ${call} is asked again ${stale === null ? 'never' : 'after five minutes'}`, async ({ page }) => {
    await signUp(page.request);
    let asked = 0;
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === call) asked += 1;
    });
    await installClock(page);
    await page.goto(path);
    await expect(page.getByRole('button', { name: seen })).toBeVisible();
    await stopClock(page);
    await letPass(page, fresh);
    await comeBack(page);
    await draw(page);
    expect(asked).toBe(1);
    if (stale === null) return;
    await letPass(page, stale);
    await comeBack(page);
    await expect.poll(() => asked).toBe(2);
  });
}

test('after the login a visitor sees the requested screen', async ({ page }) => {
  const account = await signUp(page.request);
  await page.request.post('/api/logout');
  await page.goto('/account-settings?from=mail');
  await expect(page).toHaveURL('/auth?login=true');
  await logIn(page, account);
  await expect(page).toHaveURL('/account-settings?from=mail');
});

test('after a logout the next login leads to the dashboard', async ({ page }) => {
  const account = await signUp(page.request);
  await page.goto('/account-settings');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/auth?login=true');
  await expect(page.getByText('Please log in to continue.')).toHaveCount(0);
  await logIn(page, account);
  await expect(page).toHaveURL('/dashboard');
});

test('L-30 a failed check of the user counts as signed out', async ({ page, watch }) => {
  watch.allow(/503/);
  await signUp(page.request);
  let failed = 0;
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname === '/api/user') failed += 1;
  });
  await page.route('/api/user', (route) => route.fulfill({ status: 503, body: 'down' }));
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/auth?login=true');
  // Both screens have a response. A pending check is not repeated.
  await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
  await expect.poll(() => failed).toBe(2);
  await draw(page);
  // The result is unknown, so the check is repeated when the page becomes visible.
  await page.unroute('/api/user');
  await comeBack(page);
  await expect(page).toHaveURL('/dashboard');
});

test('a failed check does not sign out a known user', async ({ page }) => {
  await signUp(page.request);
  await installClock(page);
  await page.goto('/business-setup');
  await page.getByLabel('Business Name').fill('Willow Street Family Dentistry');
  await stopClock(page);
  await letPass(page, 360_000);
  let asked = 0;
  let failed = 0;
  page.on('requestfailed', (request) => {
    if (new URL(request.url()).pathname === '/api/user') failed += 1;
  });
  await page.route('/api/user', (route) => {
    asked += 1;
    return asked <= 4 ? route.abort() : route.continue();
  });
  await comeBack(page);
  for (const pause of [1000, 2000, 4000]) await passTimer(page, pause);
  // A pending check is not repeated, so wait for the response.
  await expect.poll(() => failed).toBe(4);
  expect(asked).toBe(4);
  await letPass(page, 100);
  await expect(page.getByLabel('Business Name')).toHaveValue('Willow Street Family Dentistry');
  await comeBack(page);
  await expect.poll(() => asked).toBe(5);
  await expect(page.getByLabel('Business Name')).toHaveValue('Willow Street Family Dentistry');
});

test('L-30 the user is asked for again after 5 minutes only', async ({ page }) => {
  await signUp(page.request);
  let asked = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/user') asked += 1;
  });
  await installClock(page);
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: 'Hello, Rosa Fields' })).toBeVisible();
  await stopClock(page);
  await letPass(page, 240_000);
  await comeBack(page);
  await letPass(page, 100);
  // Calls are reported in order, so after the response to a later one all earlier ones are counted.
  await page.evaluate(() => fetch('/home').then((answer) => answer.text()));
  expect(asked).toBe(1);
  await letPass(page, 60_000);
  await comeBack(page);
  await expect.poll(() => asked).toBe(2);
});

test('a session that ended elsewhere leads to the login at the next 401', async ({ page }) => {
  await signUp(page.request);
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: 'Hello, Rosa Fields' })).toBeVisible();
  await page.context().clearCookies();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^My Dashboard/ })
    .click();
  await expect(page).toHaveURL('/auth?login=true');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('L-14 L-17 landing, privacy and terms can be read', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reviews on your customers’ own say-so.');
    await expect(page.getByText('1.0.2 DEVELOPMENT MODE')).toBeVisible();
    await expect(page.locator('meta[name=description]')).toHaveAttribute(
      'content',
      'Sayso helps local businesses collect honest reviews and private feedback from their customers.',
    );
    await expect(page.getByRole('link', { name: 'Get Started' }).first()).toHaveAttribute(
      'href',
      '/auth?register=true',
    );
    await page.goto('/privacy');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
    await expect(page.getByText('Effective May 1, 2025')).toBeVisible();
    await page.goto('/terms');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms and Conditions');
    await expect(page.getByText('Effective May 1, 2025')).toBeVisible();
    expect(await page.content()).not.toContain('{{');
    await expect(page.getByRole('button')).toHaveCount(0);
  });
});

test('screens are compressed, and not sent again to a browser that has them', async ({ request, baseURL }) => {
  for (const path of ['/', '/privacy', '/dashboard']) {
    const first = await request.get(`${baseURL}${path}`, { headers: { 'accept-encoding': 'br' } });
    expect([first.status(), first.headers()['content-encoding']]).toEqual([200, 'br']);
    const headers = { 'if-none-match': first.headers().etag ?? '' };
    expect((await request.get(`${baseURL}${path}`, { headers })).status()).toBe(304);
  }
});
