import type { Locator, Page } from '@playwright/test';
import { desktop, expect, expectAccessible, phone, test } from './fixture.ts';
import { codeIn } from './mailbox.ts';
import { type Account, newAccount, signUp } from './people.ts';
import { appears, letPass, stopTime } from './still-clock.ts';

test.use(desktop);

const password = (page: Page) => page.getByLabel('Password', { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const says = (page: Page, words: string) => page.locator('.toast').getByText(words, { exact: true });
const errorOf = (field: Locator) => field.locator('xpath=ancestor::div[contains(@class,"field")]').locator('.err');

async function register(page: Page, account: Account): Promise<void> {
  await page.getByLabel('Name').fill(account.name);
  await page.getByLabel('Email').fill(account.email);
  await password(page).fill(account.password);
  await page.getByLabel('Confirm password').fill(account.password);
  await button(page, 'Register').click();
}

async function logIn(page: Page, account: Account): Promise<void> {
  await page.getByLabel('Email').fill(account.email);
  await password(page).fill(account.password);
  await button(page, 'Login').click();
}

/** The newest letter to an address, as the page of kept letters shows it. */
async function letterTo(page: Page, email: string): Promise<string> {
  let letter = '';
  await expect
    .poll(async () => {
      const list = await (await page.request.get('/dev/letters')).text();
      const found = new RegExp(`href="([^"]+)">(?:(?!</li>).)*to ${email}`).exec(list)?.[1];
      letter = found ? await (await page.request.get(found)).text() : '';
      return letter;
    })
    .toContain(email);
  return letter;
}

for (const [size, options] of [
  ['360x740', phone],
  ['1280x800', desktop],
] as const) {
  test.describe(`at ${size}`, () => {
    test.use(options);

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
      const letter = await opened;
      await expect(letter.getByText(account.email)).toBeVisible();
      const code = codeIn(await letter.locator('body').innerText());
      await letter.close();
      await expect(says(page, 'Registration Successful')).toBeVisible();
      await expect(page.locator('.toast')).toContainText('Please check your email to verify your account.');
      await expect(page.getByRole('link', { name: 'Open the letter' })).toHaveAttribute('href', /\/dev\/letters\//);
      await expect(tab(page, 'Verify')).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByLabel('Email')).toHaveValue(account.email);

      await page.getByLabel('6-digit code').fill(code);
      await button(page, 'Verify').click();
      await expect(page.getByRole('heading', { name: 'Email verified' })).toBeVisible();
      await expect(tab(page, 'Login')).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByLabel('Email')).toHaveValue(account.email);
      await password(page).fill(account.password);
      await button(page, 'Login').click();
      await expect(page).toHaveURL('/dashboard');
      await expect(says(page, 'Login Successful')).toBeVisible({ timeout: 25_000 });
      await expect(page.locator('.toast')).toContainText('Welcome back, Rosa Fields!');
    });
  });
}

test('A-15 the message of a registration stays 15 seconds', async ({ page }) => {
  await page.clock.install();
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
  await stopTime(page);
  await button(page, 'Register').click();
  await appears(page, says(page, 'Registration Successful'));
  await expect(page.locator('.toast')).toContainText('Look into your mailbox.');
  await page.mouse.move(10, 10);
  await letPass(page, 14_500);
  await expect(says(page, 'Registration Successful')).toBeVisible();
  await page.clock.runFor(700);
  await expect(page.locator('.toast')).toHaveCount(0);
});

