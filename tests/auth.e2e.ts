import type { Page } from '@playwright/test';
import { newAccount, signUp } from './accounts.ts';
import { button, errorOf, logIn, password, register, says, tab } from './auth-screen.ts';
import { installClock, letPass, staysFor, stopClock, toLastMoment } from './clock.ts';
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

test('A-15 the message of a registration stays 15 seconds', async ({ page }) => {
  await installClock(page);
  await page.goto('/auth');
  await page.route('/api/register', (route) =>
    route.fulfill({
      status: 201,
      json: { message: 'Look into your mailbox.', user: { email: 'rosa@example.org' }, devEmailPreview: '/privacy' },
    }),
  );
  await page.getByLabel('Name').fill('Rosa');
  await page.getByLabel('Email').fill('rosa@example.org');
  await password(page).fill('four green bicycles');
  await page.getByLabel('Confirm password').fill('four green bicycles');
  await stopClock(page);
  // By keyboard, because a message under the pointer would stay.
  await button(page, 'Register').press('Enter');
  await expect(says(page, 'Registration Successful')).toBeVisible();
  await expect(page.locator('.toast')).toContainText('Look into your mailbox.');
  await staysFor(page, 15_000, page.locator('.toast'));
});

test('A-15 A-17 where mail is sent there is no link, and the email is announced', async ({ page }) => {
  await installClock(page);
  await page.goto('/auth');
  await page.route('/api/register', (route) =>
    route.fulfill({
      status: 201,
      json: { message: 'Please check your email to verify your account.', user: { email: 'rosa@example.org' } },
    }),
  );
  await expect(button(page, 'Register')).toBeVisible();
  await stopClock(page);
  await register(page, newAccount());
  await expect(says(page, 'Registration Successful')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the email' })).toHaveCount(0);
  await expect(says(page, 'Email Verification')).toBeVisible();
  await expect(says(page, 'Email Send to your inbox.')).toBeVisible();
  await expect(page.locator('.toast')).toHaveCount(1);
  await staysFor(page, 15_000, page.locator('.toast'));
});

test('A-18 after the success view it takes 2 seconds to Login', async ({ page }) => {
  await installClock(page);
  await page.goto('/auth?verify=true');
  await page.route('/api/verify-code', (route) => route.fulfill({ json: { message: '' } }));
  await page.getByLabel('Email').fill('rosa@example.org');
  await page.getByLabel('6-digit code').fill('123456');
  await stopClock(page);
  await button(page, 'Verify').click();
  await expect(page.getByRole('heading', { name: 'Email verified' })).toBeVisible();
  await expect(says(page, 'Email Verified')).toBeVisible();
  await expect(page.locator('.toast')).toContainText('Your email has been verified successfully. You can now log in.');
  await toLastMoment(page, 2000);
  await expect(page.getByRole('heading', { name: 'Email verified' })).toBeVisible();
  await letPass(page, 1);
  await expect(tab(page, 'Login')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByLabel('Email')).toHaveValue('rosa@example.org');
});

test('A-17 another code is sent on request; a request that comes too soon gets an error', async ({ page }) => {
  await page.goto('/auth?verify=true');
  await button(page, 'Send a new code').click();
  await expect(errorOf(page.getByLabel('Email'))).toHaveText('Please enter a valid email');
  await expect(page.getByLabel('Email')).toBeFocused();
  await tab(page, 'Register').click();
  const account = newAccount();
  await register(page, account);
  await expect(tab(page, 'Verify')).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Close message' }).click();
  await button(page, 'Send a new code').click();
  await expect(says(page, 'Email Verification')).toBeVisible();
  await expect(page.locator('.toast')).toContainText(/You asked for a code \d+ seconds? ago/);
  await page.getByRole('button', { name: 'Close message' }).click();
  await page.route('/api/resend-code', (route) =>
    route.fulfill({ json: { message: 'Please check your email to verify your account.' } }),
  );
  await button(page, 'Send a new code').click();
  await expect(says(page, 'Email Send to your inbox.')).toBeVisible();
});

test("A-14 a wrong login shows the server's message; a lost connection shows a plain one", async ({ page, watch }) => {
  watch.allow(/502/);
  await page.goto('/auth?login=true');
  await logIn(page, newAccount());
  await expect(says(page, 'Login Failed')).toBeVisible();
  await expect(says(page, 'Invalid email or password')).toBeVisible();
  await expect(page.locator('.toast')).toHaveClass(/toast-error/);
  // The checks may take longer than a message stays, but under the pointer it stays.
  await page.locator('.toast').hover();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Close message' }).click();
  await page.route('/api/login', (route) => route.fulfill({ status: 500, body: '<html>{"error":1}</html>' }));
  watch.allow(/500/);
  await button(page, 'Login').click();
  await expect(says(page, 'Something went wrong. Please try again.')).toBeVisible();
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

test('A-16 A-19 rejected registrations and codes', async ({ page }) => {
  await page.goto('/auth');
  await register(page, newAccount({ password: 'password1' }));
  await expect(says(page, 'Registration Failed')).toBeVisible();
  await expect(says(page, 'This password is too common. Please choose another.')).toBeVisible();
  await expect(errorOf(password(page))).toHaveText('This password is too common. Please choose another.');
  await expect(password(page)).toBeFocused();
  await page.getByRole('button', { name: 'Close message' }).click();
  await tab(page, 'Verify').click();
  await page.getByLabel('Email').fill('nobody@example.org');
  await page.getByLabel('6-digit code').fill('000000');
  await button(page, 'Verify').click();
  await expect(says(page, 'Verification Failed')).toBeVisible();
  await expect(says(page, 'Invalid or expired verification code')).toBeVisible();
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
