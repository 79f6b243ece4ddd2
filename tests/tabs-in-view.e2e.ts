import type { Locator } from '@playwright/test';
import { makeBusiness, signUp } from './accounts.ts';
import { expect, phone, test } from './fixture.ts';

test.use(phone);

/** Sides of the row where tabs are hidden and nothing says so: neither a fade nor a part of a tab. */
const findHardEdges = (row: Locator) =>
  row.evaluate((list) => {
    const outer = list.getBoundingClientRect();
    const tabs = [...list.children].map((tab) => tab.getBoundingClientRect());
    const isCutAt = (edge: number, inside: number) =>
      tabs.some(({ left, right }) => left < Math.max(edge, inside) && right > Math.min(edge, inside));
    const fades = getComputedStyle(list).maskImage.startsWith('linear-gradient');
    const more = list.scrollWidth - list.clientWidth - list.scrollLeft;
    return [
      ...(list.scrollLeft > 1 && !(fades && isCutAt(outer.left, outer.left + 12)) ? ['left'] : []),
      ...(more > 1 && !(fades && isCutAt(outer.right, outer.right - 20)) ? ['right'] : []),
    ];
  });

for (const width of [320, 360, 412])
  test(`the tabs of a business and of the dashboard fade where more follow, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await signUp(page.request);
    const { id } = await makeBusiness(page.request);
    for (const [path, tab] of [
      [`/invitations/${id}`, 'Invitations'],
      [`/places/${id}`, 'Places'],
      [`/print/${id}`, 'Print kit'],
      [`/team/${id}`, 'Team'],
      [`/business-edit/${id}`, 'Settings'],
    ] as const) {
      await page.goto(path);
      const row = page.getByRole('navigation', { name: /^Screens of/ });
      await expect(row.getByRole('link', { name: tab })).toBeInViewport({ ratio: 0.99 });
      expect(await findHardEdges(row), path).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
    }
    for (const [tab, name] of [
      ['', 'My Businesses'],
      ['inbox', 'Inbox'],
      ['insights', 'Insights'],
      ['account', 'Account Settings'],
    ] as const) {
      await page.goto(`/dashboard?tab=${tab}`);
      await expect(page.getByRole('tab', { name })).toBeInViewport({ ratio: 0.99 });
      expect(await findHardEdges(page.getByRole('tablist')), name).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(width);
    }
  });

test('every period of Insights is in view', async ({ page }) => {
  await signUp(page.request);
  await makeBusiness(page.request);
  await page.goto('/dashboard?tab=insights');
  const periods = page.getByRole('group', { name: 'Period' }).getByRole('button');
  await expect(periods).toHaveText(['7 days', '30 days', '90 days', 'This month', 'Last month', 'From–to']);
  for (const period of await periods.all()) await expect(period).toBeInViewport({ ratio: 0.95 });
});
