import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Insights } from '../../contract/analytics/insights.ts';
import { passDays } from '../testing/pass-days.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';
import { fewest, makeVisited, visitsByDay } from '../testing/visits-one-by-one.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ RATE_LIMIT_MULTIPLIER: '1000' });
});
afterAll(() => app.close());

// `npm run bench -- one-visit` compares a hundred reads.
test('CNT-15 of 30 visits, none can be told from the sums before and after it', async () => {
  const { compareAll, read, readTotals } = await makeVisited(app);
  const { visits, told, moves } = await compareAll(2);
  expect([visits, told]).toEqual([30, 0]);
  expect(fewest(moves)).toBeGreaterThanOrEqual(5);
  const last = await read(60, 0);
  // The last four wait for a fifth.
  expect([last.summary.opened.now, last.summary.draft.now, last.choices.visits]).toEqual([26, 20, 20]);
  expect(await readTotals()).toMatchObject({ opened: 30, wentOn: 20 });
});

test('CNT-15 no subtraction of periods, places or languages leaves fewer than five people', async () => {
  const { visit, read } = await makeVisited(app);
  for (const [at, people] of visitsByDay.entries()) {
    for (let n = 0; n < people; n += 1) await visit(at * 3 + n);
    await passDays(app.services.database.db, 1);
  }
  const length = visitsByDay.length + 8;
  const periods: { from: number; to: number; insights: Insights }[] = [];
  for (let from = 0; from < length; from += 1)
    for (let to = 0; to <= from; to += 1) periods.push({ from, to, insights: await read(from, to) });
  const figures = ({ summary, choices, places, otherPlaces, languages, otherLanguages }: Insights) => ({
    opened: summary.opened.now,
    chosen: choices.visits,
    ...Object.fromEntries(places.map(({ name, opened }) => [`place ${name}`, opened])),
    otherPlaces: otherPlaces.opened,
    ...Object.fromEntries(languages.map(({ language, people }) => [`language ${language}`, people])),
    otherLanguages,
  });
  const left: number[] = [];
  for (const outer of periods)
    for (const inner of periods) {
      if (inner.from > outer.from || inner.to < outer.to) continue;
      const [all, some]: Record<string, number>[] = [figures(outer.insights), figures(inner.insights)];
      for (const name of Object.keys(all ?? {})) left.push((all?.[name] ?? 0) - (some?.[name] ?? 0));
    }
  for (const { insights } of periods) left.push(...Object.values(figures(insights)));
  expect(left.length).toBeGreaterThan(10_000);
  expect(Math.min(...left)).toBe(0);
  expect(fewest(left)).toBeGreaterThanOrEqual(5);
  const weeks = periods.flatMap(({ insights }) => (insights.toldApart ? [insights] : []));
  expect(weeks.length).toBeGreaterThan(0);
});
