import type { Request } from '@playwright/test';
import { desktop, expect, expectAccessible, test } from './fixture.ts';
import { freezeClock, stepUntil } from './frozen-clock.ts';
import { signUp } from './people.ts';

test.describe('whatever the server answers', () => {
  test.use(desktop);

  test.beforeEach(async ({ page }) => {
    await signUp(page.request);
  });

  test('D-13 D-14 D-23 D-24 the list is kept clean', async ({ page }) => {
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

  test('D-17 D-22 a failing list is asked for three more times a second apart, then its error stands there', async ({
    page,
    watch,
  }) => {
    watch.allow(/500/);
    await page.route('**/api/businesses', (route) =>
      route.fulfill({ status: 500, json: { error: 'The harbor is closed.' } }),
    );
    await freezeClock(page);
    await page.addInitScript(() => {
      const asked: number[] = [];
      const answered: number[] = [];
      const fetchBefore = window.fetch;
      window.fetch = async (input, init) => {
        if (input === '/api/businesses') asked.push(Date.now());
        const answer = await fetchBefore(input, init);
        if (input === '/api/businesses') answered.push(Date.now());
        document.documentElement.dataset.pauses = asked
          .map((time, index) => time - (answered[index - 1] ?? time))
          .join();
        return answer;
      };
    });
    await page.goto('/dashboard');
    const loading = page.getByRole('status', { name: 'Loading your businesses' });
    await stepUntil(page, () => expect(loading).toBeVisible({ timeout: 100 }));
    const failed = page.locator('.box');
    await stepUntil(page, () => expect(failed).toBeVisible({ timeout: 50 }), 50);
    await expect(failed).toContainText('500: The harbor is closed.');
    const pauses = ((await page.locator('html').getAttribute('data-pauses')) ?? '').split(',').map(Number);
    expect(pauses).toHaveLength(4);
    for (const pause of pauses.slice(1)) {
      expect(pause).toBeGreaterThanOrEqual(1000);
      expect(pause).toBeLessThan(1200);
    }
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
