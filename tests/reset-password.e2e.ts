import type { Locator, Page } from '@playwright/test';
import { signUp } from './accounts.ts';
import { installClock, letPass, passTimer, stopClock, toLastMoment } from './clock.ts';
import { desktop, expect, test } from './fixture.ts';

test.use(desktop);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const says = (page: Page, words: string) => page.locator('.toast').getByText(words, { exact: true });
const errorOf = (field: Locator) => field.locator('xpath=ancestor::div[contains(@class,"field")]').locator('.err');
const fresh = 'six brown lighthouses';

async function typeNew(page: Page, first = fresh, second = first): Promise<void> {
  await page.getByLabel('New password').fill(first);
  await page.getByLabel('Confirm password').fill(second);
  await button(page, 'Reset password').click();
}

async function ask(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await button(page, 'Send reset instructions').click();
}

/** Link and code of the newest reset email to an address. */
async function resetEmail(page: Page, email: string): Promise<{ link: string; code: string }> {
  let found: { link: string; code: string } | null = null;
  await expect
    .poll(async () => {
      const list = await (await page.request.get('/dev/mailbox')).text();
      const address = new RegExp(`href="([^"]+)">Reset(?:(?!</li>).)*to ${email}`).exec(list)?.[1];
      const message = address ? await (await page.request.get(address)).text() : '';
      const link = /href="[^"]*(\/reset-password\?reset=[^"]+)"/.exec(message)?.[1];
      const code = /<p>([0-9A-HJKMNP-TV-Z]{6})<\/p>/.exec(message)?.[1];
      found = link && code ? { link, code } : null;
      return found !== null;
    })
    .toBe(true);
  if (!found) throw new Error('There is no reset message.');
  return found;
}

test('A-20 A-22 a forgotten password is reset through the emailed link', async ({ page }) => {
  const account = await signUp(page.request);
  await page.request.post('/api/logout', { data: {} });
  await page.goto('/auth?login=true');
  await page.getByLabel('Email').fill(account.email);
  await button(page, 'Forgot password?').click();
  await expect(page.getByLabel('Email')).toHaveValue(account.email);
  await button(page, 'Send reset instructions').click();
  await expect(says(page, 'Email sent')).toBeVisible();
  const { link } = await resetEmail(page, account.email);
  await installClock(page);
  await page.goto(link);
  await expect(page).toHaveURL('/reset-password');
  await expect(button(page, 'Reset password')).toBeVisible();
  await stopClock(page);
  await typeNew(page);
  await expect(says(page, 'Success')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your password has been changed' })).toBeVisible();
  await page.clock.resume();
  await expect(page).toHaveURL(/\/auth\?login=true$/);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(fresh);
  await button(page, 'Login').click();
  await expect(page).toHaveURL('/dashboard');
  await page.goto(link);
  await page.request.post('/api/logout', { data: {} });
});

test('A-21 A-24 /auth-old accepts the emailed code in any case, and then opens Login', async ({ page }) => {
  const account = await signUp(page.request);
  await page.request.post('/api/logout', { data: {} });
  await installClock(page);
  await page.goto('/auth-old');
  await page.getByRole('tab', { name: 'Reset' }).click();
  await ask(page, account.email);
  await expect(says(page, 'Email sent')).toBeVisible();
  await expect(page.getByLabel('6-character code')).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(page.getByLabel('Email')).toHaveValue(account.email);
  const { code } = await resetEmail(page, account.email);
  await page.getByLabel('6-character code').fill(code.toLowerCase());
  await stopClock(page);
  await typeNew(page);
  await expect(page.getByRole('heading', { name: 'Your password has been changed' })).toBeVisible();
  await page.clock.resume();
  await expect(page.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByLabel('Email')).toHaveValue(account.email);
});

test('A-24 Request New Code leads back to the request step; /auth reaches the code too', async ({ page }) => {
  await page.goto('/auth?forgot=true');
  await ask(page, 'nobody@example.org');
  await button(page, 'I have a code').click();
  await expect(page.getByLabel('Email')).toHaveValue('nobody@example.org');
  await page.getByRole('button', { name: 'Close message' }).click();
  await button(page, 'Request New Code').click();
  await expect(button(page, 'Send reset instructions')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('nobody@example.org');
});

test('A-09 A-10 A-11 rules of the request, of the link and of the code', async ({ page }) => {
  await page.goto('/auth?forgot=true');
  await ask(page, 'rosa');
  await expect(errorOf(page.getByLabel('Email'))).toHaveText('Please enter a valid email');

  await page.goto('/reset-password?reset=abc');
  await typeNew(page, '1234567', '1234568');
  await expect(errorOf(page.getByLabel('New password'))).toHaveText('Password must be at least 8 characters');
  await expect(errorOf(page.getByLabel('Confirm password'))).toHaveText("Passwords don't match");
  await typeNew(page, '12345678', '');
  await expect(errorOf(page.getByLabel('Confirm password'))).toHaveText('Please confirm your password');
  await expect(errorOf(page.getByLabel('New password'))).toHaveCount(0);

  await page.goto('/auth?forgot=true');
  await ask(page, 'nobody@example.org');
  await button(page, 'I have a code').click();
  await page.getByLabel('6-character code').fill('ABC12');
  await typeNew(page, '1234567', '1234568');
  await expect(errorOf(page.getByLabel('6-character code'))).toHaveText('Reset code must be 6 characters');
  await expect(page.getByLabel('6-character code')).toBeFocused();
  await expect(errorOf(page.getByLabel('New password'))).toHaveText('Password must be at least 8 characters');
  await expect(errorOf(page.getByLabel('Confirm password'))).toHaveText("Passwords don't match");
  await page.getByLabel('6-character code').fill('ABC123');
  await typeNew(page, '12345678', '1234567x');
  await expect(errorOf(page.getByLabel('Confirm password'))).toHaveText("Passwords don't match");
  await expect(errorOf(page.getByLabel('6-character code'))).toHaveCount(0);
  await expect(errorOf(page.getByLabel('New password'))).toHaveCount(0);
});

test('A-22 a signed-in user who changes the password is led to Login too', async ({ page }) => {
  const { email } = await signUp(page.request);
  await page.request.post('/api/forgot-password', { data: { email } });
  const { link } = await resetEmail(page, email);
  await installClock(page);
  await page.goto(link);
  await expect(button(page, 'Logout')).toBeVisible();
  await stopClock(page);
  await typeNew(page);
  await expect(page.getByRole('heading', { name: 'Your password has been changed' })).toBeVisible();
  await page.clock.resume();
  await expect(button(page, 'Logout')).toHaveCount(0);
  await expect(page).toHaveURL('/auth?login=true');
  await expect(page.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true');
});

test('A-12 a reset link without a token', async ({ page }) => {
  await page.goto('/reset-password');
  await expect(page.getByText('Invalid reset link. Please request a new password reset email.')).toBeVisible();
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await expect(button(page, 'Send reset instructions')).toBeVisible();
});

test('A-20 a request that fails', async ({ page, watch }) => {
  watch.allow(/500/);
  await installClock(page);
  await page.goto('/auth?forgot=true');
  const answer = { status: 429, json: { error: 'Too many requests. Please try again later.', code: 'too_many' } };
  await page.route('/api/forgot-password', (route) => route.fulfill(answer));
  await ask(page, 'rosa@example.org');
  await expect(page.locator('.toast').getByText('Error', { exact: true })).toBeVisible();
  await expect(says(page, 'Too many requests. Please try again later.')).toBeVisible();
  await page.getByRole('button', { name: 'Close message' }).click();
  await page.route('/api/forgot-password', (route) => route.fulfill({ status: 500, body: 'no words' }));
  await button(page, 'Send reset instructions').click();
  await expect(says(page, 'Failed to send reset instructions. Please try again.')).toBeVisible();
  await page.getByRole('button', { name: 'Close message' }).click();
  await page.route('/api/forgot-password', (route) => route.abort());
  await stopClock(page);
  await button(page, 'Send reset instructions').click();
  await passTimer(page, 1000);
  await passTimer(page, 2000);
  await expect(says(page, 'An unexpected error occurred. Please try again later.')).toBeVisible();
});

test('A-23 a reset that fails, by link and by code', async ({ page, watch }) => {
  watch.allow(/500/);
  await installClock(page);
  await page.goto('/reset-password?reset=not-a-token');
  await typeNew(page);
  await expect(page.locator('.toast').getByText('Error', { exact: true })).toBeVisible();
  await expect(says(page, 'Failed to reset password. The reset link may have expired.')).toBeVisible();
  await page.getByRole('button', { name: 'Close message' }).click();
  await page.route('/api/reset-password', (route) => route.fulfill({ status: 500, body: 'no words' }));
  await button(page, 'Reset password').click();
  await expect(says(page, 'Failed to reset password. Please try again.')).toBeVisible();
  await page.getByRole('button', { name: 'Close message' }).click();
  await page.route('/api/reset-password', (route) => route.abort());
  await stopClock(page);
  await button(page, 'Reset password').click();
  await passTimer(page, 1000);
  await passTimer(page, 2000);
  await expect(says(page, 'An error occurred while resetting your password. Please try again.')).toBeVisible();
  await page.clock.resume();

  await page.unrouteAll();
  await page.goto('/auth?reset=not-a-token');
  await page.route('/api/reset-password', (route) => route.fulfill({ status: 500, body: 'no words' }));
  await typeNew(page);
  await expect(says(page, 'Failed to reset password. The reset link may have expired.')).toBeVisible();
  await page.unrouteAll();
  await page.goto('/auth-old');
  await page.getByRole('tab', { name: 'Reset' }).click();
  await ask(page, 'nobody@example.org');
  await page.getByLabel('6-character code').fill('ABC123');
  await page.getByRole('button', { name: 'Close message' }).click();
  const sent = page.waitForRequest('/api/reset-password');
  await typeNew(page);
  expect((await sent).postDataJSON()).toEqual({ email: 'nobody@example.org', code: 'ABC123', password: fresh });
  await expect(says(page, 'Failed to reset password. Please check your code and try again.')).toBeVisible();
});

for (const [path, view, seconds] of [
  ['/reset-password?reset=abc', 'Your password has been changed', 3],
  ['/auth?reset=abc', 'Your password has been changed', 2],
] as const) {
  test(`A-21 A-22 after a reset on ${path} it takes ${seconds} seconds to Login`, async ({ page }) => {
    await installClock(page);
    await page.goto(path);
    await page.route('/api/reset-password', (route) => route.fulfill({ json: { success: true, message: 'Done.' } }));
    await page.getByLabel('New password').fill(fresh);
    await page.getByLabel('Confirm password').fill(fresh);
    await stopClock(page);
    const sent = page.waitForRequest('/api/reset-password');
    await button(page, 'Reset password').click();
    expect((await sent).postDataJSON()).toEqual({ token: 'abc', password: fresh });
    await expect(page.getByRole('heading', { name: view })).toBeVisible();
    await expect(says(page, 'Success')).toBeVisible();
    await expect(says(page, 'Done.')).toBeVisible();
    await toLastMoment(page, seconds * 1000);
    await expect(page.getByRole('heading', { name: view })).toBeVisible();
    await letPass(page, 1);
    await expect(page.getByRole('heading', { name: view })).toHaveCount(0);
    await page.clock.resume();
    await expect(button(page, 'Login')).toBeVisible();
  });
}
