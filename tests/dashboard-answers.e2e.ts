import type { Request } from '@playwright/test';
import { signUp } from './accounts.ts';
import { appears, installClock, letPass, stopClock, toLastMoment } from './clock.ts';
import { desktop, expect, expectAccessible, test } from './fixture.ts';

test.describe('any server response', () => {
  test.use(desktop);

  test.beforeEach(async ({ page }) => {
    await signUp(page.request);
  });

  test('D-13 D-14 D-23 D-24 invalid entries are dropped from the list', async ({ page }) => {
    const business = { slug: 'a-slug', city: 'Salem', state: 'Oregon', categories: [], nickname: null, logoUrl: null };
    await page.route('**/api/businesses', (route) =>
      route.fulfill({
        json: [
          { ...business, id: 7, name: '' },
          { ...business, id: 7, name: 'Twice' },
          { ...business, id: 0, name: 'Zero' },
          { ...business, id: -2, name: 'Below' },
        ],
      }),
    );
    await page.route('**/api/analytics/7', (route) => route.fulfill({ json: {} }));
    await page.goto('/dashboard');
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('article', { name: 'Unnamed Business' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'View Your Review Generator' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Deactivate' })).toBeVisible();
    await expect(page.locator('.count').first()).toHaveText('Reviews Generated0');
  });

  test('D-17 D-22 a failing list is retried three times a second apart, then its error is shown', async ({
    page,
    watch,
  }) => {
    watch.allow(/500/);
    let asked = 0;
    await page.route('**/api/businesses', (route) => {
      asked += 1;
      return route.fulfill({ status: 500, json: { error: 'The harbor is closed.' } });
    });
    await installClock(page);
    await stopClock(page);
    await page.goto('/dashboard');
    const loading = page.getByRole('status', { name: 'Loading your businesses' });
    await appears(page, loading);
    for (const tries of [1, 2, 3]) {
      await toLastMoment(page, 1000);
      expect(asked).toBe(tries);
      await expect(loading).toBeVisible();
      await letPass(page, 1);
    }
    const failed = page.locator('.box');
    await appears(page, failed);
    await expect(failed).toContainText('500: The harbor is closed.');
    expect(asked).toBe(4);
    await expect(page.getByRole('article')).toHaveCount(0);
    await page.clock.resume();
    await expectAccessible(page);
    await page.unroute('**/api/businesses');
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByText('No businesses yet')).toBeVisible();
  });

  test('D-22 the list is always stale and asked for with no-cache headers', async ({ page }) => {
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
