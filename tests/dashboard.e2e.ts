import { readFileSync } from 'node:fs';
import type { Page, Request } from '@playwright/test';
import { makeBusiness, signUp } from './accounts.ts';
import { appears, installClock, letPass, passTimer, staysFor, stopClock, toLastMoment } from './clock.ts';
import { desktop, expect, expectAccessible, phone, test } from './fixture.ts';
import { readQr } from './read-qr.ts';
import { fillForm, hold, submit, summary } from './setup-form.ts';

const toast = (page: Page, title: string) => page.locator('.toast', { hasText: title });
/** Each term before its number, as a screen reader has them. */
const counts = (page: Page) => card(page).getByLabel('Usage').locator(':scope > div').allTextContents();
const card = (page: Page, name = 'Bright Harbor Dental') => page.getByRole('article', { name });

test.describe('without a business', () => {
  test.use(phone);

  test('D-10 the dashboard offers to set one up, and lists it at once', async ({ page }) => {
    await signUp(page.request);
    await page.goto('/dashboard');
    await expect(page.getByText('No businesses yet')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Set Up Business' }).last().click();
    await expect(page).toHaveURL('/business-setup');
    await fillForm(page);
    await submit(page);
    await expect(summary(page)).toBeVisible();
    const letGo = await hold(page, '**/api/businesses');
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect(card(page, 'Willow Street Family Dentistry').getByText('New business created!')).toBeVisible();
    letGo();
  });

  test('D-22 the list is always stale and asked for with no-cache headers', async ({ page }) => {
    await signUp(page.request);
    const asked: Request[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/businesses') asked.push(request);
    });
    await page.goto('/dashboard');
    await expect(page.getByText('No businesses yet')).toBeVisible();
    await page.getByRole('link', { name: 'Set Up Business' }).last().click();
    await expect(page.getByLabel('Business Name')).toBeVisible();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page.getByText('No businesses yet')).toBeVisible();
    await expect.poll(() => asked.length).toBe(2);
    for (const request of asked) expect(await request.headerValue('cache-control')).toBe('no-cache');
  });
});

