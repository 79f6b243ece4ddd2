import type { Page } from '@playwright/test';
import type { Picture } from '../screens.ts';
import { daysFromNow, longEmail, longName } from './team.ts';

const longBusiness = 'Saint Bartholomew Community Orthopaedic & Physiotherapy Hall of Greater Asheville';

const offer = {
  businessNames: ['Juniper Street Dental'],
  role: 'frontDesk',
  inviterName: 'Maya Lindqvist',
  line: 'Hi Priya, this is where we print the codes.',
  sentAt: daysFromNow(-1),
  expiresAt: daysFromNow(6),
  isExpired: false,
  email: 'priya.nair@juniper.example',
  yourEmail: 'priya.nair@juniper.example',
  isForYou: true,
};

async function openJoin(page: Page, known: Partial<typeof offer>): Promise<void> {
  await page.route('**/api/join/*', (route) => route.fulfill({ json: { ...offer, ...known } }));
  await page.goto('/join/q7Hs2mXk9vT4bWn8');
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** What someone sees who opens an invitation to a team. */
export const pictures: readonly Picture[] = [
  { name: 'join', as: 'owner', open: (page) => openJoin(page, {}) },
  {
    name: 'join-several',
    as: 'owner',
    open: (page) =>
      openJoin(page, {
        role: 'viewer',
        line: `Hi, ${'these are the three places that I look after, '.repeat(4)}see you on Monday.`,
        businessNames: ['Juniper Street Dental', 'Corner Bakery on Elm', longBusiness],
        email: longEmail,
        yourEmail: longEmail,
      }),
  },
  {
    name: 'join-new',
    open: (page) =>
      openJoin(page, {
        role: 'manager',
        inviterName: longName,
        line: '',
        businessNames: [longBusiness],
      }),
  },
  {
    name: 'join-other-account',
    as: 'owner',
    open: (page) => openJoin(page, { yourEmail: 'priya.private@mail.example', isForYou: false }),
  },
  { name: 'join-expired', open: (page) => openJoin(page, { isExpired: true, expiresAt: daysFromNow(-2) }) },
  {
    name: 'join-gone',
    open: async (page) => {
      await page.goto('/join/q7Hs2mXk9vT4bWn8');
      await page.getByRole('heading', { name: 'This invitation no longer works' }).waitFor();
    },
  },
  {
    name: 'join-other-account-long',
    as: 'owner',
    open: (page) => openJoin(page, { email: longEmail, yourEmail: `private.${longEmail}`, isForYou: false }),
  },
  {
    name: 'join-gone-signed-in',
    as: 'owner',
    open: async (page) => {
      await page.goto('/join/q7Hs2mXk9vT4bWn8');
      await page.getByRole('heading', { name: 'This invitation no longer works' }).waitFor();
    },
  },
  {
    name: 'join-canceled-meanwhile',
    as: 'owner',
    fullPage: false,
    open: async (page) => {
      await openJoin(page, {});
      const json = { error: 'This invitation no longer works. Please ask for a new one.', code: 'not_found' };
      await page.route('**/api/join/*', (route) => route.fulfill({ status: 404, json }));
      await page.getByRole('button', { name: 'Join as front desk' }).click();
      await page.getByRole('heading', { name: 'This invitation no longer works' }).waitFor();
    },
  },
];
