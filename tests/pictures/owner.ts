import type { Picture } from '../screens.ts';

/** Screens for owners and administrators. */
export const pictures: readonly Picture[] = [
  { name: 'dashboard', as: 'owner', open: (page) => page.goto('/dashboard') },
  { name: 'dashboard-empty', as: 'newcomer', open: (page) => page.goto('/dashboard') },
  { name: 'business-setup', as: 'newcomer', open: (page) => page.goto('/business-setup') },
  {
    name: 'business-setup-refused',
    as: 'newcomer',
    open: async (page) => {
      await page.goto('/business-setup');
      await page.getByRole('button', { name: 'Set Up Business' }).click();
    },
  },
  {
    name: 'business-setup-categories',
    as: 'newcomer',
    fullPage: false,
    open: async (page) => {
      await page.goto('/business-setup');
      await page.getByRole('combobox', { name: 'Google Business Category 1' }).fill('dent');
      await page.getByRole('option').first().waitFor();
    },
  },
  { name: 'business-edit', as: 'owner', open: (page, { business }) => page.goto(`/business-edit/${business.id}`) },
  {
    name: 'business-edit-saved',
    as: 'owner',
    open: async (page, { business }) => {
      await page.goto(`/business-edit/${business.id}`);
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await page.getByText('Try Your Review Generator Link').waitFor();
    },
  },
  {
    name: 'business-edit-delete',
    as: 'owner',
    fullPage: false,
    open: async (page, { business }) => {
      await page.goto(`/business-edit/${business.id}`);
      await page.getByRole('button', { name: 'Delete Business' }).click();
    },
  },
  { name: 'business-edit-absent', as: 'owner', open: (page) => page.goto('/business-edit/999999') },
  {
    name: 'dashboard-new',
    as: 'owner',
    open: async (page, { business }) => {
      await page.addInitScript((id) => localStorage.setItem('newBusinessId', id), String(business.id));
      await page.goto('/dashboard');
      await page.getByText('New business created!').waitFor();
    },
  },
  {
    name: 'dashboard-loading',
    as: 'owner',
    waiting: true,
    open: async (page) => {
      await page.route('**/api/businesses', () => undefined);
      await page.goto('/dashboard');
      await page.getByRole('status', { name: 'Loading your businesses' }).waitFor();
    },
  },
  {
    name: 'dashboard-failed',
    as: 'owner',
    open: async (page) => {
      await page.route('**/api/businesses', (route) =>
        route.fulfill({ status: 404, json: { error: 'The list could not be read.' } }),
      );
      await page.goto('/dashboard');
    },
  },
  {
    name: 'confirm-address',
    open: async (page) => {
      await page.goto('/dev/mailbox');
      await page
        .getByRole('link', { name: /Confirm your address/ })
        .first()
        .click();
      await page.getByRole('link', { name: /confirm-feedback-email/ }).click();
      await page.getByRole('button', { name: 'Confirm' }).waitFor();
    },
  },
  { name: 'confirm-address-expired', open: (page) => page.goto('/confirm-feedback-email?token=none') },
  {
    name: 'account-deactivate',
    as: 'owner',
    fullPage: false,
    open: async (page) => {
      await page.goto('/account-settings');
      await page.getByRole('button', { name: 'Deactivate Account' }).click();
    },
  },
  { name: 'account-of-a-user', as: 'admin', open: (page) => page.goto('/account-settings/1') },
  {
    name: 'account-of-a-user-role',
    as: 'admin',
    fullPage: false,
    open: async (page) => {
      await page.goto('/account-settings/1');
      await page.getByRole('button', { name: 'Make Administrator' }).click();
    },
  },
  { name: 'account-settings', as: 'owner', open: (page) => page.goto('/account-settings') },
  {
    name: 'account-everything',
    as: 'owner',
    fullPage: false,
    open: async (page) => {
      await page.goto('/account-settings');
      await page.getByRole('button', { name: 'Download everything' }).click();
      await page.getByText('Private messages with their notes').first().waitFor();
    },
  },
  {
    name: 'business-edit-admin',
    as: 'admin',
    open: (page, { business }) => page.goto(`/business-edit/${business.id}`),
  },
];