test('A-15 A-17 where mail is sent there is no link, and the letter is announced', async ({ page }) => {
  await page.clock.install();
  await page.goto('/auth');
  await page.route('/api/register', (route) =>
    route.fulfill({
      status: 201,
      json: { message: 'Please check your email to verify your account.', user: { email: 'rosa@example.org' } },
    }),
  );
  await register(page, newAccount());
  await expect(says(page, 'Registration Successful')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the letter' })).toHaveCount(0);
  await page.clock.fastForward(5200);
  await expect(says(page, 'Email Verification')).toBeVisible();
  await expect(says(page, 'Email Send to your inbox.')).toBeVisible();
});

test('A-18 after the success view it takes 2 seconds to Login', async ({ page }) => {
  await page.clock.install();
  await page.goto('/auth?verify=true');
  await page.route('/api/verify-code', (route) => route.fulfill({ json: { message: '' } }));
  await page.getByLabel('Email').fill('rosa@example.org');
  await page.getByLabel('6-digit code').fill('123456');
  await stopTime(page);
  await button(page, 'Verify').click();
  await appears(page, page.getByRole('heading', { name: 'Email verified' }));
  await expect(says(page, 'Email Verified')).toBeVisible();
  await expect(page.locator('.toast')).toContainText('Your email has been verified successfully. You can now log in.');
  await letPass(page, 1700);
  await expect(page.getByRole('heading', { name: 'Email verified' })).toBeVisible();
  await page.clock.runFor(400);
  await expect(tab(page, 'Login')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByLabel('Email')).toHaveValue('rosa@example.org');
});

test('A-17 another code is sent on request; too soon it says so', async ({ page }) => {
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
  await expect(page.locator('.toast')).toContainText(/We sent a code \d+ seconds ago/);
  await page.getByRole('button', { name: 'Close message' }).click();
  await page.route('/api/resend-code', (route) =>
    route.fulfill({ json: { message: 'Please check your email to verify your account.' } }),
  );
  await button(page, 'Send a new code').click();
  await expect(says(page, 'Email Send to your inbox.')).toBeVisible();
});

test('A-14 a wrong login says what the server says; without an answer it says so plainly', async ({ page, watch }) => {
  watch.allow(/502/);
  await page.goto('/auth?login=true');
  await logIn(page, newAccount());
  await expect(page.getByRole('alert').getByText('Login Failed')).toBeVisible();
  await expect(says(page, 'Invalid email or password')).toBeVisible();
  await expect(page.locator('.toast')).toHaveClass(/no/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Close message' }).click();
  await page.route('/api/login', (route) => route.fulfill({ status: 500, body: '<html>{"error":1}</html>' }));
  watch.allow(/500/);
  await button(page, 'Login').click();
  await expect(says(page, 'Something went wrong. Please try again.')).toBeVisible();
});

test('A-25 a login refused because the address is not verified leads to Verify with the address filled in', async ({
  page,
}) => {
  const account = newAccount();
  const data = { name: account.name, email: account.email, password: account.password };
  await page.request.post('/api/register', { data });
  await page.goto('/auth?login=true');
  await logIn(page, account);
  await expect(says(page, 'Please verify your email before logging in.')).toBeVisible();
  await expect(tab(page, 'Verify')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByLabel('Email')).toHaveValue(account.email);
  await page.getByLabel('6-digit code').fill(codeIn(await letterTo(page, account.email)));
  await button(page, 'Verify').click();
  await expect(page.getByRole('heading', { name: 'Email verified' })).toBeVisible();
});

test('A-16 A-19 refused registrations and codes', async ({ page }) => {
  await page.goto('/auth');
  await register(page, newAccount({ password: 'password1' }));
  await expect(page.getByRole('alert').getByText('Registration Failed')).toBeVisible();
  await expect(says(page, 'This password is too common. Please choose another.')).toBeVisible();
  await page.getByRole('button', { name: 'Close message' }).click();
  await tab(page, 'Verify').click();
  await page.getByLabel('Email').fill('nobody@example.org');
  await page.getByLabel('6-digit code').fill('000000');
  await button(page, 'Verify').click();
  await expect(page.getByRole('alert').getByText('Verification Failed')).toBeVisible();
  await expect(says(page, 'Invalid or expired verification code')).toBeVisible();
});

test('A-02 A-03 /auth-old has four tabs; signed-in visitors are sent on from both', async ({ page }) => {
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
      await expect(page.getByRole('heading', { name: 'Set a new password' })).toHaveCount(0);
    }
  });
}

