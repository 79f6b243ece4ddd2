import type { Page } from '@playwright/test';
import type { Picture } from '../screens.ts';
import { everything, nothing, openSecurity } from './security.ts';
import { offerSingleSignOn } from './sign-in.ts';

/** The dialog over the screen where a passkey is removed. */
async function askToConfirm(page: Page, security: object, act: (page: Page) => Promise<unknown>): Promise<void> {
  const json = { error: 'Please confirm that it’s you.', code: 'confirm_needed' };
  for (const path of ['passkeys/*', 'recovery-codes', 'passkey-options'])
    await page.route(`**/api/security/${path}`, (route) => route.fulfill({ status: 403, json }));
  await openSecurity(page, security);
  await act(page);
  await page.getByRole('dialog', { name: 'Confirm it’s you' }).getByRole('button', { name: 'Cancel' }).waitFor();
}

async function removeDesk(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Remove Front desk computer' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
}

const addPasskey = (page: Page) => page.getByRole('button', { name: 'Add a passkey' }).click();

/** The dialog that asks again who someone is, over the security screen. */
export const pictures: readonly Picture[] = [
  {
    name: 'confirm-you',
    as: 'owner',
    fullPage: false,
    open: (page) => askToConfirm(page, everything, removeDesk),
  },
  {
    name: 'confirm-you-passkey',
    as: 'owner',
    fullPage: false,
    open: (page) => askToConfirm(page, { ...everything, appSince: null }, removeDesk),
  },
  {
    name: 'confirm-you-password',
    as: 'owner',
    fullPage: false,
    open: (page) => askToConfirm(page, nothing, addPasskey),
  },
  {
    name: 'confirm-you-wrong',
    as: 'owner',
    fullPage: false,
    open: async (page) => {
      await askToConfirm(page, nothing, addPasskey);
      const json = { error: 'This isn’t your password.', code: 'refused' };
      await page.route('**/api/security/confirm', (route) => route.fulfill({ status: 400, json }));
      const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
      await dialog.getByLabel('Password', { exact: true }).fill('not the password');
      await dialog.getByRole('button', { name: 'Confirm' }).click();
      await page.getByText('This isn’t your password. Nothing was changed.').waitFor();
    },
  },
  {
    name: 'confirm-you-single',
    as: 'owner',
    fullPage: false,
    open: async (page) => {
      await offerSingleSignOn(page, '**/security', 'Asheville Health', true);
      await askToConfirm(page, { ...nothing, hasPassword: false }, addPasskey);
    },
  },
];
