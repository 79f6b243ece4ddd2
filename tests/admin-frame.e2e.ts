import type { Page } from '@playwright/test';
import { routes } from '../src/web/owner/routes.tsx';
import { makeOwner, signInAsAdministrator } from './administrator.ts';
import { desktop, expect, phone, test } from './fixture.ts';

test.use(desktop);

const header = (page: Page) => page.getByRole('banner');

test('L-02 L-31 administrators have an Admin link, in the header and on /home', async ({ page }) => {
  await signInAsAdministrator(page.request);
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: 'Hello, Ada Admin' })).toBeVisible();
  await expect(header(page).getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin');
  await expect(page.getByRole('main').getByRole('link', { name: /^Admin/ })).toHaveAttribute('href', '/admin');
  await expect(page.getByRole('main').getByRole('link', { name: /^Account Settings/ })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(phone);

  test('L-10 the side menu of an administrator', async ({ page }) => {
    await signInAsAdministrator(page.request);
    await page.goto('/home');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog').getByRole('navigation').getByRole('link')).toHaveText([
      'Home',
      'My Dashboard',
      'Business Setup',
      'Admin',
    ]);
  });
});

test('L-21 /admin lets administrators in', async ({ page }) => {
  await signInAsAdministrator(page.request);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
});

test('M-01 L-21 D-12 every screen for administrators sends owners to /dashboard and signed-out visitors to /auth', async ({
  page,
  baseURL,
  visitor,
}) => {
  const declared = routes.filter((route) => route.audience === 'admin').map((route) => route.path);
  expect(declared).toContain('/admin');
  const owner = await makeOwner(baseURL);
  const { id } = (await (await owner.browser.get('/api/user')).json()) as { id: number };
  const other = await visitor({ storageState: await owner.browser.storageState() });
  // Another user's account has an address below the owner's own.
  for (const path of [...declared.map((path) => path.replace(/:\w+\??/, '1')), `/account-settings/${id + 1}`]) {
    await page.goto(path);
    await expect(page, `${path}, signed out`).toHaveURL('/auth?login=true');
    await other.goto(path);
    await expect(other, `${path}, an owner`).toHaveURL('/dashboard');
    await expect(other.getByRole('link', { name: 'Admin', exact: true })).toHaveCount(0);
  }
});