for (const [path, required] of [
  ['/auth', { password: 'Password is required', name: 'Name is required' }],
  ['/auth-old', { password: 'Please enter your password', name: 'Please enter your name' }],
] as const) {
  test(`A-06 A-07 rules of login and register on ${path}`, async ({ page }) => {
    await page.goto(`${path}?login=true`);
    await button(page, 'Login').click();
    await expect(errorOf(page.getByLabel('Email'))).toHaveText('Please enter a valid email');
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(errorOf(password(page))).toHaveText(required.password);
    await page.getByLabel('Email').fill('rosa@example');
    await expect(errorOf(page.getByLabel('Email'))).toHaveCount(0);
    await button(page, 'Login').click();
    await expect(errorOf(page.getByLabel('Email'))).toHaveText('Please enter a valid email');

    await tab(page, 'Register').click();
    await button(page, 'Register').click();
    await expect(errorOf(page.getByLabel('Name'))).toHaveText(required.name);
    await expect(page.getByLabel('Name')).toBeFocused();
    await expect(page.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
    await expect(errorOf(page.getByLabel('Email'))).toHaveText('Please enter a valid email');
    await expect(errorOf(password(page))).toHaveText('Password must be at least 8 characters');
    await expect(errorOf(page.getByLabel('Confirm password'))).toHaveText('Please confirm your password');
    await page.getByLabel('Name').fill('R');
    await page.getByLabel('Email').fill('rosa@example.org');
    await password(page).fill('1234567');
    await page.getByLabel('Confirm password').fill('12345678');
    await button(page, 'Register').click();
    await expect(errorOf(page.getByLabel('Name'))).toHaveCount(0);
    await expect(errorOf(password(page))).toHaveText('Password must be at least 8 characters');
    await expect(errorOf(page.getByLabel('Confirm password'))).toHaveText("Passwords don't match");
    await page.route('/api/register', () => {
      throw new Error('Nothing may be sent.');
    });
    await password(page).fill('12345679');
    await button(page, 'Register').click();
    await expect(errorOf(password(page))).toHaveCount(0);
    await expect(errorOf(page.getByLabel('Confirm password'))).toHaveText("Passwords don't match");
  });
}

test('A-08 rules of the code, and a code that is pasted in groups', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/auth?verify=true');
  const code = page.getByLabel('6-digit code');
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(code).toHaveAttribute('inputmode', 'numeric');
  await button(page, 'Verify').click();
  await expect(errorOf(page.getByLabel('Email'))).toHaveText('Please enter a valid email');
  await expect(errorOf(code)).toHaveText('Verification code must be 6 digits');
  await code.fill('1234567');
  await button(page, 'Verify').click();
  await expect(errorOf(code)).toHaveText('Verification code must be 6 digits');
  await code.fill('12345a');
  await button(page, 'Verify').click();
  await expect(errorOf(code)).toHaveText('Verification code must contain only digits');
  await page.evaluate(() => navigator.clipboard.writeText(' 482 193\n'));
  await code.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(code).toHaveValue('482193');

  await page.goto('/auth-old?verify=true');
  await page.getByLabel('Email').fill('rosa@example.org');
  await button(page, 'Verify').click();
  await expect(errorOf(page.getByLabel('6-digit code'))).toHaveText('Please enter the verification code');
});

test('a password can be looked at', async ({ page }) => {
  await page.goto('/auth?login=true');
  await password(page).fill('four green bicycles');
  await expect(password(page)).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password(page)).toHaveAttribute('type', 'text');
  await expect(page.getByRole('button', { name: 'Show password' })).toHaveAttribute('aria-pressed', 'true');
});

test('the auth screen is done by keyboard alone', async ({ page }) => {
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
