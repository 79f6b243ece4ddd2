import { button, errorOf, password, tab } from './auth-screen.ts';
import { desktop, expect, test } from './fixture.ts';

test.use(desktop);

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

test('a password can be shown', async ({ page }) => {
  await page.goto('/auth?login=true');
  await password(page).fill('four green bicycles');
  await expect(password(page)).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password(page)).toHaveAttribute('type', 'text');
  await expect(page.getByRole('button', { name: 'Show password' })).toHaveAttribute('aria-pressed', 'true');
});
