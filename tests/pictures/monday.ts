import type { Page } from '@playwright/test';
import { mondayEmail } from '../../src/server/analytics/monday-email.ts';
import { mondayToken } from '../../src/server/analytics/monday-unsubscribe.ts';
import type { BusinessWeek, Week } from '../../src/server/analytics/monday-week.ts';
import { readConfig } from '../../src/server/config/config.ts';
import { testSecret } from '../product.ts';
import type { Picture } from '../screens.ts';

const config = readConfig({ SECRET_KEY: testSecret });

async function stopLink(page: Page): Promise<string> {
  const user = await (await page.request.get('/api/user')).json();
  return `/unsubscribe/${mondayToken(config.secretKey, user)}`;
}

const business = (id: number, name: string, changes: Partial<BusinessWeek> = {}): BusinessWeek => ({
  id,
  userId: 1,
  readsMessages: true,
  name,
  hasReviewLink: true,
  now: { opened: 41, good: 30, four: 28, draft: 26, google: 19, facebook: 0 },
  before: { opened: 38, good: 27, four: 24, draft: 22, google: 15, facebook: 0 },
  said: { name: 'Friendly staff', n: 15, of: 26 },
  bestPlace: { name: 'Front desk', n: 24, of: 41 },
  unusedPlace: 'Van',
  ...changes,
});

const oneBusiness: Week = {
  busy: [business(1, 'Juniper Street Dental')],
  businesses: 1,
  waiting: 2,
  oldest: new Date('2026-11-19T18:00:00Z'),
  received: 2,
};

const showEmail = (week: Week) => (page: Page) =>
  page.setContent(
    mondayEmail(
      {
        config,
        reader: { id: 1, email: 'dana@example.org', hasSummary: true, timeZone: 'America/New_York' },
        monday: '2026-11-23',
        now: new Date('2026-11-23T13:00:00Z'),
        overdue: { late: 1, oldest: '2026-11-19T18:00:00Z', days: 2, businesses: ['Juniper Street Dental'] },
      },
      week,
    ).html ?? '',
  );

/** The Monday email, and the page that stops emails. */
export const pictures: readonly Picture[] = [
  { name: 'email-monday', open: showEmail(oneBusiness) },
  {
    name: 'email-monday-many',
    open: showEmail({
      ...oneBusiness,
      oldest: new Date('2026-11-03T18:00:00Z'),
      businesses: 6,
      busy: [
        business(1, 'Juniper Street Dental', {
          now: { opened: 41, good: 30, four: 28, draft: 26, google: 19, facebook: 4 },
        }),
        business(2, 'Saint Bartholomew Community Orthopaedic & Physiotherapy Hall', { said: null, bestPlace: null }),
        business(3, 'Corner Bakery on Elm'),
        business(4, 'Willow Street'),
      ],
    }),
  },
  {
    name: 'email-monday-first',
    open: showEmail({
      ...oneBusiness,
      waiting: 0,
      oldest: null,
      busy: [
        business(1, 'Juniper Street Dental', {
          now: { opened: 3, good: 2, four: 1, draft: 1, google: 1, facebook: 0 },
          before: { opened: 0, good: 0, four: 0, draft: 0, google: 0, facebook: 0 },
          hasReviewLink: false,
          said: null,
          bestPlace: null,
        }),
      ],
    }),
  },
  {
    name: 'email-monday-quiet',
    open: showEmail({ busy: [], businesses: 1, waiting: 0, oldest: null, received: 0 }),
  },
  { name: 'unsubscribe', as: 'owner', fullPage: false, open: async (page) => page.goto(await stopLink(page)) },
  {
    name: 'unsubscribe-done',
    as: 'newcomer',
    fullPage: false,
    open: async (page) => {
      const link = await stopLink(page);
      await page.request.post(link);
      await page.goto(link);
    },
  },
  { name: 'unsubscribe-unknown', fullPage: false, open: (page) => page.goto('/unsubscribe/w1') },
  { name: 'account-emails', as: 'owner', open: (page) => page.goto('/account-settings') },
];
