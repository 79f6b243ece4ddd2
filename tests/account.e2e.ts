import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { makeBusiness, signIn, signUp } from './accounts.ts';
import { installClock, letPass, stopClock, toLastMoment } from './clock.ts';
import { desktop, expect, expectAccessible, test } from './fixture.ts';

const toast = (page: Page, title: string) => page.locator('.toast', { hasText: title });

test.describe('the own account', () => {
  test.use(desktop);

  test('everything is downloaded after a look at what is inside', async ({ page }) => {
    await signUp(page.request);
    const { slug } = await makeBusiness(page.request);
    await page.goto('/account-settings');
    await page.getByRole('button', { name: 'Download everything' }).click();
    const dialog = page.getByRole('dialog', { name: 'What is inside' });
    await expect(dialog.getByText('Private messages with their notes')).toBeVisible();
    await expectAccessible(page);
    const downloading = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download the file' }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toMatch(/^everything-\d{4}-\d\d-\d\d\.zip$/);
    expect((await readFile(await file.path())).toString('latin1')).toContain(`${slug}/messages.csv`);
    await expect(dialog).toHaveCount(0);
  });

  test('every session can be ended', async ({ page, visitor }) => {
    const account = await signUp(page.request);
    const other = await visitor();
    await signIn(other.request, account);
    await page.goto('/account-settings');
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    const question = page.getByRole('alertdialog', { name: 'Sign out everywhere?' });
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(page).toHaveURL('/auth?login=true');
    await expect(toast(page, 'Logged Out')).toBeVisible();
    expect((await other.request.get('/api/user')).status()).toBe(401);
  });

  test('D-15 D-16 it is deactivated after a confirmation, and two seconds later the login opens', async ({ page }) => {
    const account = await signUp(page.request);
    await installClock(page);
    await page.goto('/account-settings');
    await page.getByRole('button', { name: 'Deactivate Account' }).click();
    const question = page.getByRole('alertdialog', { name: 'Deactivate your account?' });
    await expect(question).toContainText('This action cannot be undone.');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await page.getByRole('button', { name: 'Deactivate Account' }).click();
    await stopClock(page);
    await question.getByRole('button', { name: 'Deactivate Account' }).click();
    await expect(toast(page, 'Account Deactivated')).toBeVisible();
    // A timer notifies the screen of the end of a call.
    await letPass(page, 10);
    await toLastMoment(page, 2000);
    await expect(page).toHaveURL('/account-settings');
    await letPass(page, 1);
    await expect(page).toHaveURL('/auth?login=true');
    const { email, password } = account;
    expect((await page.request.post('/api/login', { data: { email, password } })).status()).toBe(403);
  });
});
