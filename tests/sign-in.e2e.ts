import type { Page } from '@playwright/test';
import { appCode } from '../src/server/testing/authenticator-app.ts';
import { type Account, signIn, signUp } from './accounts.ts';
import { desktop, expect, expectAccessibleInBothThemes, phone } from './fixture.ts';
import { addAuthenticator, codesOn, forbidAutofill, keyOn, test } from './second-step.ts';

const shots = process.env.SHOTS;
async function look(page: Page, name: string) {
  if (!shots) return;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.waitForTimeout(300);
    await page.screenshot({
      path: `${shots}/${name}-${page.viewportSize()?.width}-${colorScheme}.png`,
      fullPage: true,
    });
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

async function logIn(page: Page, { email, password }: Account) {
  await page.goto('/auth?login=true');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

async function saveCodes(page: Page): Promise<string[]> {
  const codes = await codesOn(page);
  await page.getByLabel('I saved these codes somewhere safe').check();
  await page.getByRole('button', { name: 'Done' }).click();
  return codes;
}

for (const [size, use] of [
  ['a phone', phone],
  ['a computer', desktop],
] as const)
  test.describe(`signing in on ${size}`, () => {
    test.use(use);

    test('an app is set up, asked for after the password, and a recovery code replaces it', async ({ page }) => {
      const account = await signUp(page.request);
      await page.goto('/account-settings');
      await page.getByRole('link', { name: 'Open Security' }).click();
      await expect(page.getByText('Right now, your password is all it takes')).toBeVisible();
      await expect(page.getByText('This browser')).toBeVisible();
      await expectAccessibleInBothThemes(page);
      await look(page, 'security-empty');
      await page.getByRole('button', { name: 'Use an authenticator app' }).click();
      const key = await keyOn(page);
      await expectAccessibleInBothThemes(page);
      await look(page, 'security-app-setup');
      await page.getByLabel('Enter the six digits your app shows').fill('12');
      await page.getByRole('button', { name: 'Turn on' }).click();
      await expect(page.getByText('Verification code must be 6 digits')).toBeVisible();
      await look(page, 'security-app-wrong');
      await page.getByLabel('Enter the six digits your app shows').fill(appCode(key));
      await page.getByRole('button', { name: 'Turn on' }).click();
      await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible();
      await expectAccessibleInBothThemes(page);
      await look(page, 'security-codes');
      const codes = await saveCodes(page);
      expect(codes).toHaveLength(10);
      await expect(page.getByText('10 of 10 left, made today')).toBeVisible();
      await expectAccessibleInBothThemes(page);
      await look(page, 'security');

      await page.request.post('/api/logout', { data: {} });
      await logIn(page, account);
      await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
      await expectAccessibleInBothThemes(page);
      await look(page, 'auth-code');
      await page.getByLabel('6-digit code').fill('000000');
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByText('This code isn’t right. Use the newest one. 49 tries left.')).toBeVisible();
      await look(page, 'auth-code-wrong');
      await page.getByRole('button', { name: 'I lost my device' }).click();
      await expect(page.getByRole('heading', { name: 'Lost your device?' })).toBeVisible();
      await expectAccessibleInBothThemes(page);
      await look(page, 'auth-lost-start');
      await page.getByRole('button', { name: 'Use a recovery code' }).click();
      await page.getByLabel('Recovery code').fill(codes[0]?.toLowerCase() ?? '');
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page).toHaveURL('/dashboard');
      await page.goto('/security');
      await expect(page.getByText('9 of 10 left, made today')).toBeVisible();
    });

    test('a passkey is added, signs in with one tap, and is renamed and removed', async ({ page }) => {
      const account = await signUp(page.request);
      await forbidAutofill(page);
      await addAuthenticator(page);
      await page.goto('/security');
      await page.getByRole('button', { name: 'Add a passkey' }).click();
      await saveCodes(page);
      await page.getByRole('button', { name: /^Rename / }).click();
      await page.getByLabel('Name', { exact: true }).fill('Front desk computer');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Front desk computer')).toBeVisible();
      await look(page, 'security-passkey');

      await page.request.post('/api/logout', { data: {} });
      await page.goto('/auth?login=true');
      await look(page, 'auth-login');
      await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
      await expect(page).toHaveURL('/dashboard');

      // The password alone gets nobody in any more.
      await page.request.post('/api/logout', { data: {} });
      await logIn(page, account);
      await expect(page.getByRole('heading', { name: 'Use your passkey' })).toBeVisible();
      expect((await page.request.get('/api/user')).status()).toBe(401);
      await look(page, 'auth-passkey-step');
      await page.getByRole('button', { name: 'Use a passkey' }).click();
      await expect(page).toHaveURL('/dashboard');

      await page.goto('/security');
      await page.getByRole('button', { name: 'Remove Front desk computer' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
      await expect(page.getByText('Right now, your password is all it takes')).toBeVisible();
      await page.request.post('/api/logout', { data: {} });
      await page.goto('/auth?login=true');
      await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
      await expect(page.getByText('This passkey is not known here.').first()).toBeVisible();
      await look(page, 'auth-passkey-unknown');
    });
  });

test.describe('the email field', () => {
  test.use(desktop);
  test('offers passkeys by autofill', async ({ page }) => {
    await signUp(page.request);
    await addAuthenticator(page);
    await page.goto('/security');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await saveCodes(page);
    await page.request.post('/api/logout', { data: {} });
    await page.goto('/auth?login=true');
    await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username webauthn');
    // The virtual authenticator picks the passkey as a person would from the list.
    await expect(page).toHaveURL('/dashboard');
  });

  test('another browser is signed out from the list', async ({ page, visitor }) => {
    const account = await signUp(page.request);
    const other = await visitor();
    await signIn(other.request, account);
    await page.goto('/security');
    await page.getByRole('button', { name: /^Sign out .*, signed in today$/ }).click();
    await expect(page.getByText('Signed out', { exact: true }).first()).toBeVisible();
    expect((await other.request.get('/api/user')).status()).toBe(401);
    expect((await page.request.get('/api/user')).status()).toBe(200);
  });
});
