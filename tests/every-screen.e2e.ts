import type { Page } from '@playwright/test';
import { signUp } from './accounts.ts';
import { desktop, expect, expectAccessible, expectAccessibleInBothThemes, phone, test } from './fixture.ts';

const screens = [
  '/landing',
  '/how-to',
  '/privacy',
  '/terms',
  '/no-such-screen',
  '/auth',
  '/auth?login=true',
  '/auth?verify=true',
  '/auth?forgot=true',
  '/auth?reset=x',
  '/auth-old',
  '/reset-password',
  '/reset-password?reset=x',
];

async function check(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const viewport of [desktop.viewport, { width: 768, height: 1024 }, phone.viewport]) {
    await page.setViewportSize(viewport);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${path} at ${viewport.width}`).toBeLessThanOrEqual(0);
    if (viewport === desktop.viewport) await expectAccessible(page);
    if (viewport === phone.viewport) await expectAccessibleInBothThemes(page);
  }
}

test.use(desktop);

for (const path of screens) test(`${path} is accessible and fits at every size`, ({ page }) => check(page, path));

test('/home is accessible and fits at every size', async ({ page }) => {
  await signUp(page.request, { name: 'R'.repeat(60) });
  await check(page, '/home');
});
