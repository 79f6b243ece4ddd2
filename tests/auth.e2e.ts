import type { Page } from '@playwright/test';
import { newAccount, signUp } from './accounts.ts';
import { button, logIn, password, register, says, tab } from './auth-screen.ts';
import { installClock, stopClock } from './clock.ts';
import { desktop, expect, expectAccessible, phone, test } from './fixture.ts';
import { codeIn } from './mailbox.ts';

test.use(desktop);

/** The newest email to an address, as the dev mailbox shows it. */
async function emailTo(page: Page, email: string): Promise<string> {
  let message = '';
  await expect
    .poll(async () => {
      const list = await (await page.request.get('/dev/mailbox')).text();
      const found = new RegExp(`href="([^"]+)">(?:(?!</li>).)*to ${email}`).exec(list)?.[1];
      message = found ? await (await page.request.get(found)).text() : '';
      return message;
    })
    .toContain(email);
  return message;
}

test.describe('on a phone', () => {
  test.use(phone);

  test('A-01 A-13 A-15 A-18 from registering to the dashboard', async ({ page, context }) => {
    const account = newAccount();
    await page.goto('/auth');
    await expect(page.getByRole('tab')).toHaveText(['Register', 'Verify', 'Login']);
    await expect(tab(page, 'Register')).toHaveAttribute('aria-selected', 'true');
    const opened = context.waitForEvent('page');
    const sent = page.waitForRequest('/api/register');
    await register(page, account);
    expect((await sent).postDataJSON()).toEqual({
      name: 'Rosa Fields',
      email: account.email,
      username: account.email,
      password: 'four green bicycles',
      confirmPassword: 'four green bicycles',
    });
    await expect(says(page, 'Registration Successful')).toBeVisible();
    await expect(page.locator('.toast')).toContainText('Please check your email to verify your account.');
    await expect(page.getByRole('link', { name: 'Open the email' })).toHaveAttribute('href', /\/dev\/mailbox\//);
    const message = await opened;
    await message.waitForLoadState();
    await expect(message.getByText(account.email)).toBeVisible();
    const code = codeIn(await message.locator('body').innerText());
    await message.close();
    await expect(tab(page, 'Verify')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByLabel('Email')).toHaveValue(account.email);

    // A phone may discard the page while the user reads the email.
    await installClock(page);
    await page.reload();
    await expect(tab(page, 'Verify')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByLabel('Email')).toHaveValue(account.email);
    await page.getByLabel('6-digit code').fill(code);
    await stopClock(page);
    await button(page, 'Verify').click();
    await expect(page.getByRole('heading', { name: 'Email verified' })).toBeVisible();
    await page.clock.resume();
    await expect(tab(page, 'Login')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByLabel('Email')).toHaveValue(account.email);
    await password(page).fill(account.password);
    await button(page, 'Login').click();
    await expect(page).toHaveURL('/dashboard');
    await expect(says(page, 'Login Successful')).toBeVisible({ timeout: 25_000 });
    await expect(page.locator('.toast')).toContainText('Welcome back, Rosa Fields!');
  });
});

test("A-14 a wrong login shows the server's message", async ({ page }) => {
  await page.goto('/auth?login=true');
  await logIn(page, newAccount());
  await expect(says(page, 'Login Failed')).toBeVisible();
  await expect(says(page, 'Invalid email or password')).toBeVisible();
  await expect(page.locator('.toast')).toHaveClass(/toast-error/);
  // The checks may take longer than a message stays, but under the pointer it stays.
  await page.locator('.toast').hover();
  await expectAccessible(page);
});

test('A-25 a login rejected because the address is not verified leads to Verify with the address filled in', async ({
  page,
}) => {
  const account = newAccount();
  const data = { name: account.name, email: account.email, password: account.password };
  await page.request.post('/api/register', { data });
  await installClock(page);
  await page.goto('/auth?login=true');
  await logIn(page, account);
  await expect(says(page, 'Please verify your email before logging in.')).toBeVisible();
  await expect(tab(page, 'Verify')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByLabel('Email')).toHaveValue(account.email);
  await page.getByLabel('6-digit code').fill(codeIn(await emailTo(page, account.email)));
  await stopClock(page);
  await button(page, 'Verify').click();
  await expect(page.getByRole('heading', { name: 'Email verified' })).toBeVisible();
});

test('the auth screen works by keyboard alone', async ({ page }) => {
  const account = await signUp(page.request);
  await page.request.post('/api/logout', { data: {} });
  await page.goto('/auth');
  await tab(page, 'Register').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tab(page, 'Login')).toBeFocused();
  await expect(tab(page, 'Login')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.type(account.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(account.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
});

test('the focus moves from step to step', async ({ page }) => {
  const account = newAccount();
  await page.goto('/auth');
  await register(page, account);
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Email')).toBeFocused();
  await tab(page, 'Login').click();
  await expect(tab(page, 'Login')).toBeFocused();
  await button(page, 'Forgot password?').press('Enter');
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeFocused();
});
