import type { Page } from '@playwright/test';
import type { Insights } from '../../src/contract/analytics/insights.ts';
import { choice, fullInsights } from '../../src/web/testing/full-insights.ts';
import type { Picture, World } from '../screens.ts';

const longName = 'Oberaufsichtsratsvorsitzendenwartezimmer';
const dayOf = (index: number) => new Date(Date.UTC(2026, 10, 22 - index)).toISOString().slice(0, 10);

const none = { now: 0, before: 0 };
const empty = fullInsights({ summary: { opened: none, draft: none, wentOn: none } });

const few = fullInsights({
  period: { from: '2026-11-16', to: '2026-11-22', days: 7 },
  before: { from: '2026-11-09', to: '2026-11-15', days: 7 },
  summary: { opened: { now: 15, before: 12 }, draft: { now: 12, before: 9 }, wentOn: none },
  isTooFewToCompare: true,
  funnel: fullInsights().funnel.map((row, index) => ({ ...row, people: Math.max(0, 15 - 3 * index), share: null })),
  unhappy: { tapped: 2, sent: 1, publicToo: 2 },
  ownWords: 0,
  places: fullInsights().places.map((place) => ({ ...place, opened: 5, draft: 4, wentOn: 1, share: null })),
  days: fullInsights().days.slice(-7),
  notes: [],
  choices: { visits: 12, visitsBefore: 9, saidMost: [], more: [], less: [], all: [] },
});

const year = fullInsights({
  period: { from: dayOf(399), to: dayOf(0), days: 400 },
  before: { from: dayOf(799), to: dayOf(400), days: 400 },
  timeZoneSince: '2026-03-09',
  summary: {
    opened: { now: 48_120, before: 31_007 },
    draft: { now: 31_044, before: 19_320 },
    wentOn: { now: 20_871, before: 12_003 },
  },
  funnel: fullInsights().funnel.map((row, index) => ({
    ...row,
    people: Math.round(48_120 * (row.share ?? 0)),
    change: index === 1 ? 'more' : null,
    shareBefore: index === 1 ? 0.74 : row.shareBefore,
  })),
  places: Array.from({ length: 30 }, (_, index) => ({
    ...(fullInsights().places[0] as Insights['places'][number]),
    id: index + 1,
    name: index === 0 ? longName : `Waiting room ${index}`,
    opened: 12_000 - 390 * index,
  })),
  languages: [
    { language: 'en', people: 40_100, share: 0.83 },
    { language: 'es', people: 8020, share: 0.17 },
  ],
  days: Array.from({ length: 400 }, (_, index) => ({ day: dayOf(399 - index), opened: 80 + ((index * 37) % 90) })),
  notes: [350, 349, 200, 20, 0].map((index) => ({ day: dayOf(index), reviews: 1204 - index, stars: 4.6 })),
});

const all25 = Array.from({ length: 25 }, (_, index) =>
  choice(
    `sentiment-${index}`,
    index === 3 ? 'Explained everything before it began' : `Sentiment ${index + 1}`,
    0.6 - index / 45,
  ),
);
const withAll = fullInsights();
const twentyFive = { ...withAll, choices: { ...withAll.choices, saidMost: all25.slice(0, 7), all: all25 } };

const answer = (page: Page, insights: Insights) =>
  page.route('**/api/analytics/*/insights?*', (route) => route.fulfill({ json: insights }));

const open =
  (insights: Insights, search = '') =>
  async (page: Page) => {
    await answer(page, insights);
    await page.goto(`/dashboard?tab=insights${search}`);
    await page.getByRole('button', { name: '90 days' }).waitFor();
  };

async function addPlaces(page: Page, { business }: World, names: readonly string[]): Promise<void> {
  for (const name of names)
    await page.request.post(`/api/businesses/${business.id}/places`, { data: { name, kind: 'desk' } });
}

/** All pictures show the same places. */
let added: Promise<void> | undefined;

async function openPlaces(page: Page, world: World): Promise<void> {
  added ??= addPlaces(page, world, ['Front desk', 'Invoice', longName]);
  await added;
  await answer(page, fullInsights());
  await page.goto(`/places/${world.business.id}`);
  await page.getByRole('heading', { name: 'Invoice' }).waitFor();
}

export const pictures: readonly Picture[] = [
  { name: 'insights', as: 'owner', open: open(fullInsights()) },
  { name: 'insights-few', as: 'owner', open: open(few, '&period=7') },
  { name: 'insights-empty', as: 'owner', open: open(empty) },
  { name: 'insights-year', as: 'owner', open: open(year, `&period=own&from=${dayOf(399)}&to=${dayOf(0)}`) },
  {
    name: 'insights-all',
    as: 'owner',
    open: async (page) => {
      await open(twentyFive)(page);
      await page.getByRole('button', { name: 'Show all 25' }).click();
      await page.getByText('Show the numbers').click();
    },
  },
  {
    name: 'insights-refused',
    as: 'owner',
    open: async (page) => {
      await page.goto('/dashboard?tab=insights&period=own&from=2026-02-31&to=2026-02-01');
      await page.locator('.err').first().waitFor();
    },
  },
  {
    name: 'insights-note-refused',
    as: 'owner',
    open: async (page) => {
      await open(fullInsights())(page);
      await page.getByRole('textbox', { name: 'Reviews' }).fill('many');
      await page.getByRole('textbox', { name: 'Stars' }).fill('46');
      await page.getByRole('button', { name: 'Add a dot' }).click();
      await page.locator('.err').first().waitFor();
    },
  },
  {
    name: 'insights-panel-failed',
    as: 'owner',
    open: open(fullInsights({ notes: null as never })),
  },
  {
    name: 'insights-loading',
    as: 'owner',
    waiting: true,
    open: async (page) => {
      await page.route('**/insights?*', () => undefined);
      await page.goto('/dashboard?tab=insights');
      await page.getByRole('status', { name: 'Loading your insights' }).waitFor();
    },
  },
  {
    name: 'insights-failed',
    as: 'owner',
    open: async (page) => {
      const json = { error: 'The counts could not be read.' };
      await page.route('**/insights?*', (route) => route.fulfill({ status: 404, json }));
      await page.goto('/dashboard?tab=insights');
      await page.getByText('The counts could not be read.').waitFor();
    },
  },
  {
    name: 'insights-zoomed',
    as: 'owner',
    open: async (page) => {
      const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 };
      await page.setViewportSize({ width: Math.max(320, width / 2), height: height / 2 });
      await open(year)(page);
    },
  },
  { name: 'places', as: 'owner', open: openPlaces },
  { name: 'places-empty', as: 'owner', open: (page, { branded }) => page.goto(`/places/${branded.id}`) },
  {
    name: 'places-rename',
    as: 'owner',
    open: async (page, world) => {
      await openPlaces(page, world);
      await page.getByRole('textbox', { name: 'Name' }).fill('Maria');
      await page.getByRole('button', { name: 'More: Invoice' }).click();
      await page.getByRole('button', { name: 'Rename', exact: true }).click();
    },
  },
  {
    name: 'places-retired',
    as: 'owner',
    open: async (page, world) => {
      await openPlaces(page, world);
      const places = page.waitForResponse('**/places');
      await page.reload();
      const json = (await (await places).json()) as { places: readonly object[] };
      const retired = json.places.map((place, index) => ({ ...place, isRetired: index > 0 }));
      await page.route('**/places', (route) => route.fulfill({ json: { places: retired } }));
      await page.reload();
      await page.getByText('Retired places (2)').click();
    },
  },
];
