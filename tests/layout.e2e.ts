import type { Page } from '@playwright/test';
import { makeBusiness, signUp } from './accounts.ts';
import { installClock, letPass, stopClock } from './clock.ts';
import { desktop, expect, expectAccessible, phone, test } from './fixture.ts';
import { startProduct } from './product.ts';

const header = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');

test.describe('on a desk', () => {
  test.use(desktop);

  test('L-01 L-32 the header of a signed-in owner: logo, two links, name and logout', async ({ page }) => {
    await signUp(page.request);
    await page.goto('/home');
    await expect(header(page).getByRole('link', { name: 'Sayso, Home' })).toBeVisible();
    await expect(header(page).getByRole('link', { name: 'My Dashboard' })).toHaveAttribute('href', '/dashboard');
    await expect(header(page).getByRole('link', { name: 'Business Setup' })).toHaveAttribute('href', '/business-setup');
    await expect(header(page).getByText('Rosa Fields')).toBeVisible();
    await expect(header(page).getByRole('link', { name: 'Admin' })).toHaveCount(0);
    await header(page).getByRole('button', { name: 'Logout' }).click();
    await expect(page.locator('.toast').getByText('Logged Out', { exact: true })).toBeVisible();
    await expect(page.locator('.toast').getByText('You have been successfully logged out.')).toBeVisible();
    await expect(page).toHaveURL('/auth?login=true');
    expect((await page.request.get('/api/user')).status()).toBe(401);
  });

  test('L-32 a failed logout shows an error and keeps the owner signed in', async ({ page }) => {
    await signUp(page.request);
    await page.goto('/home');
    await page.route('/api/logout', (route) =>
      route.fulfill({ status: 429, json: { error: 'Too many requests.', code: 'too_many' } }),
    );
    await header(page).getByRole('button', { name: 'Logout' }).click();
    await expect(page.locator('.toast').getByText('Logout Failed')).toBeVisible();
    await expect(page.locator('.toast').getByText('Too many requests.')).toBeVisible();
    await expect(page).toHaveURL('/home');
  });

  test('L-03 anonymous visitors see Login and Register in the header', async ({ page }) => {
    await page.goto('/privacy');
    await expect(header(page).getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/auth?login=true');
    await expect(header(page).getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/auth?register=true');
    await expect(header(page).getByRole('link', { name: 'My Dashboard' })).toHaveCount(0);
  });

  test('L-04 L-06 header and footer are hidden where the specification says', async ({ page, visitor }) => {
    const owner = await visitor();
    await signUp(owner.request);
    const { slug } = await makeBusiness(owner.request);
    const hidden = async (path: string) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      return {
        header: (await header(page).getByRole('link', { name: 'Sayso, Home' }).count()) === 0,
        footer: (await page.getByText(/^1\.0\.2 /).count()) === 0,
      };
    };
    expect(await hidden('/')).toEqual({ header: true, footer: false });
    expect(await hidden('/landing')).toEqual({ header: true, footer: false });
    expect(await hidden('/auth')).toEqual({ header: true, footer: true });
    expect(await hidden(`/thumbs-up-down/${slug}`)).toEqual({ header: true, footer: true });
    expect(await hidden(`/review-shield/${slug}`)).toEqual({ header: true, footer: true });
    expect(await hidden('/privacy')).toEqual({ header: false, footer: false });
    expect(await hidden('/auth-old')).toEqual({ header: false, footer: false });
    // The steps of signing in look like the login.
    expect(await hidden('/sign-in/lost-device')).toEqual({ header: true, footer: true });
    expect(await hidden('/join/q7Hs2mXk9vT4bWn8')).toEqual({ header: true, footer: false });
  });

  test('L-07 L-08 L-09 L-34 the footer: name, tagline, links, year, version', async ({ page }) => {
    await page.goto('/terms');
    await expect(footer(page).getByRole('img', { name: 'Sayso' })).toBeVisible();
    await expect(
      footer(page).getByText(
        'Sayso generates AI-optimized reviews tailored to your business to improve your online reputation.',
      ),
    ).toBeVisible();
    const links = page.getByRole('navigation', { name: 'Quick Links' }).getByRole('link');
    await expect(links).toHaveText(['Home', 'Login', 'Business Setup', 'Dashboard']);
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(targets).toEqual(['/landing', '/auth?login=true', '/business-setup', '/dashboard']);
    await expect(footer(page).getByRole('link', { name: 'Terms and Conditions' })).toHaveAttribute('href', '/terms');
    await expect(footer(page).getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
    await expect(footer(page).getByText(`© ${new Date().getFullYear()} Sayso`)).toBeVisible();
    await expect(footer(page).getByText('1.0.2 DEVELOPMENT MODE')).toBeVisible();
    // The default is the first administrator's address.
    await expect(footer(page).getByText('Contact Us')).toBeVisible();
    await expect(footer(page).locator('a[href^="mailto:"]')).toHaveText(/@/);
  });

  test('L-13 Back leads through the browser history, or to the page of the review flow', async ({ page, visitor }) => {
    const owner = await visitor();
    await signUp(owner.request);
    const { slug } = await makeBusiness(owner.request);
    await page.goto('/landing');
    await page.getByRole('link', { name: 'Privacy Policy' }).click();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL('/landing');

    await page.goto(`/thumbs-up-down/${slug}`);
    await page.getByRole('link', { name: 'Terms' }).click();
    await expect(page).toHaveURL('/terms');
    await page.getByRole('link', { name: 'Privacy Policy' }).last().click();
    await expect(page).toHaveURL('/privacy');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(`/thumbs-up-down/${slug}`);

    await page.getByRole('link', { name: 'Privacy' }).click();
    await page.goBack();
    await page.getByRole('link', { name: 'Made with Sayso' }).click();
    await expect(page).toHaveURL('/landing');
    await footer(page).getByRole('link', { name: 'Terms' }).click();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL('/landing');
  });

  test('every screen gets the focus, and the keyboard skips the header', async ({ page }) => {
    await page.goto('/terms');
    // The script has run. Before, links load a new page, which has no focus yet.
    await expect(header(page).getByRole('link', { name: 'Login' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await footer(page).getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('L-05 L-10 L-11 L-12 the side menu of an owner', async ({ page }) => {
    const owner = await signUp(page.request);
    await page.goto('/business-setup');
    await expect(header(page).getByRole('link', { name: 'My Dashboard' })).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('navigation').getByRole('link')).toHaveText(['Home', 'My Dashboard', 'Business Setup']);
    await expect(menu.locator('[aria-current=page]')).toHaveText('Business Setup');
    await expect(menu.getByText('Signed in as')).toBeVisible();
    await expect(menu.getByText('Rosa Fields')).toBeVisible();
    await expect(menu.getByText(owner.email)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menu.getByRole('link', { name: 'My Dashboard' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menu.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.locator('.toast').getByText('Logged Out', { exact: true })).toBeVisible();
    await expect(page).toHaveURL('/auth?login=true');
  });

  for (const path of ['/privacy', '/terms'])
    test(`L-35 a tap on a button of ${path} before the script has run takes effect once it has`, async ({ page }) => {
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.goto('/landing');
      await page.route('**/assets/*.js', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      await page.getByRole('button', { name: 'Open menu' }).tap();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
      release();
      await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Sign In' })).toBeVisible();

      const again = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/assets/*.js', async (route) => {
        await again;
        await route.continue();
      });
      await page.reload({ waitUntil: 'commit' });
      await page.getByRole('button', { name: 'Back' }).tap();
      await expect(page).toHaveURL(path);
      release();
      await expect(page).toHaveURL('/landing');
    });

  test('L-35 a tap that the script has handled is not handled twice', async ({ page }) => {
    await installClock(page);
    await stopClock(page);
    await page.goto('/privacy');
    // The script handles taps now. Earlier taps are replayed when the clock continues.
    const waits = () => page.evaluate(() => [...window.standingTimers.values()].some(({ delay }) => delay === 0));
    await expect.poll(waits).toBe(true);
    await page.getByRole('button', { name: 'Open menu' }).tap();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await letPass(page, 1000);
    await expect(menu).toBeHidden();
  });

  test('L-05 the header changes at 768 px', async ({ page }) => {
    await signUp(page.request);
    await page.setViewportSize({ width: 767, height: 740 });
    await page.goto('/home');
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
    await expect(header(page).getByRole('link', { name: 'My Dashboard' })).toBeHidden();
    await page.setViewportSize({ width: 768, height: 740 });
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
    await expect(header(page).getByRole('link', { name: 'My Dashboard' })).toBeVisible();
  });

  test('L-10 L-12 the side menu when signed out', async ({ page }) => {
    await page.goto('/privacy');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('navigation').getByRole('link')).toHaveText(['Home']);
    await expect(menu.getByText('Signed in as')).toHaveCount(0);
    await menu.getByRole('link', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/auth');
  });
});

test('L-07 L-08 S-07 an installation with a name, an address and a host of its own', async ({ browser }) => {
  const product = await startProduct({
    publicUrl: 'http://reviews.example.org',
    smtpUrl: 'smtp://127.0.0.1:9',
    env: { PRODUCT_NAME: 'Fair <Words>', CONTACT_EMAIL: 'hello@example.org' },
  });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  const scripted = async () => (await browser.newContext()).newPage();
  // The browser uses its host. Without script the configured address counts.
  for (const [page, host, mode] of [
    [plain, 'localhost', 'PRODUCTION'],
    [await scripted(), 'localhost', 'DEVELOPMENT MODE'],
    [await scripted(), 'reviews.localhost', 'PRODUCTION'],
  ] as const) {
    await page.goto(`http://${host}:${product.port}/landing`);
    await expect(footer(page).getByText(`1.0.2 ${mode}`)).toBeVisible();
    await expect(footer(page).getByText('Contact Us')).toBeVisible();
    await expect(footer(page).getByRole('link', { name: 'hello@example.org' })).toHaveAttribute(
      'href',
      'mailto:hello@example.org',
    );
    await expect(footer(page).getByText('Fair <Words> generates AI-optimized reviews')).toBeVisible();
    await page.context().close();
  }
  await product.stop();
});
