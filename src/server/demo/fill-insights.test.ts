import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBusiness } from '../testing/factories.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';
import { demoInsights } from './example-insights.ts';
import { fillInsights } from './fill-insights.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

test('the example tells its story at first sight', async () => {
  const { owner, business } = await makeBusiness(app);
  await app.services.database.transact((tx) => fillInsights(tx, business.id, ['Dentist'], demoInsights));
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  const path = `GET /api/analytics/${business.id}/insights?from=${day(29)}&to=${day(0)}`;
  const { summary, places, choices, notes, unhappy, days } = (await owner.browser.call(path)).json();
  expect(summary).toEqual({
    opened: { now: 412, before: 388 },
    draft: { now: 284, before: 251 },
    wentOn: { now: 179, before: 158 },
  });
  const daily = (await owner.browser.call(`GET /api/analytics/${business.id}/daily?days=30`)).json();
  const drafts = daily.days.reduce((sum: number, one: { reviewsGenerated: number }) => sum + one.reviewsGenerated, 0);
  expect(drafts).toBe(284);
  for (const period of ['', '7', '30', '90'].map((days) => Number(days))) {
    const some = await owner.browser.call(
      `GET /api/analytics/${business.id}/insights?from=${day(Math.max(period - 1, 0))}&to=${day(0)}`,
    );
    expect(some.json().choices.visits).toBe(some.json().summary.draft.now);
  }
  const total = (await owner.browser.call(`GET /api/analytics/${business.id}`)).json();
  const all = (
    await owner.browser.call(`GET /api/analytics/${business.id}/insights?from=${day(89)}&to=${day(0)}`)
  ).json();
  expect([total.reviewsGenerated, total.googleLinkClicks]).toEqual([
    all.summary.draft.now,
    all.funnel.find((one: { step: string }) => one.step === 'google').people,
  ]);
  // Places are counted in whole weeks, so the number depends on the weekday.
  const shown = places.map((one: { name: string; opened: number; isUnused: boolean }) => [
    one.name,
    one.opened >= 5,
    one.isUnused,
  ]);
  expect(shown).toEqual([
    ['Front desk', true, false],
    ['Invoice', true, false],
    ['Waiting room', true, false],
    [null, true, false],
    ['Van', false, true],
  ]);
  const percent = ({ label, share, shareBefore }: { label: string; share: number; shareBefore: number }) => [
    label,
    Math.round(share * 100),
    Math.round(shareBefore * 100),
  ];
  expect(choices.more.map(percent)).toEqual([['Long wait', 31, 14]]);
  expect(choices.less.map(percent)).toEqual([['Hard to park', 6, 19]]);
  expect(unhappy).toEqual({ tapped: 23, sent: 6, publicToo: 23 });
  expect([notes.length, days.length]).toEqual([2, 30]);
});