test.describe('with a business', () => {
  test.use({ ...desktop, permissions: ['clipboard-read', 'clipboard-write'] });

  test.beforeEach(async ({ page }) => {
    await signUp(page.request);
  });

  test('D-1 D-2 D-3 D-5 D-6 D-8 D-24 a card shows name, link, counts, code and actions', async ({ page, baseURL }) => {
    const { id, slug } = await makeBusiness(page.request);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'My Dashboard' })).toBeVisible();
    await expect(page.getByRole('tab')).toHaveText(['My Businesses', 'Inbox', 'Insights', 'Account Settings']);
    await expect(card(page).getByRole('heading', { name: 'Bright Harbor Dental' })).toBeVisible();
    await expect(card(page).getByText('Bright Harbor · Portland, Oregon')).toBeVisible();
    await expect(card(page).getByText(`${baseURL}/thumbs-up-down/${slug}`)).toBeVisible();
    expect(await counts(page)).toEqual(['Reviews Generated0', 'Google Clicks0', 'Facebook Clicks0']);
    const view = card(page).getByRole('link', { name: 'View Your Review Generator' });
    await expect(view).toHaveAttribute('href', `/thumbs-up-down/${slug}`);
    await expect(view).toHaveAttribute('target', '_blank');
    await expect(card(page).getByRole('link', { name: 'Edit Business' })).toHaveAttribute(
      'href',
      `/business-edit/${id}`,
    );
    const doors = card(page).getByRole('navigation', { name: 'Screens of Bright Harbor Dental' }).getByRole('link');
    await expect(doors).toHaveText(['Inbox', 'Insights', 'Invitations', 'Places', 'Print kit', 'Team']);
    expect(await doors.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      `/dashboard?tab=inbox&business=${id}`,
      `/dashboard?tab=insights&business=${id}`,
      `/invitations/${id}`,
      `/places/${id}`,
      `/print/${id}`,
      `/team/${id}`,
    ]);
    await expectAccessible(page);
  });

  test('D-5 the counters follow what customers do', async ({ page, visitor }) => {
    const { id } = await makeBusiness(page.request);
    const customer = await visitor();
    await customer.request.post(`/api/analytics/google-click/${id}`, { data: {} });
    await page.goto('/dashboard');
    await expect.poll(() => counts(page)).toEqual(['Reviews Generated0', 'Google Clicks1', 'Facebook Clicks0']);
    await expect(page.getByText('The counters show clicks on the buttons, not reviews posted.')).toHaveCount(1);
    await expect(page.getByText('Your own visits count in them, but not in Insights.')).toBeVisible();
  });

  test('D-3 the link is copied, and the button confirms it for two seconds', async ({ page, baseURL }) => {
    const { slug } = await makeBusiness(page.request);
    await installClock(page);
    await page.goto('/dashboard');
    const copy = card(page).locator('.copy-row button');
    await expect(copy).toHaveText('Copy');
    await stopClock(page);
    await copy.click();
    await expect(copy).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/thumbs-up-down/${slug}`);
    await toLastMoment(page, 2000);
    await expect(copy).toHaveText('Copied');
    await letPass(page, 1);
    await expect(copy).toHaveText('Copy');
  });

  test('D-18 without the clipboard the copy command is used, and without both the link is selected', async ({
    page,
  }) => {
    await makeBusiness(page.request);
    await installClock(page);
    await page.goto('/dashboard');
    const copy = card(page).locator('.copy-row button');
    await expect(copy).toHaveText('Copy');
    await stopClock(page);
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.execCommand = () => true;
    });
    await copy.click();
    await expect(copy).toHaveText('Copied');
    await passTimer(page, 2000);
    await expect(copy).toHaveText('Copy');
    await page.evaluate(() => {
      document.execCommand = () => false;
    });
    await copy.click();
    await expect(toast(page, 'Copy URL manually')).toContainText('Long-press or select the URL to copy it manually');
    await expect(copy).toHaveText('Copy');
    await staysFor(page, 5000, toast(page, 'Copy URL manually'));
  });

  test('D-4 D-19 the QR code downloads as the specification has it', async ({ page, baseURL }) => {
    const { slug } = await makeBusiness(page.request);
    await page.goto('/dashboard');
    const downloading = page.waitForEvent('download');
    await card(page).getByRole('button', { name: 'Download' }).click();
    const file = await downloading;
    await expect(toast(page, 'QR Code Downloaded!')).toBeVisible();
    expect(file.suggestedFilename()).toBe(`${slug}.png`);
    const { picture, code } = readQr(readFileSync(await file.path()));
    expect([picture.width, picture.height]).toEqual([300, 300]);
    expect(code?.data).toBe(`${baseURL}/thumbs-up-down/${slug}`);
    const dark = (x: number, y: number) => picture.data[(y * 300 + x) * 4] === 0;
    const colours = new Set<string>();
    for (let at = 0; at < picture.data.length; at += 4) colours.add(picture.data.subarray(at, at + 4).join());
    expect([...colours].sort()).toEqual(['0,0,0,255', '255,255,255,255']);
    // The version gives the module size, and the first finder pattern gives the margin.
    const modules = 17 + 4 * (code?.version ?? 0);
    const module = 300 / (modules + 4);
    const first = Array.from({ length: 300 }, (_, x) => x).find((x) => dark(x, Math.round(module * 2.5))) ?? 0;
    expect(Math.abs(first - 2 * module)).toBeLessThan(1);
    // The first two bits of the format information, next to the upper left finder: level M is 00, masked 10.
    const at = (column: number) => Math.floor((column + 2.5) * module);
    expect([dark(at(0), at(8)), dark(at(1), at(8))]).toEqual([true, false]);
  });

  test('D-26 a tooltip explains a button after 700 ms, and at once on keyboard focus', async ({ page }) => {
    await makeBusiness(page.request);
    await installClock(page);
    await page.goto('/dashboard');
    const button = card(page).getByRole('button', { name: 'Download' });
    await expect(button).toBeVisible();
    await stopClock(page);
    await button.hover();
    const tip = page.getByRole('tooltip').filter({ hasText: 'A picture of the code alone, to place where you like.' });
    await toLastMoment(page, 700);
    await expect(tip).toHaveCount(0);
    await letPass(page, 1);
    await expect(tip).toHaveCount(1);
    await page.mouse.move(0, 0, { steps: 10 });
    await expect(tip).toHaveCount(0);
    await page.keyboard.press('Shift');
    await button.focus();
    await expect(tip).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  });

  test('D-6 D-7 a page is switched off and on, and the list follows', async ({ page }) => {
    const { slug } = await makeBusiness(page.request);
    await page.goto('/dashboard');
    await card(page).getByRole('button', { name: 'Deactivate' }).click();
    await expect(card(page).getByText('Inactive', { exact: true })).toBeVisible();
    await expect(card(page).getByRole('button', { name: 'View Your Review Generator' })).toBeDisabled();
    await expect(card(page).getByRole('button', { name: 'Activate' })).toBeFocused();
    await expectAccessible(page);
    expect(await (await page.request.get(`/api/businesses/slug/${slug}`)).json()).toMatchObject({ isActive: false });
    await card(page).getByRole('button', { name: 'Activate' }).click();
    await expect(card(page).getByRole('link', { name: 'View Your Review Generator' })).toBeVisible();
    await expect(card(page).getByRole('button', { name: 'Deactivate' })).toBeFocused();
  });

  test('D-9 a new business is highlighted for five seconds, then the stored keys are cleared', async ({ page }) => {
    const older = await makeBusiness(page.request);
    await makeBusiness(page.request, { name: 'Corner Bakery on Elm' });
    await page.addInitScript(
      ([id, slug]) => {
        if (sessionStorage.stored) return;
        sessionStorage.stored = 'once';
        localStorage.newBusinessId = id;
        localStorage.newBusinessSlug = slug;
      },
      [String(older.id), older.slug],
    );
    await page.route('**/api/businesses', async (route) => {
      const response = await route.fetch();
      const listed = (await response.json()) as { id: number }[];
      await route.fulfill({ response, json: listed.filter(({ id }) => id !== older.id) });
    });
    await installClock(page);
    await stopClock(page);
    await page.goto('/dashboard');
    // A cached list does not start the five seconds.
    await appears(page, card(page, 'Corner Bakery on Elm'));
    await letPass(page, 5000);
    await page.unroute('**/api/businesses');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    const banner = card(page).getByText('New business created! Its unique URL is ready.');
    await appears(page, banner);
    await expect(page.getByRole('article').first()).toHaveAccessibleName('Bright Harbor Dental');
    await staysFor(page, 5000, banner);
    expect(await page.evaluate(() => [localStorage.newBusinessId, localStorage.newBusinessSlug])).toEqual([
      undefined,
      undefined,
    ]);
  });
});
