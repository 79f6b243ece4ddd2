import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeBusiness } from '../testing/factories.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.close());

it('the migration to one row per counter keeps every count', async () => {
  const { db } = test.services.database;
  const { business, owner } = await makeBusiness(test);
  await db.execute(sql`create table analytics_days (business_id bigint, day date, reviews_generated integer,
    google_link_clicks integer, facebook_link_clicks integer)`);
  await db.execute(sql`insert into analytics_days
    select ${business.id}, (now() at time zone 'utc')::date - n, 3, n, 0 from generate_series(0, 2) n`);
  const file = new URL('../../../migrations/0017_analytics_counts.sql', import.meta.url);
  const statements = readFileSync(file, 'utf8').split('--> statement-breakpoint');
  await db.execute(sql.raw(statements.find((statement) => statement.includes('INSERT')) ?? ''));
  expect((await owner.browser.call(`GET /api/analytics/${business.id}`)).json()).toEqual({
    reviewsGenerated: 9,
    googleLinkClicks: 3,
    facebookLinkClicks: 0,
  });
  const { days } = (await owner.browser.call(`GET /api/analytics/${business.id}/daily?days=7`)).json();
  expect(days.slice(3)).toMatchObject([
    { reviewsGenerated: 0, googleLinkClicks: 0, facebookLinkClicks: 0 },
    { reviewsGenerated: 3, googleLinkClicks: 2, facebookLinkClicks: 0 },
    { reviewsGenerated: 3, googleLinkClicks: 1, facebookLinkClicks: 0 },
    { reviewsGenerated: 3, googleLinkClicks: 0, facebookLinkClicks: 0 },
  ]);
});
