import type { Picture } from '../screens.ts';

/** What an owner sees after signing in. */
export const pictures: readonly Picture[] = [
  { name: 'dashboard', as: 'owner', open: (page) => page.goto('/dashboard') },
  { name: 'dashboard-empty', as: 'newcomer', open: (page) => page.goto('/dashboard') },
  { name: 'business-setup', as: 'newcomer', open: (page) => page.goto('/business-setup') },
  { name: 'business-edit', as: 'owner', open: (page, { business }) => page.goto(`/business-edit/${business.id}`) },
  { name: 'account-settings', as: 'owner', open: (page) => page.goto('/account-settings') },
  { name: 'admin', as: 'admin', open: (page) => page.goto('/admin') },
];
