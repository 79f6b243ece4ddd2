import { signUp } from './accounts.ts';
import { logIn } from './auth-screen.ts';
import { desktop, expect, test } from './fixture.ts';

test.use(desktop);

test('A-02 A-03 /auth-old has four tabs; signed-in visitors are redirected from both', async ({ page }) => {
  await page.goto('/auth-old');
  await expect(page.getByRole('tab')).toHaveText(['Login', 'Register', 'Verify', 'Reset']);
  const account = await signUp(page.request);
  await page.goto('/auth');
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/auth-old');
  await expect(page).toHaveURL('/dashboard');
  await page.request.post('/api/logout', { data: {} });
  await page.goto('/auth-old');
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(new URL(frame.url()).pathname));
  await logIn(page, account);
  await expect(page).toHaveURL('/dashboard');
  expect(addresses).toEqual(['/', '/dashboard']);
});

test('A-05 the reset form of a link stays after a reload, without its token in the address', async ({ page }) => {
  for (const path of ['/auth', '/auth-old']) {
    await page.goto(`${path}?token=abc123`);
    await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
    await expect(page).toHaveURL(path);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
  }
});
