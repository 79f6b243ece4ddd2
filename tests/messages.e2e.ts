import type { Page } from '@playwright/test';
import { draw, installClock, letPass, stopClock } from './clock.ts';
import { desktop, expect, test } from './fixture.ts';

test.use(desktop);

const message = (page: Page) => page.locator('.toast');
/** Uses the keyboard, because a message under the pointer would stay. */
const login = (page: Page) => page.getByRole('button', { name: 'Login', exact: true }).press('Enter');
const failed = { status: 401, json: { error: 'Invalid email or password', code: 'bad_login' } };

/** Shows a message through a failed login, with the page's clock stopped. */
async function rejectLogin(page: Page): Promise<void> {
  await page.route('/api/login', (route) => route.fulfill(failed));
  await installClock(page);
  await page.goto('/auth?login=true');
  await page.getByLabel('Email').fill('rosa@example.org');
  await page.getByLabel('Password', { exact: true }).fill('four green bicycles');
  await stopClock(page);
  await login(page);
  await expect(message(page)).toBeVisible();
  // The message listens to F8 from its effects on.
  await draw(page);
}

test('L-24 a message pushed to the right goes', async ({ page }) => {
  await rejectLogin(page);
  const box = await message(page).boundingBox();
  if (!box) throw new Error('The message has no place.');
  await page.mouse.move(box.x + 60, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 115, box.y + 20, { steps: 5 });
  await page.mouse.up();
  await letPass(page, 100);
  await expect(message(page)).toHaveCount(0);
});

test('L-25 F8 focuses the message, which then stays; Escape and its button close it', async ({ page }) => {
  await rejectLogin(page);
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: 'Messages (F8)' }).getByRole('list')).toBeFocused();
  await letPass(page, 60_000);
  await expect(message(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(message(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Close message' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(message(page)).toHaveCount(0);
});
