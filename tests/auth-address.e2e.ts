import { signUp } from './accounts.ts';
import { logIn, tab } from './auth-screen.ts';
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

test('A-04 the flags of the address', async ({ page }) => {
  await page.goto('/auth?verified=true');
  await expect(page.getByText('Your email is verified. You can now log in.')).toBeVisible();
  await expect(tab(page, 'Login')).toHaveAttribute('aria-selected', 'true');
  for (const [flag, name] of [
    ['register', 'Register'],
    ['verify', 'Verify'],
    ['login', 'Login'],
  ] as const) {
    for (const path of ['/auth', '/auth-old']) {
      await page.goto(`${path}?${flag}=true`);
      await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
    }
  }
  await page.goto('/auth-old?verified=true');
  await expect(page.getByText('Your email is verified. You can now log in.')).toBeVisible();
});

for (const flag of ['token', 'reset']) {
  test(`A-05 ${flag} with a value opens the reset form, and leaves the address at once`, async ({ page }) => {
    for (const path of ['/auth', '/auth-old']) {
      await page.goto(`${path}?${flag}=abc123`);
      await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
      await expect(page).toHaveURL(path);
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
      await page.goto(`${path}?${flag}=`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Set a new password' })).toHaveCount(0);
    }
  });
}
