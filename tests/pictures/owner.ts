import type { Picture } from '../screens.ts';

/** What an owner and an administrator see after signing in. */
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
  { name: 'poster', as: 'owner', open: (page, { business }) => page.goto(`/poster/${business.id}`) },
  { name: 'account-settings', as: 'owner', open: (page) => page.goto('/account-settings') },
  { name: 'admin', as: 'admin', open: (page) => page.goto('/admin') },
  {
    name: 'admin-businesses',
    as: 'admin',
    open: async (page) => {
      await page.goto('/admin');
      await page.getByRole('tab', { name: 'Businesses' }).click();
    },
  },
  {
    name: 'admin-review-pages',
    as: 'admin',
    open: async (page) => {
      await page.goto('/admin');
      await page.getByRole('tab', { name: 'Review Pages' }).click();
    },
  },
  {
    name: 'business-edit-admin',
    as: 'admin',
    open: (page, { business }) => page.goto(`/business-edit/${business.id}`),
  },
];
