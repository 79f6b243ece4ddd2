import type { Page } from '@playwright/test';
import { appCode } from '../src/server/testing/authenticator-app.ts';
import { type Account, makeBusiness, signIn, signUp } from './accounts.ts';
import { desktop, expect, phone } from './fixture.ts';
import { focusByTab, pressByTab, tabOrder, typeByTab } from './keyboard.ts';
import { addAuthenticator, codesOn, forbidAutofill, keyOn, test } from './second-step.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

async function saveCodes(page: Page): Promise<string[]> {
  const codes = await codesOn(page);
  await expect(heading(page, 'Save your recovery codes')).toBeFocused();
  await focusByTab(page, page.getByLabel('I saved these codes somewhere safe'));
  await page.keyboard.press('Space');
  await pressByTab(page, button(page, 'Done'));
  await expect(heading(page, 'Security')).toBeFocused();
  return codes;
}

/** Sets up an app from the account settings; returns its key and the recovery codes. */
async function setUpApp(page: Page): Promise<{ key: string; codes: string[] }> {
  await page.goto('/account-settings');
  await pressByTab(page, page.getByRole('link', { name: 'Open Security' }));
  await pressByTab(page, button(page, 'Use an authenticator app'));
  await expect(heading(page, 'Set up your authenticator app')).toBeFocused();
  const key = await keyOn(page);
  await typeByTab(page, page.getByLabel('Enter the six digits your app shows'), appCode(key));
  await page.keyboard.press('Enter');
  return { key, codes: await saveCodes(page) };
}

async function logIn(page: Page, { email, password }: Account): Promise<void> {
  await page.request.post('/api/logout', { data: {} });
  await page.goto('/auth?login=true');
  await typeByTab(page, page.getByLabel('Email'), email);
  await typeByTab(page, page.getByLabel('Password', { exact: true }), password);
  await page.keyboard.press('Enter');
}

