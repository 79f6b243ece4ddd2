import type { Page } from '@playwright/test';
import type { Picture } from '../screens.ts';

const hourMs = 3_600_000;

/** Opens the administrator's screen with this state of the backups. */
async function openHealth(page: Page, backup: Readonly<Record<string, unknown>>): Promise<void> {
  await page.route('**/api/admin/health', async (route) => {
    const response = await route.fetch();
    const report = await response.json();
    await route.fulfill({ response, json: { ...report, backup: { ...report.backup, isOn: true, ...backup } } });
  });
  await page.goto('/admin');
  await page.getByText('Backup', { exact: true }).waitFor();
}
const hoursAgo = (hours: number): string => new Date(Date.now() - hours * hourMs).toISOString();

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
    name: 'admin-transfer',
    as: 'admin',
    fullPage: false,
    open: async (page) => {
      await page.route('**/api/admin/businesses?*', async (route) => {
        const response = await route.fetch();
        const [first, ...others] = (await response.json()) as object[];
        await route.fulfill({ response, json: [{ ...first, isOwnerActive: false }, ...others] });
      });
      await page.goto('/admin');
      await page.getByRole('tab', { name: 'Businesses' }).click();
      await page.getByRole('button', { name: /^Transfer/ }).click();
    },
  },
  { name: 'admin-backup-off', as: 'admin', open: (page) => openHealth(page, { isOn: false }) },
  { name: 'admin-backup-none', as: 'admin', open: (page) => openHealth(page, { lastAt: null, rows: null }) },
  {
    name: 'admin-backup-good',
    as: 'admin',
    open: (page) => openHealth(page, { lastAt: hoursAgo(7), rows: 12_345, isCopied: true }),
  },
  {
    name: 'admin-backup-late',
    as: 'admin',
    open: (page) => openHealth(page, { lastAt: hoursAgo(40), rows: 12_345, isLate: true }),
  },
  {
    name: 'admin-invited',
    as: 'admin',
    open: async (page) => {
      await page.goto('/admin');
      await page.getByLabel('Email address').fill('maria.delgado@bright-harbor-dental.example');
      await page.getByRole('button', { name: 'Invite' }).click();
      await page.getByText('Account invitation sent', { exact: true }).waitFor();
    },
  },
  {
    name: 'admin-invited-refused',
    as: 'admin',
    open: async (page) => {
      await page.goto('/admin');
      await page.getByLabel('Email address').fill('rosa@example.org');
      await page.route('**/api/admin/invitations', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 409, json: { error: 'This address already has an account.', code: 'has_account' } })
          : route.continue(),
      );
      await page.getByRole('button', { name: 'Invite' }).click();
      await page.getByText('This address already has an account.', { exact: true }).waitFor();
    },
  },
  ...(['invited', 'closed'] as const).map(
    (registration): Picture => ({
      name: `admin-registration-${registration}`,
      as: 'admin',
      open: async (page) => {
        await page.route('**/api/admin/invitations', (route) =>
          route.fulfill({ json: { registration, invitations: [] } }),
        );
        await page.goto('/admin');
        await page.getByText('No open account invitations.').waitFor();
      },
    }),
  ),
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
