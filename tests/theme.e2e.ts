import type { Page } from '@playwright/test';
import { makeBusiness, signUp } from './accounts.ts';
import { desktop, expect, expectAccessible, phone, test } from './fixture.ts';

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const light = 'rgb(240, 244, 245)';
const dark = 'rgb(13, 23, 29)';

/** Records the theme at the moment the body begins, before anything is painted. */
const recordTheme = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      Object.assign(window, { firstTheme: document.documentElement.dataset.theme ?? 'system' });
    }).observe(document, { childList: true, subtree: true });
  });
const firstTheme = (page: Page) => page.evaluate(() => (window as unknown as { firstTheme: string }).firstTheme);

test.describe('colors', () => {
  test.use({ ...desktop, colorScheme: 'light' });

  test('the footer of the landing page switches them, and the next page has them before its first paint', async ({
    page,
    visitor,
  }) => {
    await recordTheme(page);
    await page.goto('/landing');
    expect(await background(page)).toBe(light);
    await page.getByRole('group', { name: 'Colors' }).getByRole('button', { name: 'Dark' }).click();
    expect(await background(page)).toBe(dark);
    await expectAccessible(page);
    for (const path of ['/accessibility', '/privacy', '/auth?login=true']) {
      await page.goto(path);
      expect(await firstTheme(page)).toBe('dark');
      await expect(page.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true');
    }
    const owner = await visitor();
    await signUp(owner.request);
    const { slug } = await makeBusiness(owner.request);
    await page.goto(`/thumbs-up-down/${slug}`);
    expect(await background(page)).toBe(light);
    await expect(page.getByRole('group', { name: 'Colors' })).toHaveCount(0);
  });

  test('account settings show them as pictures, and Logout keeps the choice', async ({ page }) => {
    await signUp(page.request);
    await page.goto('/dashboard?tab=account');
    await page.getByRole('radio', { name: 'System' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
    expect(await background(page)).toBe(dark);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/auth?login=true');
    await page.reload();
    expect(await background(page)).toBe(dark);
    await page.getByRole('button', { name: 'System' }).click();
    expect(await background(page)).toBe(light);
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
  });
});

test('every footer leads to the accessibility report', async ({ page, visitor }) => {
  await signUp(page.request);
  const { slug } = await makeBusiness(page.request);
  const stranger = await visitor(phone);
  for (const [reader, path] of [
    [page, '/dashboard'],
    [page, '/business-setup'],
    [stranger, '/landing'],
    [stranger, '/terms'],
    [stranger, `/thumbs-up-down/${slug}`],
  ] as const) {
    await reader.goto(path);
    await reader.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click();
    await expect(reader).toHaveURL('/accessibility');
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Accessibility');
  }
  await expectAccessible(stranger);
});

for (const [device, size] of [
  ['a desktop', desktop],
  ['a phone', phone],
] as const)
  test.describe(`layout on ${device}`, () => {
    test.use(size);

    const shiftOf = async (reader: Page, path: string): Promise<number> => {
      await reader.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await reader.goto(path);
      await reader.waitForLoadState('networkidle');
      await reader.evaluate(() => document.fonts.ready);
      const shifts = await reader.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
      const shift = shifts.reduce((sum, value) => sum + value, 0);
      console.log(`Layout shift of ${path} on ${device}: ${shift.toFixed(4)}`);
      return shift;
    };

    test('nothing moves when the font arrives', async ({ visitor }) => {
      for (const path of ['/landing', '/accessibility', '/auth', '/how-to']) {
        const reader = await visitor(size);
        expect(await shiftOf(reader, path)).toBe(0);
        expect(await reader.evaluate(() => document.fonts.check('17px Inter'))).toBe(true);
      }
    });

    test('nothing moves while data loads', async ({ page, context }) => {
      await signUp(page.request);
      const { id } = await makeBusiness(page.request);
      // Loading states are painted.
      await context.route('**/api/**', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 150));
        await route.fallback();
      });
      const tabs = ['', '?tab=inbox', '?tab=insights', '?tab=account'].map((tab) => `/dashboard${tab}`);
      const screens = ['business-edit', 'invitations', 'places', 'print', 'team'].map((screen) => `/${screen}/${id}`);
      const shifts: Record<string, number> = {};
      for (const path of [...tabs, '/business-setup', ...screens]) {
        const tab = await context.newPage();
        shifts[path] = await shiftOf(tab, path);
        await tab.close();
      }
      expect(Object.entries(shifts).filter(([, shift]) => shift > 0)).toEqual([]);
    });
  });