test.describe('by keyboard alone', () => {
  test.use(desktop);

  test('an app is set up; a code, and then a recovery code, signs in', async ({ page }) => {
    const account = await signUp(page.request);
    const { key, codes } = await setUpApp(page);

    await page.request.post('/api/logout', { data: {} });
    await page.goto('/auth?login=true');
    await focusByTab(page, page.getByLabel('Email'));
    expect(await tabOrder(page, 5)).toEqual([
      ...['Email', 'Password', 'Show password', 'Login', 'Forgot password?', 'Sign in with a passkey'],
    ]);
    await logIn(page, account);
    await expect(heading(page, 'Enter your code')).toBeFocused();
    expect((await tabOrder(page, 4)).slice(1)).toEqual([
      ...['6-digit code', 'Continue', 'Use a recovery code', 'I lost my device'],
    ]);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.type('000000');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^This code isn’t right\. Use the newest one\./)).toBeVisible();
    await expect(page.getByLabel('6-digit code')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    // The code of the next half minute: the one of this half minute turned the app on.
    await page.keyboard.type(appCode(key, Date.now() / 1000 + 30));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboard');

    await logIn(page, account);
    await pressByTab(page, button(page, 'Use a recovery code'));
    await expect(heading(page, 'Enter a recovery code')).toBeFocused();
    await typeByTab(page, page.getByLabel('Recovery code'), codes[0] ?? '');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboard');
  });

  test('a passkey is added, signs in, is renamed, and is removed after a confirmation', async ({ page, watch }) => {
    watch.allow(/403/);
    await signUp(page.request);
    await forbidAutofill(page);
    await addAuthenticator(page);
    await page.goto('/security');
    await pressByTab(page, button(page, 'Add a passkey'));
    await saveCodes(page);
    await page.request.post('/api/logout', { data: {} });
    await page.goto('/auth?login=true');
    await pressByTab(page, button(page, 'Sign in with a passkey'));
    await expect(page).toHaveURL('/dashboard');

    await page.goto('/security');
    await pressByTab(page, button(page, /^Rename /));
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Front desk computer');
    await page.keyboard.press('Enter');
    await expect(button(page, 'Rename Front desk computer')).toBeFocused();

    // Here the server wants a confirmation, as it does 15 minutes after the sign-in.
    let isAsked = true;
    const json = { error: 'Please confirm that it’s you.', code: 'confirm_needed' };
    await page.route('**/api/security/passkeys/*', (route) => {
      if (!isAsked) return route.continue();
      isAsked = false;
      return route.fulfill({ status: 403, json });
    });
    await pressByTab(page, button(page, 'Remove Front desk computer'));
    await expect(button(page, 'Cancel')).toBeFocused();
    await pressByTab(page, button(page, 'Remove'));
    const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
    await pressByTab(page, dialog.getByRole('button', { name: 'Use a passkey' }));
    await expect(page.getByText('Right now, your password is all it takes')).toBeVisible();
  });

  test('the confirmation keeps the focus, Escape leaves it, and the password lets the act go on', async ({ page }) => {
    const { password } = await signUp(page.request);
    await page.goto('/security');
    let isAsked = true;
    const json = { error: 'Please confirm that it’s you.', code: 'confirm_needed' };
    await page.route('**/api/security/app', (route) =>
      isAsked ? route.fulfill({ status: 403, json }) : route.continue(),
    );
    await pressByTab(page, button(page, 'Use an authenticator app'));
    const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
    await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
    expect((await tabOrder(page, 3)).slice(1)).toEqual(['Show password', 'Confirm', 'Cancel']);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button(page, 'Use an authenticator app')).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
    await page.keyboard.type('not the password');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('This isn’t your password. Nothing was changed.')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(password);
    isAsked = false;
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Set up your authenticator app')).toBeFocused();
  });

  test('another browser is signed out, and then all others; Tab goes on from there', async ({ page, visitor }) => {
    const account = await signUp(page.request);
    const [one, two, three] = [await visitor(), await visitor(), await visitor()];
    for (const { request } of [one, two, three]) await signIn(request, account);
    await page.goto('/security');
    const rows = page.getByRole('button', { name: /^Sign out .*, signed in today$/ });
    await expect(rows).toHaveCount(3);
    await pressByTab(page, rows.first());
    await expect(rows).toHaveCount(2);
    await page.keyboard.press('Tab');
    await expect(rows.first()).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(button(page, 'Sign out all others')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button(page, 'Cancel')).toBeFocused();
    await pressByTab(page, page.getByRole('alertdialog').getByRole('button', { name: 'Sign out all others' }));
    await expect(rows).toHaveCount(0);
    for (const { request } of [one, two, three]) expect((await request.get('/api/user')).status()).toBe(401);
    expect((await page.request.get('/api/user')).status()).toBe(200);
  });

  test('a lost device: the link of the email, 24 hours, and stopping it', async ({ page, mailbox }) => {
    const account = await signUp(page.request);
    await setUpApp(page);
    await logIn(page, account);
    await pressByTab(page, button(page, 'I lost my device'));
    await expect(heading(page, 'Lost your device?')).toBeFocused();
    await pressByTab(page, button(page, 'Email me the link'));
    await expect(heading(page, 'Check your email')).toBeFocused();
    const { text } = await mailbox.waitFor(account.email, '/sign-in/lost-device#');
    await page.goto(/https?:\S+\/sign-in\/lost-device#\S+/.exec(text)?.[0] ?? '');
    await pressByTab(page, button(page, 'Start the 24 hours'));
    await expect(heading(page, '24 hours to go')).toBeFocused();
    await pressByTab(page, button(page, 'Stop the request'));
    await expect(heading(page, 'The request is stopped')).toBeFocused();
    await pressByTab(page, page.getByRole('link', { name: 'Login' }));
    await expect(page.getByLabel('Email')).toBeVisible();
  });
});

test.describe('by keyboard alone, at 360 px', () => {
  test.use({ viewport: phone.viewport });

  test('a second step that the team asks for is set up before anything else', async ({ page, watch }) => {
    watch.allow(/401/);
    const account = await signUp(page.request);
    const { id } = await makeBusiness(page.request);
    await page.request.post(`/api/businesses/${id}/second-step`, { data: { isRequired: true } });
    await logIn(page, account);
    await expect(heading(page, 'Add a second step')).toBeFocused();
    await focusByTab(page, page.getByRole('radio', { name: /^Passkey on this device/ }));
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: /^Authenticator app/ })).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Set up your authenticator app')).toBeFocused();
    await typeByTab(page, page.getByLabel('Enter the six digits your app shows'), appCode(await keyOn(page)));
    await page.keyboard.press('Enter');
    expect(await codesOn(page)).toHaveLength(10);
    await focusByTab(page, page.getByLabel('I saved these codes somewhere safe'));
    await page.keyboard.press('Space');
    await pressByTab(page, button(page, 'Done'));
    await expect(page).toHaveURL('/dashboard');
  });
});
