import type { Picture } from '../screens.ts';

/** The administrator's screen, tab by tab. */
export const pictures: readonly Picture[] = [
  { name: 'admin-users', as: 'admin', open: (page) => page.goto('/admin') },
  {
    name: 'admin-businesses',
    as: 'admin',
    open: async (page) => {
      await page.goto('/admin');
      await page.getByRole('tab', { name: 'Businesses' }).click();
    },
  },
  {
    name: 'admin-pages',
    as: 'admin',
    open: async (page) => {
      await page.goto('/admin');
      await page.getByRole('tab', { name: 'Review Pages' }).click();
    },
  },
  {
    name: 'admin-delete',
    as: 'admin',
    fullPage: false,
    open: async (page) => {
      await page.goto('/admin');
      await page.getByRole('button', { name: 'Delete Rosa Fields' }).click();
    },
  },
  {
    name: 'admin-nothing',
    as: 'admin',
    open: async (page) => {
      await page.goto('/admin');
      await page.getByRole('searchbox').fill('nobody is called this');
      await page.getByText('Nothing matches your search. Try fewer letters, or clear the search.').waitFor();
    },
  },
];
